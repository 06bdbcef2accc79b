import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import {
  BEFORE_NO_LENGTH,
  MONTH_UNITS,
  PERIOD_UNITS,
  QUARTER_UNITS,
  SHORT_TERMS,
  YEAR_UNITS,
} from '../../reading/vocabulary/term-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Stated } from './stated.ts';

/** How many of something a text counts: a decimal string, the words right behind it of which one names it, and the count as written. */
export interface Count {
  value: string;
  nouns: string[];
  from: string[];
}

const TIME_WORDS = { ...SHORT_TERMS, month: MONTH_UNITS, quarter: QUARTER_UNITS, year: YEAR_UNITS };
const ANY_TIME = Object.values(TIME_WORDS).map(anyOf).join('|');

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,/$€£₹-])(?<count>\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${COUNT_WORD})(?:[ -]|\\n(?=(?:${ANY_TIME})(?!\\p{L}))|(?=\\p{L}))(?<nouns>\\p{L}{1,20}(?:[ -](?!${COUNT_WORD}(?!\\p{L}))\\p{L}{2,20})?)`,
  'giu',
);
/** "3 classes a week", "two visits per month": how often something comes round, and no count of it. */
const HOW_OFTEN = new RegExp(`^\\s(?:an?|in an?|per|each|every)\\s(?:${anyOf(PERIOD_UNITS)})(?!\\p{L})`, 'iu');

/** "156 visits per year": all of them, unless several years are spoken of. */
const A_YEAR = new RegExp(`^\\s(?:an?|per|each|every|in an?)\\s(?:${anyOf(YEAR_UNITS)}|annum)(?!\\p{L})`, 'iu');
const YEARS = new RegExp(
  `(?<![\\p{L}\\d])(?:[2-9]|1\\d|two|three|four|five)[\\s-](?:${anyOf(YEAR_UNITS)})(?!\\p{L})|(?<!\\d)(?:24|36|48|60)[\\s-](?:${anyOf(MONTH_UNITS)})(?!\\p{L})`,
  'iu',
);

/** Before and behind a span of time that is no length of what is bought: deadlines, lead times, warranties, how old something is. */
const NO_LENGTH = new RegExp(`(?<!\\p{L})${anyOf(BEFORE_NO_LENGTH)}\\s+(?:(?:the|an?|next)\\s+)*$`, 'iu');
/** "Umowa na 12 miesięcy": for so long in Polish, where "na" is "after" in Dutch. */
const FOR_A_TIME = new RegExp(
  `^na\\s\\d{1,3}\\s(?:${[MONTH_UNITS.pl, YEAR_UNITS.pl, ...Object.values(SHORT_TERMS).map(({ pl }) => pl)].join('|').replaceAll('.', '\\.')})(?!\\p{L})`,
  'iu',
);
const ELSE_BEHIND =
  /^[ ,('’-]*(?:ago\b|old\b|notice|lead|delivery|lieferzeit|from (?:now|today)|later|before|after|warrant|guarant|garant|net\b|terms|of experience)/iu;

/** "First year cost", "for the year", "a year's …": one of it. */
const ONE_YEAR = new RegExp(
  `(?:first|whole|full|one|the|per|a|erste[ns]?|première|primer|ein)\\s(?<year>${anyOf(YEAR_UNITS)})(?![\\p{L}])`,
  'giu',
);

/** "450 per class", "40 at £3": a price, or a count of what stands elsewhere. */
const LINKS = new Set('per a an each every at for or to and on in is of by x the'.split(' '));

/** All that a text counts, in order. */
export function readCounts(text: string): Stated<Count>[] {
  const isOneYear = !YEARS.test(text);
  return [...text.matchAll(COUNTED)].flatMap((hit): Stated<Count>[] => {
    const { count = '', nouns = '' } = hit.groups ?? {};
    const [first = '', second] = nouns.split(/[ -]/);
    const named = [first, ...(second && !LINKS.has(second.toLowerCase()) ? [second] : [])];
    const from = hit.index + hit[0].length - nouns.length;
    const ends = [from + first.length, ...(second === undefined ? [] : [from + nouns.length])];
    const isOften = ends.some((end) => HOW_OFTEN.test(text.slice(end)) && !(isOneYear && A_YEAR.test(text.slice(end))));
    const isTime = named.some((noun) => timeOf(noun) !== null);
    if (isOften || LINKS.has(first.toLowerCase()) || (isTime && isNoLength(text, hit.index, ends))) return [];
    const value = parseCountWord(count) ?? Number(count.replaceAll(',', ''));
    return [
      {
        value: { value: String(value), nouns: named, from: [count] },
        start: hit.index,
        end: hit.index + hit[0].length,
      },
    ];
  });
}

const isNoLength = (text: string, start: number, ends: number[]): boolean =>
  (NO_LENGTH.test(text.slice(Math.max(0, start - 40), start)) &&
    !FOR_A_TIME.test(text.slice(Math.max(0, start - 3), start + 24))) ||
  ends.some((end) => ELSE_BEHIND.test(text.slice(end)));

/** A list of parts counts more than anybody is paid by. */
const MOST_COUNTS = 24;

/** What a brief counts, lengths of time before the rest. A year is one where nothing counts years or months. */
export function countsOfBrief(brief: string): Stated<Count>[] {
  const counts = readCounts(brief);
  const isTimed = ({ value }: Stated<Count>): boolean => value.nouns.some((noun) => timeOf(noun) !== null);
  const year = counts.some(({ value }) => monthsOf(value) !== null)
    ? undefined
    : [...brief.matchAll(ONE_YEAR)].find(({ index, 0: { length } }) => !isNoLength(brief, index, [index + length]));
  const one = year && {
    value: { value: '1', nouns: [year.groups?.year ?? ''], from: [] },
    start: year.index,
    end: year.index + year[0].length,
  };
  return [
    ...counts.filter(isTimed),
    ...(one ? [one] : []),
    ...counts.filter((count) => !isTimed(count)).slice(0, MOST_COUNTS),
  ];
}

/** Months of a span of time that is paid for by the month or longer; null for a shorter one, and for any other word. */
export const monthsPer = (word: string): number | null => MONTHS_PER.get(timeOf(word) ?? '') ?? null;
const MONTHS_PER = new Map([
  ['month', 1],
  ['quarter', 3],
  ['year', 12],
]);

/** A length of time in months as a decimal string, with the words that it follows from; null for a count of anything else. */
export function monthsOf({ value, nouns, from }: Count): { months: string; from: string[] } | null {
  const noun = nouns.find((word) => monthsPer(word) !== null);
  const times = noun === undefined ? null : monthsPer(noun);
  if (noun === undefined || times === null) return null;
  return { months: String(Number(value) * times), from: times === 1 ? from : [...from, noun] };
}

/** Whether two words name the same thing to count: one unit, one span of time, or one stem ("load" and "truckloads"). */
export function isSameNoun(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return true;
  const [time, otherTime] = [timeOf(a), timeOf(b)];
  if (time !== null || otherTime !== null) return time === otherTime;
  const [unit, otherUnit] = [unitOf(a), unitOf(b)];
  if (unit && otherUnit && unit.kind !== 'each' && unit.name === otherUnit.name) return true;
  if (a.length < 4 || b.length < 4) return false;
  return isSameStem(a, b) || isSameStem(a, b.slice(-a.length)) || isSameStem(a, b.slice(-a.length - 1), 4);
}

const TIMES = Object.entries(TIME_WORDS).map(([name, words]) => [name, new RegExp(`^${anyOf(words)}$`, 'iu')] as const);

/** The span of time that a word names: `hour`, `day`, `night`, `week`, `month`, `quarter`, `year`; null for any other word. */
export const timeOf = (word: string): string | null => TIMES.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
