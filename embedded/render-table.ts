import type { Column, Table } from '#contracts/table.ts';
import { clean, wrap } from './wrap.ts';

type Row = Table['rows'][number];

const WIDEST_CELL = 18;
/** The first column says what the row is about, so it may be wider. */
const WIDEST_FIRST = 32;
const GAP = '  ';

/**
 * Narrow columns side by side under their labels; what is wide (sentences, links, lists) below its row, with its label. A column without a
 * value in any row is left out, and members of a list that have parts of their own stand on lines of their own.
 * A link that all rows share, and a quote that is the sentence above it, are not repeated.
 */
export function renderTable({ columns: all, rows }: Table, width: number): string[] {
  const columns = all.filter((column) => rows.some((row) => cell(row, column) !== ''));
  const { narrow, wide } = divide(columns, rows, width);
  const below = wide.filter((column) => !isShared(column, rows));
  const widths = narrow.map((column) => widest(column, rows));
  const indent = ' '.repeat(Math.min(4, widths[0] ?? 0) + GAP.length);
  const beside = (show: (column: Column, i: number) => string) => {
    const cells = narrow.map((column, i) => show(column, i).padEnd(widths[i]!));
    return cells.length === 0 ? [] : [cells.join(GAP).trimEnd()];
  };
  return [
    ...beside(({ label }) => label),
    ...beside((_, i) => '─'.repeat(widths[i]!)),
    ...rows.flatMap((row) => [
      ...beside((column) => cell(row, column)),
      ...below
        .filter((column, i) => !isTold(row, column, [...narrow, ...below.slice(0, i)]))
        .flatMap((column) => labelled(row, column, width, indent)),
    ]),
  ];
}

/** As many columns as fit, from the left. A link goes below whatever its length: it is there to be copied. */
function divide(columns: Column[], rows: Row[], width: number): { narrow: Column[]; wide: Column[] } {
  let left = width + GAP.length;
  const narrow = columns.filter((column, index) => {
    const size = widest(column, rows);
    const limit = index === 0 ? WIDEST_FIRST : WIDEST_CELL;
    if (column.type === 'link' || column.type === 'list' || size > limit || size + GAP.length > left) return false;
    left -= size + GAP.length;
    return true;
  });
  return { narrow, wide: columns.filter((column) => !narrow.includes(column)) };
}

function isShared(column: Column, rows: Row[]): boolean {
  return column.type === 'link' && rows.length > 1 && rows.every((row) => cell(row, column) === cell(rows[0]!, column));
}

/** A quote that is the sentence above it. */
function isTold(row: Row, column: Column, earlier: Column[]): boolean {
  const value = cell(row, column);
  return value.length > WIDEST_CELL && earlier.some((other) => cell(row, other) === value);
}

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
  if (!isParted(value)) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return parts.map(([name, part]) => `${name} ${show(part)}`).join(', ');
}

const isParted = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
