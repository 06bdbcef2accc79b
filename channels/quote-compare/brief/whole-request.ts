import { cueList } from '../../reading/cue-list.ts';
import type { Need } from '../need.ts';
import { findCodes } from './part-codes.ts';
import type { PastedQuote } from './pasted-quote.ts';
import { trimSpan } from '../../reading/span.ts';

/** Longer than this a request is a letter, whose first sentence does not say what is bought. */
const MOST_CHARS = 160;

/**
 * A brief that counts nothing, beside two quotes or more: the part numbers that it shares with them, one of each, else the sentence of which they speak
 * most, the first of several. Empty where none but questions and greetings are there.
 */
export function wholeRequest(brief: string, quotes: readonly PastedQuote[]): Need[] {
  if (quotes.length < 2) return [];
  const coded = codedNeeds(brief, quotes);
  if (coded.length > 0) return coded;
  const sentence = [...brief.matchAll(/[^.!?\n]+/g)]
    .filter(([words]) => NAMES.test(words) && !ASKS.test(words))
    .map((hit) => ({ hit, answered: answeredIn(hit[0], quotes) }))
    .toSorted((a, b) => b.answered - a.answered)[0]?.hit;
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

/** How many words of a sentence two quotes or more speak of. */
function answeredIn(sentence: string, quotes: readonly PastedQuote[]): number {
  const words = new Set(
    sentence
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, STEM)),
  );
  const said = quotes.map(
    ({ text }) =>
      new Set(
        text
          .toLowerCase()
          .match(/\p{L}{4,}/gu)
          ?.map((word) => word.slice(0, STEM)),
      ),
  );
  return [...words].filter((word) => said.filter((own) => own.has(word)).length > 1).length;
}
/** "Removal" and "remove" are one thing. */
const STEM = 5;

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
