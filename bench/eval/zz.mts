import { CASES } from './catalogue.ts';
import { splitNotes } from '../../channels/quote-compare/brief/split-notes.ts';
import { hasPrices } from '../../channels/quote-compare/brief/quote-mails.ts';
const cases = await CASES['quote-compare']!({ set: undefined } as any);
let n=0; const seen = new Set<string>();
for (const c of cases as any[]) {
  const notes = c.notes ?? c.brief ?? c.take?.notes;
  const { brief, quotes } = splitNotes(notes);
  if (quotes.length < 2) continue;
  const left = brief.split('\n').filter(hasPrices);
  if (left.length) { n++; const k = left.join(' / '); if (!seen.has(k)) { seen.add(k); console.log(c.group + '/' + c.id, '|', quotes.length, '|', k.slice(0, 400)); } }
}
console.log(n, cases.length, Object.keys(cases[0]!));
