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

/** "We do not want extended warranties or any other extras", "keine Extras". */
const NOTHING_BESIDES = new RegExp(
  `(?<![\\p{L}\\d])${DENIAL}\\s(?:[^\\s.,;!?]+\\s){0,4}${anyOf(SOLD_BESIDES)}(?!\\p{L})`,
  'iu',
);

/**
 * An offer without what the brief takes none of, whatever the vendor counts: goods that are used or made over ("no retreads", "nur Neuware"), and what
 * nobody asked for where it wants no extras.
 */
export function withoutRuledOut(offer: Offer, brief: string): Offer {
  const isOnlyNew = DENIED.test(brief) || ONLY_NEW.test(brief);
  const isRefused = ({ needs, words }: OfferedLine): boolean =>
    needs.length > 0 ? isOnlyNew && KIND.test(words) && !DENIED.test(words) : NOTHING_BESIDES.test(brief);
  return {
    ...offer,
    lines: offer.lines.map((line) => (isRefused(line) ? { ...line, isSubstitute: true, isRuledOut: true } : line)),
  };
}
