import type { Big } from 'big.js';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow, Finding } from '#contracts/evidence.ts';
import type { Json } from '#contracts/json.ts';
import type { PredicateGround } from './fault-of-predicate.ts';
import { figureOf, isOneCurrency, namesOf } from './figures.ts';
import { ownWords } from './own-words.ts';
import { anyOf } from './phrases.ts';
import { EITHER, OTHER_TONGUES, SUPERLATIVES } from './superlative-words.ts';
import type { Superlative } from './superlative-words.ts';

const ALL: readonly Superlative[] = [
  ...SUPERLATIVES,
  ...OTHER_TONGUES,
  ...EITHER.flatMap(({ words, end }) =>
    (['money', 'number'] as const).map((type): Superlative => ({ words, end, type })),
  ),
];
/** `At the latest` bounds a time; `più caro di` and the like compare two. */
const WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-]|at the )(${anyOf(ALL.map(({ words }) => words))})(?: (\\d{1,4}))?(?![\\p{L}\\p{N}-]| (?:que|do que|di|als|dan) )`,
  'gu',
);

/**
 * Why a word of the highest degree is not carried, or null. Of one row it is said against all rows of the answer, of several against each other:
 * `the nearest 3` are its first three. The column is the one whose figure the sentence states, else every one that the word can be said of; a row
 * without a figure, or with another currency, leaves it open which is the first. Without rows it is said of the days that the findings list.
 */
export function faultOfSuperlative(
  text: string,
  { columns, kept, hasGaps, own, quotes }: PredicateGround,
  findings: readonly Finding[],
): string | null {
  if (text.toLowerCase().search(WORDS) < 0) return null;
  const said = ownWords(text, own, quotes);
  for (const [, word = '', counted] of said.matchAll(WORDS)) {
    const meant = ALL.filter(({ words }) => words.split(',').includes(word));
    const isHeld =
      own.length === 0
        ? meant.some((one) => one.type === 'date' && standsAtTheEnd(text, one, findings))
        : isHeldByRows(meant, counted === undefined ? null : Number(counted));
    if (!isHeld) return `"${word}" is not what its rows or findings show`;
  }
  return null;

  function isHeldByRows(meant: readonly Superlative[], counted: number | null): boolean {
    const first = own.length === 1 ? own : counted === null ? own.filter((row) => isNamed(row)) : own.slice(0, counted);
    const others = (own.length === 1 ? kept : own).filter((row) => !first.includes(row));
    if (own.length === 1 && hasGaps) return false;
    if (first.length === 0 || first.length < (counted ?? 1)) return false;
    return meant.some((one) => {
      const measures = columns.filter((column) => canMeasure(column, one));
      const stated = measures.filter(({ key }) => first.some(({ cells }) => isStated(cells[key])));
      const used = stated.length > 0 ? stated : measures;
      return used.length > 0 && used.every(({ key, type }) => isBefore(first, others, { key, type, end: one.end }));
    });
  }

  function isNamed(row: ComposedRow): boolean {
    return namesOf(row, columns).some((name) => text.includes(name));
  }

  function isStated(cell: Json | undefined): boolean {
    if (cell === null || cell === undefined || cell === '') return false;
    const figures = text.replace(/(?<=\d),(?=\d{3})/g, '');
    const [digits] = /^(?:.*?\D)??(\d[\d.-]*)$/.exec(String(cell).slice(0, 40)) ?? [];
    if (digits === undefined) return false;
    const at = figures.indexOf(digits);
    return at >= 0 && !/\d/.test(figures.charAt(at - 1)) && !/^\.?\d/.test(figures.slice(at + digits.length));
  }
}

const canMeasure = ({ type, unit }: ChannelColumn, one: Superlative): boolean =>
  type === one.type && (one.units === undefined || (unit !== undefined && one.units.includes(unit)));

interface Measure {
  key: string;
  type: ChannelColumn['type'];
  end: 'least' | 'most';
}

function isBefore(first: readonly ComposedRow[], others: readonly ComposedRow[], { key, type, end }: Measure): boolean {
  const all = [...first, ...others];
  if (type === 'money' && !isOneCurrency(all)) return false;
  const figures = (rows: readonly ComposedRow[]): (Big | null)[] => rows.map(({ cells }) => figureOf(cells[key], type));
  const [ahead, behind] = [figures(first), figures(others)];
  return ahead.every((a) => a !== null && behind.every((b) => b !== null && (end === 'least' ? a.lte(b) : a.gte(b))));
}

const DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;

/** Whether no day that the findings list is beyond those of the sentence. One that names no day says it by the order of the page. */
function standsAtTheEnd(text: string, { end }: Superlative, findings: readonly Finding[]): boolean {
  const listed = findings.flatMap(({ value }) => daysIn(value));
  const [day] = text.match(DAY) ?? [];
  if (day === undefined) return findings.some(({ value }) => hasList(value));
  return listed.includes(day) && listed.every((other) => (end === 'most' ? other <= day : other >= day));
}

const hasList = (value: Json): boolean =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).some((part) => Array.isArray(part) && part.length > 0);

/** Days of the entries of lists: `{date: …}`. */
function daysIn(value: Json): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : [(value as Record<string, Json>)['date']];
  return [
    ...own.filter((day): day is string => typeof day === 'string'),
    ...Object.values(value).flatMap((part) => daysIn(part)),
  ];
}
