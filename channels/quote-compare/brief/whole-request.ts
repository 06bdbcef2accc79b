import { cueList } from '../../reading/cue-list.ts';
import type { Need } from '../need.ts';
import { trimSpan } from '../../reading/span.ts';

/** Longer than this a request is a letter, whose first sentence does not say what is bought. */
const MOST_CHARS = 160;

/**
 * A brief that counts nothing, beside two quotes or more: its first sentence is what all of them answer, once. Empty where that sentence asks
 * or greets and names nothing.
 */
export function wholeRequest(brief: string, quotes: readonly unknown[]): Need[] {
  if (quotes.length < 2) return [];
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

const NAMES = /\p{L}{4,}[^.!?\n]*\p{L}{3,}/u;
const ASKS = cueList(
  String.raw`
    hi|hello|hey|dear|thanks|thank you|please (?:compare|advise)|which|who|what|compare|two quotes|landed|delivered
    ship(?:ped)? to|to be delivered
  `,
  { before: String.raw`^\W*`, after: String.raw`\b|\b(?:below|attached|thread|pasted|forwarded)\b` },
);
