import { Big } from 'big.js';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import { LIMITS, LIMIT_NAMES, RELATIVE, SUPPOSED } from './comparison-words.ts';
import type { Comparison } from './comparison-words.ts';
import type { PredicateGround } from './fault-of-predicate.ts';
import { figureOf, isOneCurrency, namesOf } from './figures.ts';
import { ownWords } from './own-words.ts';
import { anyOf } from './phrases.ts';

const LIMIT = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${anyOf(LIMITS.map(({ words }) => words))}) (?:the |its |your )?` +
    `(?:(?:${anyOf([LIMIT_NAMES])}) (?:of )?)?(\\$ ?)?(\\d[\\d,]*(?:\\.\\d+)?)(?: ([\\p{L}"']{1,12}))?`,
  'gu',
);
const SUPPOSITION = new RegExp(`(?<!\\p{L})(?:${anyOf([SUPPOSED])})(?!\\p{L})`, 'u');
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const CLAUSE_END = /[.;:](?=\s|$)/;

/**
 * Why a limit or a comparison of two is not what the rows show, or null. A limit has to hold for a row of the sentence, in a column of the type of its
 * figure: the one that measures (`ChannelColumn.isMeasure`), else any. Of two rows the first of the sentence is said to be on that side of the one
 * that is named behind the word. A row without a figure is on no side; amounts of several currencies are left open, as their rate is not in the rows.
 */
export function faultOfComparison(text: string, ground: PredicateGround): string | null {
  if (ground.own.length === 0) return null;
  return faultOfLimit(text, ground) ?? faultOfPair(text, ground);
}

function faultOfLimit(text: string, { columns, own, quotes }: PredicateGround): string | null {
  // The currency of a row is no passage of it.
  const rows = own.map((row) => ({ ...row, cells: { ...row.cells, currency: null } }));
  for (const clause of ownWords(text, rows, quotes).split(CLAUSE_END)) {
    if (SUPPOSITION.test(clause)) continue;
    for (const [said, word = '', dollars, digits = '', unit] of clause.matchAll(LIMIT)) {
      const { side } = LIMITS.find(({ words }) => words.split(',').includes(word))!;
      const limit = new Big(digits.replaceAll(',', ''));
      const measures = columnsFor(columns, { dollars, unit });
      const isMoney = measures[0]?.type === 'money';
      if (measures.length === 0 || (isMoney && !own.every(({ cells }) => isIn(cells['currency'], { dollars, unit }))))
        continue;
      const isHeld = own.some(({ cells }) =>
        measures.some(({ key, type }) => {
          const figure = figureOf(cells[key], type);
          return figure !== null && (side === 'above' ? figure.gt(limit) : figure.lte(limit));
        }),
      );
      if (!isHeld) return `"${said.trim()}" is not what its rows show`;
    }
  }
  return null;
}

interface Said {
  dollars: string | undefined;
  unit: string | undefined;
}

/** Columns that such a figure can be of: amounts by their currency, numbers by their unit. */
function columnsFor(columns: readonly ChannelColumn[], { dollars, unit }: Said): ChannelColumn[] {
  const isMoney = dollars !== undefined || (unit !== undefined && CURRENCIES.has(unit));
  const fitting = isMoney
    ? columns.filter(({ type }) => type === 'money')
    : columns.filter((column) => unit !== undefined && column.unit === unit);
  const marked = fitting.filter(({ isMeasure }) => isMeasure);
  return marked.length > 0 ? marked : fitting;
}

const isIn = (currency: unknown, { dollars, unit }: Said): boolean =>
  typeof currency !== 'string' || currency.toLowerCase() === (dollars === undefined ? unit : 'usd');

function faultOfPair(text: string, { columns, own }: PredicateGround): string | null {
  const [first, ...others] = own;
  const said = text.replace(/\s+/g, ' ').toLowerCase();
  for (const other of others) {
    for (const name of namesOf(other, columns).map((one) => one.replace(/\s+/g, ' ').toLowerCase())) {
      for (const { words, ...comparison } of RELATIVE) {
        const word = words.split(',').find((one) => said.includes(` ${one} ${name}`));
        if (word === undefined || isSupposed(said, ` ${word} ${name}`)) continue;
        const measures = measuresOf(columns, comparison);
        if (measures.length > 0 && !measures.some((column) => isOnSide(first!, other, column, comparison.side)))
          return `"${word} ${name}" is not what its rows show`;
      }
    }
  }
  return null;
}

function isSupposed(text: string, phrase: string): boolean {
  const before = text.slice(0, text.indexOf(phrase)).split(CLAUSE_END).at(-1)!;
  return SUPPOSITION.test(before);
}

function measuresOf(columns: readonly ChannelColumn[], { types, units }: Omit<Comparison, 'words'>): ChannelColumn[] {
  const fitting = columns.filter(
    ({ type, unit, isMeasure }) =>
      (types ? types.includes(type) : type === 'money' || isMeasure === true) &&
      (units === undefined || (unit !== undefined && units.includes(unit))),
  );
  const marked = fitting.filter(({ isMeasure }) => isMeasure);
  return marked.length > 0 ? marked : fitting;
}

function isOnSide(
  row: ComposedRow,
  other: ComposedRow,
  { key, type }: ChannelColumn,
  side: Comparison['side'],
): boolean {
  if (type === 'money' && !isOneCurrency([row, other])) return true;
  const [own, its] = [figureOf(row.cells[key], type), figureOf(other.cells[key], type)];
  if (own === null || its === null) return false;
  return side === 'below' ? own.lt(its) : own.gt(its);
}
