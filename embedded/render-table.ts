import type { Column, Table } from '#contracts/table.ts';
import { clean, wrap } from './wrap.ts';

type Row = Table['rows'][number];

const WIDEST_CELL = 18;
const GAP = '  ';

/** Narrow columns side by side under their labels; what is wide (sentences, links, lists) below its row, with its label. */
export function renderTable({ columns, rows }: Table, width: number): string[] {
  const { narrow, wide } = divide(columns, rows, width);
  const widths = narrow.map((column) => widest(column, rows));
  const indent = ' '.repeat(Math.min(4, widths[0] ?? 0) + GAP.length);
  const heading =
    narrow.length === 0
      ? []
      : [
          line(
            narrow.map(({ label }) => label),
            widths,
          ),
          line(
            widths.map((w) => '─'.repeat(w)),
            widths,
          ),
        ];
  return [
    ...heading,
    ...rows.flatMap((row) => [
      ...(narrow.length === 0
        ? []
        : [
            line(
              narrow.map((column) => cell(row, column)),
              widths,
            ),
          ]),
      ...wide.flatMap((column) => below(row, column, width, indent)),
    ]),
  ];
}

/** As many columns as fit, from the left. A link goes below whatever its length: it is there to be copied. */
function divide(columns: Column[], rows: Row[], width: number): { narrow: Column[]; wide: Column[] } {
  let left = width + GAP.length;
  const narrow = columns.filter((column) => {
    const size = widest(column, rows);
    if (column.type === 'link' || column.type === 'list' || size > WIDEST_CELL || size + GAP.length > left)
      return false;
    left -= size + GAP.length;
    return true;
  });
  return { narrow, wide: columns.filter((column) => !narrow.includes(column)) };
}

function below(row: Row, column: Column, width: number, indent: string): string[] {
  const value = cell(row, column);
  return value === '' ? [] : wrap(`${column.label}: ${value}`, width, { first: indent, rest: `${indent}  ` });
}

function line(cells: string[], widths: number[]): string {
  return cells
    .map((text, i) => text.padEnd(widths[i]!))
    .join(GAP)
    .trimEnd();
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
  return typeof value === 'string' ? value : JSON.stringify(value);
}
