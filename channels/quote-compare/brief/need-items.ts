import { NUMBERED_FIELDS } from '../../reading/vocabulary/field-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import { ASKING, PEOPLE, QTY, UNIT_AFTER } from './need-patterns.ts';
import { timeOf } from './read-counts.ts';

/** A thing of a list, and how many of it. */
export interface Item extends Span {
  part: string;
  qty: string;
  unit: string | undefined;
  /** It says what it counts in. */
  isCounted: boolean;
  /** The count as it is written in words. */
  words?: string;
}

/** A line of a brief, from behind its mark. */
export interface Line extends Span {
  text: string;
  /** It opens with the mark or the number of an item. */
  isMarked: boolean;
}

/** What counts behind a name, and before one may be something else: "12 bottes", "9 uni". */
const ALSO_COUNTS = 'bottes?|molhos?|mazzi|bossen|uni|un|u|nr|nbre|off';
export const COUNT = `${QTY}(?:\\s(?<counter>${ALSO_COUNTS})(?!\\p{L})\\.?|${UNIT_AFTER})`;
export const PART = '(?<part>(?=[^\u0001]*(?:\\p{L}{2}|\\d{3})|#\\d)(?!\\d+(?:\\s{2}|\\t))[\\p{L}\\d#-][^\u0001]*?\\S)';

/** What a letter or a form has a number of, and no part. */
export const FIELD = new RegExp(`^(?:\\p{L}+[ ])?${anyOf(NUMBERED_FIELDS)}(?: (?:by|in|on|at|no|nr|of))?[.#]?$`, 'iu');

/** "12 chairs and tables", "Looking for 70 m of pipe": a count of its own, and no size. */
export const hasCount = (part: string): boolean =>
  countsFirst(part) ||
  COUNTS_A_CODE.test(part) ||
  /(?<=^|[\s(])\d[\d,]*(?:[x×] ?| [x×] |(?: \p{L}{1,12}\.? (?:of|de|di|von) | ))\p{L}{3}/u.test(part);

/** "24 FL-5 floor finish", "24 x FL-5": how many of a number, before a size that stands behind. */
const COUNTS_A_CODE = /^\d{1,3}(?:,?\d{3})*(?:\s?[x×])?\s(?=\p{Lu}{1,5}[-/]?\d)/u;

/** "48 pz bulloni M10" */
const countsFirst = (part: string): boolean =>
  unitOf(/(?<=^|[\s(])\d[\d,]*\s(?<unit>\p{L}{1,6})\.?\s\p{L}{3}/u.exec(part)?.groups?.unit ?? '')?.kind === 'each';

/** Measures in which things are sized, and hardly ever bought. */
const SIZES: ReadonlySet<string> = new Set(['mm', 'cm', 'in', 'g']);
/** Whether what counts is a size or a time. */
export const isSized = (unit: string | undefined): boolean =>
  SIZES.has(unitOf(unit ?? '')?.name ?? '') || timeOf(unit ?? '') !== null;

/** What is asked for, without the words that ask for it. */
export function withoutAsking(words: string): string {
  const rest = words.replace(ASKING, '');
  return rest === words || !/\p{L}{2}/u.test(rest) ? words : withoutAsking(rest);
}

/** A number of things, and no size, no second count, and nobody who is to have them. */
export const isRemarked = ({ part = '', unit = '' }: { [key: string]: string | undefined }): boolean =>
  !isSized(unit) && !hasCount(part) && !ARE_PEOPLE.test(unit);
const ARE_PEOPLE = new RegExp(`^(?:${PEOPLE})$`, 'iu');
