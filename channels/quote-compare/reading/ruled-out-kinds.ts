import { anyOf } from '../../reading/phrases.ts';
import { LACKS, NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import { NOTHING_WORDS } from '../../reading/vocabulary/freight-words.ts';
import { MADE_OVER, NEW_GOODS, ONLY_WORDS } from '../../reading/vocabulary/refusal-words.ts';
import type { Offer } from '../offer.ts';

const DENIAL = `(?:${anyOf(NEGATIONS)}|${anyOf(LACKS)}|${anyOf(NOTHING_WORDS)})`;
const DENIED = new RegExp(
  `(?<![\\p{L}\\d])${DENIAL}\\s(?:(?:[^\\s,.;!?]+\\s){0,2}|d['’])${anyOf(MADE_OVER)}(?!\\p{L})`,
  'iu',
);
const ONLY_NEW = new RegExp(
  [
    `(?<![\\p{L}\\d])${anyOf(ONLY_WORDS)}\\s(?:[^\\s,.;!?]+\\s){0,2}${anyOf(NEW_GOODS)}(?![\\p{L}\\d])`,
    `(?<![\\p{L}\\d])${anyOf(NEW_GOODS)}\\s(?:[^\\s,.;!?]+\\s)?${anyOf(ONLY_WORDS)}(?![\\p{L}\\d])`,
  ].join('|'),
  'iu',
);
const KIND = new RegExp(`(?<![\\p{L}\\d])${anyOf(MADE_OVER)}(?!\\p{L})`, 'iu');

/** An offer without lines for goods that are used or made over, where the brief takes none: "no retreads", "solo gomme nuove", "nur Neuware". */
export function withoutRuledOut(offer: Offer, brief: string): Offer {
  if (!DENIED.test(brief) && !ONLY_NEW.test(brief)) return offer;
  return {
    ...offer,
    lines: offer.lines.map((line) =>
      line.needs.length > 0 && KIND.test(line.words) && !DENIED.test(line.words)
        ? { ...line, isSubstitute: true, isRuledOut: true }
        : line,
    ),
  };
}
