import { anyOf } from './phrases.ts';
import { LACKS, NEGATIONS } from './vocabulary/denial-words.ts';

/** At the end of what stands before a word: a denial, and up to so many words between. French leaves out a vowel and the blank. */
const atEnd = (denials: string): RegExp[] =>
  [0, 1, 2].map(
    (most) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${denials}(?:\s+\p{L}+){0,${most}}\s+|pas d['’]\s?)$`, 'iu'),
  );
const NEGATED = atEnd(anyOf(NEGATIONS));
const LACKING = atEnd(anyOf(LACKS));

/** Whether what follows is said not to be so; `most` words may stand between. */
export const isNegated = (before: string, most: 0 | 1 | 2 = 2): boolean => NEGATED[most]!.test(before.slice(-REACH));

/** The same, or that somebody is without it. */
export const isDenied = (before: string, most: 0 | 1 | 2 = 2): boolean =>
  isNegated(before, most) || LACKING[most]!.test(before.slice(-REACH));

/** Characters before a word that a denial of it stands in. */
const REACH = 60;
