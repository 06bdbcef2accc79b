import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { anyOf } from '../../reading/phrases.ts';
import { unitOf } from '../../reading/units.ts';
import { SHORT_TERMS, PERIOD_UNITS, MONTH_UNITS, YEAR_UNITS } from '../../reading/vocabulary/term-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Stated } from './stated.ts';

/** How many of something a text counts: a decimal string, the words right behind it of which one names it, and the count as written. */
export interface Count {
  value: string;
  nouns: string[];
  from: string[];
}

const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,/$€£₹-])(?<count>\\d{1,3}(?:,\\d{3})+|\\d{1,6}|${COUNT_WORD})(?:[ -]|(?=\\p{L}))(?<nouns>\\p{L}{1,20}(?:[ -]\\p{L}{2,20})?)`,
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

/** "450 per class", "40 at £3": a price, or a count of what stands elsewhere. */
const LINKS = new Set([
  'per',
  'a',
  'an',
  'each',
  'every',
  'at',
  'for',
  'or',
  'to',
  'and',
  'on',
  'in',
  'is',
  'of',
  'by',
  'x',
  'the',
]);

/** All that a text counts, in order. */
export function readCounts(text: string): Stated<Count>[] {
  const isOneYear = !YEARS.test(text);
  return [...text.matchAll(COUNTED)].flatMap((hit): Stated<Count>[] => {
    const { count = '', nouns = '' } = hit.groups ?? {};
    const [first = '', second] = nouns.toLowerCase().split(/[ -]/);
    const ends = [first.length, second === undefined ? first.length : nouns.length].map(
      (length) => hit.index + hit[0].length - nouns.length + length,
    );
    const isOften = ends.some((end) => HOW_OFTEN.test(text.slice(end)) && !(isOneYear && A_YEAR.test(text.slice(end))));
    if (isOften || LINKS.has(first)) return [];
    const value = parseCountWord(count) ?? Number(count.replaceAll(',', ''));
    const span = { start: hit.index, end: hit.index + hit[0].length };
    return [
      {
        value: {
          value: String(value),
          nouns: [first, ...(second && !LINKS.has(second) ? [second] : [])],
          from: [count],
        },
        ...span,
      },
    ];
  });
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

const TIMES = Object.entries({ ...SHORT_TERMS, month: MONTH_UNITS, year: YEAR_UNITS }).map(
  ([name, words]) => [name, new RegExp(`^${anyOf(words)}$`, 'iu')] as const,
);

/** The span of time that a word names: `hour`, `day`, `night`, `week`, `month`, `year`; null for any other word. */
export const timeOf = (word: string): string | null => TIMES.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
