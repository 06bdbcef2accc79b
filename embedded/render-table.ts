import type { Column, Table } from '#contracts/table.ts';
import { cleanForTerminal as clean } from '#contracts/terminal-text.ts';

type Row = Table['rows'][number];

interface Shape {
  width: number;
  /** Rows are shown while they stay within so many lines, and one at least; the rest is counted. */
  mostLines?: number;
}

const WIDEST_CELL = 18;
/** The first column says what the row is about, so it may be wider. */
const WIDEST_FIRST = 32;
const GAP = '  ';

/**
 * Narrow columns side by side under their labels; what is wide (sentences, links, lists) below its row, with its label. A column without a
 * value in any row is left out, and members of a list that have parts of their own stand on lines of their own.
 * A link that all rows share, and a quote that says what the sentence above it says, are not repeated. The order of rows and columns is the
 * channel's: a column never stands before one that is to be read first.
 */
export function renderTable({ columns: all, rows }: Table, { width, mostLines = Infinity }: Shape): string[] {
  const columns = all.filter((column) => rows.some((row) => cell(row, column) !== ''));
  const { narrow, wide } = divide(columns, rows, width);
  const below = wide.filter((column) => !isShared(column, rows));
  const widths = narrow.map((column) => widest(column, rows));
  const indent = ' '.repeat(Math.min(4, widths[0] ?? 0) + GAP.length);
  const beside = (show: (column: Column, i: number) => string) => {
    const cells = narrow.map((column, i) => show(column, i).padEnd(widths[i]!));
    return cells.length === 0 ? [] : [cells.join(GAP).trimEnd()];
  };
  const shown: string[] = [];
  let count = 0;
  for (const row of rows) {
    const lines = [
      ...beside((column) => cell(row, column)),
      ...below
        .filter((column, i) => !isTold(row, column, [...narrow, ...below.slice(0, i)]))
        .flatMap((column) => labelled(row, column, width, indent)),
    ];
    if (count > 0 && shown.length + lines.length > mostLines) break;
    shown.push(...lines);
    count += 1;
  }
  const left = rows.length - count;
  return [
    ...beside(({ label }) => label),
    ...beside((_, i) => '─'.repeat(widths[i]!)),
    ...shown,
    ...(left === 0 ? [] : [`… and ${left} more ${left === 1 ? 'row' : 'rows'}`]),
  ];
}

/**
 * As many columns as fit, from the left; from the first that no longer does, all go below, so that their order stays. A link goes below
 * whatever its length: it is there to be copied.
 */
function divide(columns: Column[], rows: Row[], width: number): { narrow: Column[]; wide: Column[] } {
  let left = width + GAP.length;
  const narrow = columns.filter((column, index) => {
    const size = widest(column, rows);
    const limit = index === 0 ? WIDEST_FIRST : WIDEST_CELL;
    if (column.type === 'link' || column.type === 'list' || size > limit) return false;
    left -= size + GAP.length;
    return left >= 0;
  });
  return { narrow, wide: columns.filter((column) => !narrow.includes(column)) };
}

function isShared(column: Column, rows: Row[]): boolean {
  return column.type === 'link' && rows.length > 1 && rows.every((row) => cell(row, column) === cell(rows[0]!, column));
}

/** A quote that says what stands above it: nearly all of its words are there. */
function isTold(row: Row, column: Column, earlier: Column[]): boolean {
  const value = cell(row, column);
  if (value.length <= WIDEST_CELL) return false;
  const words = wordsOf(value);
  return earlier.some((other) => {
    const known = new Set(wordsOf(cell(row, other)));
    return words.length > 0 && words.filter((word) => known.has(word)).length >= words.length * TOLD_SHARE;
  });
}

const TOLD_SHARE = 0.9;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

function labelled(row: Row, column: Column, width: number, indent: string): string[] {
  const value = cell(row, column);
  const listed = row[column.key];
  if (Array.isArray(listed) && listed.some(isParted)) {
    const lines = listed.flatMap((member) =>
      wrap(`- ${clean(show(member))}`, width, { first: `${indent}  `, rest: `${indent}    ` }),
    );
    return [`${indent}${column.label}:`, ...lines];
  }
  return value === '' ? [] : wrap(`${column.label}: ${value}`, width, { first: indent, rest: `${indent}  ` });
}

function widest(column: Column, rows: Row[]): number {
  return Math.max(column.label.length, ...rows.map((row) => cell(row, column).length));
}

function cell(row: Row, { key, unit }: Column): string {
  const value = row[key];
  if (value === null || value === undefined || value === '') return '';
  const text = Array.isArray(value) ? value.map(show).join('; ') : show(value);
  return clean(unit === undefined ? text : `${text} ${unit}`).replaceAll('\n', ' ');
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(show).join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!isParted(value)) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return parts.map(([key, part]) => `${nameOf(key)} ${show(part)}`).join(', ');
}

/** A key as words: `unitPrice` is "unit price". */
const nameOf = (key: string): string =>
  key.replace(/(?<=[a-z0-9])(?=[A-Z])|[_-]/g, ' ').replace(/ ?[A-Z](?![A-Z])/g, (letter) => letter.toLowerCase());

const isParted = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Lines of at most `width` characters, broken between words, list items with a hanging indent. A longer word stands
 * alone and whole, so an address can be copied.
 */
export function wrap(text: string, width: number, indent = { first: '', rest: '' }): string[] {
  const lines: string[] = [];
  for (const paragraph of clean(text).trimEnd().split('\n')) {
    const hanging = indent.rest + ' '.repeat(/^\s*(?:(?:[-*•]|\d+[.)])\s+)?/.exec(paragraph)![0].length);
    let line = lines.length === 0 ? indent.first : indent.rest;
    let isEmpty = true;
    for (const word of paragraph.trimEnd().split(' ')) {
      if (!isEmpty && line.length + 1 + word.length > width) {
        lines.push(line);
        line = hanging;
        isEmpty = true;
      }
      line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(line);
  }
  return lines;
}
