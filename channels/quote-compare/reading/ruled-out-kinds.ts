import { anyOf } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { NOTHING_WORDS } from '../../reading/vocabulary/freight-words.ts';
import { INSISTS, MADE_OVER, NEW_GOODS, ONLY_WORDS, SOLD_BESIDES } from '../../reading/vocabulary/refusal-words.ts';
import type { Offer, OfferedLine } from '../offer.ts';

const DENIAL = `(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)}|${anyOf(NOTHING_WORDS)})`;
const DENIED = new RegExp(
  `(?<![\\p{L}\\d])${DENIAL}\\s(?:(?:[^\\s,.;!?]+\\s){0,2}|d['’])${anyOf(MADE_OVER)}(?!\\p{L})`,
  'iu',
);
const ONLY_NEW = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${anyOf(ONLY_WORDS)}|${anyOf(INSISTS)})\\s(?:[^\\s,.;!?]+\\s){0,2}${anyOf(NEW_GOODS)}(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])${anyOf(NEW_GOODS)}\\s(?:[^\\s,.;!?]+\\s)?${anyOf(ONLY_WORDS)}(?![\\p{L}\\d])`,
  ].join('|'),
  'iu',
);
const KIND = new RegExp(`(?<![\\p{L}\\d])${anyOf(MADE_OVER)}(?!\\p{L})`, 'iu');

/** An offer without lines for goods that are used or made over, where the brief takes none: "no retreads", "solo gomme nuove", "nur Neuware". */
export function withoutRuledOut(offer: Offer, brief: string): Offer {
  if (!DENIED.test(brief) && !ONLY_NEW.test(brief)) return offer;
  return ruledOut(offer, ({ needs, words }) => needs.length > 0 && KIND.test(words) && !DENIED.test(words));
}

/** An offer whose lines of one kind count for nothing, whatever the vendor counts. */
export const ruledOut = (offer: Offer, isOut: (line: OfferedLine) => boolean): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => (isOut(line) ? { ...line, isSubstitute: true, isRuledOut: true } : line)),
});

/** What a brief says beside that it wants no extras ("no add-ons please"); null where it does not say so. */
export const besidesNoExtras = (brief: string): string | null =>
  NO_EXTRAS.test(brief)
    ? brief
        .split(/(?<=[.!?;])\s|\n/)
        .filter((sentence) => !NO_EXTRAS.test(sentence))
        .join('\n')
    : null;
const NO_EXTRAS = new RegExp(
  `(?<![\\p{L}\\d])${DENIAL}\\s(?:[^\\s.,;!?]+\\s){0,4}${anyOf(SOLD_BESIDES)}(?!\\p{L})`,
  'iu',
);
