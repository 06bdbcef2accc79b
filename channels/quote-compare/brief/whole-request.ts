import { cueList } from '../../reading/cue-list.ts';
import type { Need } from '../need.ts';
import { findCodes } from './part-codes.ts';
import type { PastedQuote } from './pasted-quote.ts';
import { trimSpan } from '../../reading/span.ts';

/** Longer than this a request is a letter, whose first sentence does not say what is bought. */
const MOST_CHARS = 160;

/**
 * A brief that counts nothing, beside two quotes or more: the part numbers that it shares with them, one of each, else its first sentence, which all of
 * them answer. Empty where that sentence asks
 * or greets and names nothing.
 */
export function wholeRequest(brief: string, quotes: readonly PastedQuote[]): Need[] {
  if (quotes.length < 2) return [];
  const coded = codedNeeds(brief, quotes);
  if (coded.length > 0) return coded;
  const sentence = [...brief.matchAll(/[^.!?\n]+/g)].find(([words]) => NAMES.test(words) && !ASKS.test(words));
  if (!sentence) return [];
  const span = trimSpan(brief, { start: sentence.index, end: sentence.index + sentence[0].length });
  // Of a sentence that goes on and on the first clause says what it is about.
  const clause = /^[^,;]+/.exec(brief.slice(span.start, span.end))?.[0] ?? '';
  const end = span.end - span.start > MOST_CHARS ? span.start + clause.length : span.end;
  const part = brief.slice(span.start, end);
  if (part.length > MOST_CHARS || !NAMES.test(part)) return [];
  return [
    { id: 'need-1', part, codes: [], qty: '1', qtyFrom: ['one'], unit: 'each', isWhole: true, start: span.start, end },
  ];
}

/** "All I need is D2740 (crown) and D2950": numbers of parts or services that two quotes or more name, with no figure beside them: one of each. */
function codedNeeds(brief: string, quotes: readonly PastedQuote[]): Need[] {
  const isOffered = (code: string): boolean => quotes.filter(({ text }) => text.includes(code)).length > 1;
  const named = [...new Set(findCodes(brief))];
  // Beside another figure it may be a count that was not read.
  const isCounted = (sentence: string): boolean =>
    /\d/.test(named.reduce((left, code) => left.replaceAll(code, ' '), sentence));
  const isAlone = (code: string): boolean =>
    brief.split(/[.!?](?=\s)|\n/).every((sentence) => !sentence.includes(code) || !isCounted(sentence));
  const codes = named.filter((code) => /^\p{L}/u.test(code) && isOffered(code) && isAlone(code));
  return codes.map((code, index): Need => {
    const start = brief.indexOf(code);
    const aside = /^ \([^()\n]{2,40}\)/.exec(brief.slice(start + code.length))?.[0] ?? '';
    const end = start + code.length + aside.length;
    const part = brief.slice(start, end);
    return { id: `need-${index + 1}`, part, codes: [code], qty: '1', qtyFrom: ['one'], unit: 'each', start, end };
  });
}

const NAMES = /\p{L}{4,}[^.!?\n]*\p{L}{3,}/u;
const ASKS = cueList(
  String.raw`
    hi|hello|hey|dear|thanks|thank you|please (?:compare|advise)|which|who|what|compare|two quotes|landed|delivered
    ship(?:ped)? to|to be delivered
  `,
  { before: String.raw`^\W*`, after: String.raw`\b|\b(?:below|attached|thread|pasted|forwarded)\b` },
);
