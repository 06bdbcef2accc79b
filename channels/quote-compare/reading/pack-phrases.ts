import { COUNT_WORD } from '../../reading/count-words.ts';
import { currencyOf } from '../../reading/currency.ts';
import { anyOf } from '../../reading/phrases.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { isMeasure, PACK_WORD, unitOf } from '../../reading/units.ts';
import {
  HOLDS_WORDS,
  IN_EACH_WORDS,
  IN_THERE_WORDS,
  PACKAGES,
  PER_SO_MANY,
} from '../../reading/vocabulary/pack-words.ts';
import { timeOf } from '../brief/read-counts.ts';

/** "Box of 5", "5 to a carton", "5er-Pack", "je 5 Stück": how many pieces are sold or priced together. */
export interface PackPhrase extends Span {
  /** The word for the package; empty where the words name none. */
  noun: string;
  /** Pieces, as written. */
  size: string;
}

const PACKAGE = `(?:${anyOf(PACKAGES)}|${PACK_WORD})`;
const SIZE = `(?<size>\\d{1,4}|${COUNT_WORD})(?![\\d\\p{L}%]|[.,:/]\\d|[.,]-|\\s?(?:%|[×x]\\s?\\d)|\\s?\\p{Sc}(?!\\s?\\d)|\\s?(?:EUR|GBP|USD|CHF)(?!\\p{L}))`;
const START = '(?<![\\p{L}\\d.,/-])';
/** A word for what is counted, between a number and what follows. */
const OF_WHAT = '(?:\\s?(?!\\d)\\p{L}[\\p{L}-]*\\.?){0,2}';
const FORMS = [
  `${START}(?<noun>${PACKAGE})s?\\.?(?:\\s?[:=(/]\\s?|\\s${PACKAGE}\\s?[:=/]\\s?|\\s(?:=\\s)?)(?:${PACKAGE}[/\\s])?(?:${anyOf(HOLDS_WORDS)}\\.?\\s)?${SIZE}`,
  `(?<![\\p{L}\\d.,/\\p{Sc}-])${SIZE}${OF_WHAT}(?:\\s${anyOf(IN_EACH_WORDS)}\\s|\\s?\\/\\s?)(?<noun>${PACKAGE})(?![\\p{L}])`,
  `(?<![\\p{L}\\d.,/\\p{Sc}-])(?<size>\\d{1,4})(?:-?er[- ]?|-|[ -]?(?=pk))(?<noun>${PACKAGE})s?(?![\\p{L}])`,
  `${START}(?:${anyOf(HOLDS_WORDS)})\\s${SIZE}(?<there>${OF_WHAT}\\s${anyOf(IN_THERE_WORDS)})(?!\\p{L})`,
  `(?<![\\p{L}\\d.,/\\p{Sc}-])${SIZE}(?<there>${OF_WHAT}\\s${anyOf(IN_THERE_WORDS)})(?!\\p{L})`,
  `${START}(?:holds|contains|contient|contiene|enthält|fasst|bevat|contém|zawiera)\\s${SIZE}`,
  `${START}(?:${anyOf(PER_SO_MANY)})\\s${SIZE}`,
].map((source) => new RegExp(source, 'giu'));
/** "Sold in 5s", "in fives". */
const IN_THEM = /(?<=(?:in|by the)\s)(?<size>\d{1,4})['’]?s(?!\p{L})/giu;

/** All that a text says of how many pieces are together, in order; spans of time, measures and counts of what is asked for are none. */
export function packPhrases(text: string, wanted: readonly string[]): PackPhrase[] {
  const found: PackPhrase[] = [];
  for (const form of [...FORMS, IN_THEM])
    for (const { 0: hit, index, groups = {} } of text.matchAll(form)) {
      const { noun = '', size = '' } = groups;
      const span = { start: index, end: index + hit.length };
      const [behind = ''] = /(?<=^[\s.-]{0,2})\p{L}+[²³]?/u.exec(text.slice(span.end)) ?? [];
      const isOther =
        currencyOf(behind) !== null || timeOf(behind) !== null || isMeasure(unitOf(behind)) || timeOf(noun) !== null;
      if (
        isOther ||
        /^0|^1$/.test(size) ||
        (noun === '' && /^10{2,3}$/.test(size)) ||
        wanted.includes(size) ||
        found.some((one) => overlaps(one, span))
      )
        continue;
      found.push({ ...span, noun, size });
    }
  const inOrder = found.toSorted((a, b) => a.start - b.start);
  // "5 per box, 60 per box": the second is its price.
  return wanted.length > 1
    ? inOrder
    : inOrder.filter(({ noun }, at) => at === 0 || (noun !== '' && noun !== inOrder[0]?.noun));
}

/** Whether words name a package. */
export const isPackage = (word: string): boolean => unitOf(word)?.kind === 'pack' || IS_PACKAGE.test(word.trim());
const IS_PACKAGE = new RegExp(`^${PACKAGE}s?$`, 'iu');
/** "Der Karton kostet", "pack price", "Preis je VPE": a package is what a price beside is of. */
export const SPEAKS_OF_PACKAGE = new RegExp(`(?<![\\p{L}\\d])(?:${PACKAGE})(?:s?preis|price|preis)?(?![\\p{L}])`, 'iu');
/** "El lote, …" */
export const ENDS_IN_PACKAGE = new RegExp(`(?<![\\p{L}\\d])${PACKAGE}[,:;]\\s*$`, 'iu');
