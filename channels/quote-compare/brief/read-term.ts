import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { MONTH_UNITS, YEAR_UNITS } from '../../reading/vocabulary/term-words.ts';
import type { Stated } from './stated.ts';

/** How long something is bought for: months as a decimal string, and the words of the brief that they follow from. */
export interface Term {
  months: string;
  from: string[];
}

const YEAR = anyOf(YEAR_UNITS);
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,])(?<count>\\d{1,3}|${COUNT_WORD})[\\s-]?(?:(?<year>${YEAR})|${anyOf(MONTH_UNITS)})(?![\\p{L}])`,
  'giu',
);
/** "First year cost", "for the year", "a year's …": one of it. */
const ONE = new RegExp(
  `(?:first|whole|full|one|the|per|a|erste[ns]?|première|primer|ein)\\s(?<year>${YEAR})(?![\\p{L}])`,
  'giu',
);
/** How long something is warranted, has lasted or is late says nothing about what is bought. */
const OTHER = /^\W*(?:warrant\w*|guarant\w*|old\b|garantie|ago\b|from now|lead|delivery|lieferzeit|of experience)/i;
const IN = /\b(?:in|within|after|every|last|past|previous|over the last)\s+(?:an?\s+)?$/i;

/** The term of a brief about what is paid for by the month, or null where it names none or several. */
export function readTerm(brief: string): Stated<Term> | null {
  const counted = [...brief.matchAll(COUNTED)].filter((hit) => isTerm(brief, hit));
  const named = counted.length > 0 ? counted : [...brief.matchAll(ONE)].filter((hit) => isTerm(brief, hit));
  const terms = named.map((hit) => {
    const { count = 'one', year } = hit.groups ?? {};
    const number = parseCountWord(count) ?? Number(count);
    const from = [...(hit.groups?.count ? [count] : []), ...(year === undefined ? [] : [year])];
    const months = String(number * (year === undefined ? 1 : 12));
    return { value: { months, from }, start: hit.index, end: hit.index + hit[0].length, words: hit[0] };
  });
  const [first] = terms;
  return first && terms.every(({ value }) => value.months === first.value.months) ? first : null;
}

const isTerm = (brief: string, hit: RegExpExecArray): boolean =>
  !OTHER.test(brief.slice(hit.index + hit[0].length)) && !IN.test(brief.slice(0, hit.index));
