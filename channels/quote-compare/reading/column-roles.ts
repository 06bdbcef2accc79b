import type { Numeral } from '../../reading/numerals.ts';
import { contains } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { cellAt } from './table-header.ts';
import type { ColumnRole, HeaderColumn, TableHeader } from './table-header.ts';

/** What the heading of its column says a number is, and what speaks against anything else. */
export const ROLE_WEIGHTS: Partial<Record<ColumnRole, Partial<Record<'qty' | 'price' | 'ext', number>>>> = {
  qty: { qty: 5, price: -6, ext: -6 },
  price: { price: 5, qty: -5, ext: -4 },
  ext: { ext: 5, qty: -5, price: -4 },
  list: { price: -7, ext: -7, qty: -7 },
  discount: { price: -8, ext: -8, qty: -8 },
  pack: { qty: -5, price: -6, ext: -6 },
  minimum: { qty: -5, price: -6, ext: -6 },
  position: { qty: -5, price: -8, ext: -8 },
  lead: { qty: -6, price: -8, ext: -8 },
  stock: { qty: -5, price: -8, ext: -8 },
  per: { qty: -6, price: -6, ext: -6 },
  tax: { qty: -8, price: -8, ext: -8 },
  part: { qty: -2, price: -2, ext: -2 },
};

export interface TableAt {
  /** Where the item ends: what stands behind it speaks of another. */
  end: number;
  header: TableHeader | null;
  /** Cells of the item alone, with what they hold. */
  cells: (Span & { role: ColumnRole })[] | null;
  lineStart(offset: number): number;
}

/** The column that a numeral stands in: by its cell; by order where the row has as many numbers as the table; else by nearness, or counted from the right where the row is out of line. */
export function roleOf(
  numeral: Numeral,
  text: string,
  numerals: Numeral[],
  { header, cells, lineStart }: TableAt,
): Pick<HeaderColumn, 'role' | 'per'> | null {
  const cell = cells?.find((own) => contains(own, numeral));
  if (cell) return { role: cell.role, per: null };
  if (!header) return null;
  const from = lineStart(numeral.start);
  const line = text.slice(from).split('\n')[0] ?? '';
  if (header.isDelimited) return header.columns.find(({ cell }) => cell === cellAt(line, numeral.start - from)) ?? null;
  const numeric = header.columns.filter(({ role }) => !['part', 'unit', 'lead'].includes(role));
  const own = numerals.filter((other) => lineStart(other.start) === from);
  if (own.length === numeric.length) return numeric[own.indexOf(numeral)] ?? null;
  // "Item" may head part numbers, which are no numerals.
  const figures = numeric.filter(({ role }) => role !== 'position');
  if (own.length === figures.length && /[\p{L}\d]/u.test(text.slice(from, own[0]?.start)))
    return figures[own.indexOf(numeral)] ?? null;
  const nearest = own.map((other) =>
    nearestColumn(header.columns, { start: other.start - from, end: other.end - from }),
  );
  const isInLine =
    new Set(nearest.map((entry) => entry?.column)).size === own.length &&
    nearest.every((entry) => entry && entry.distance <= IN_LINE);
  const lastText = header.columns.findLastIndex(({ role }) => role === 'part');
  const right = header.columns.slice(lastText + 1).filter((column) => numeric.includes(column));
  const at = own.indexOf(numeral);
  if (!isInLine && lastText >= 0 && own.length > right.length) return right[right.length - (own.length - at)] ?? null;
  const entry = nearest[at];
  return entry && entry.distance <= FAR ? entry.column : null;
}

/** Characters between a number and its heading that leave no doubt, and the most that count at all. */
const IN_LINE = 3;
const FAR = 8;

function nearestColumn(
  columns: HeaderColumn[],
  { start, end }: Span,
): { column: HeaderColumn; distance: number } | null {
  const distances = columns.map((column) => ({
    column,
    distance: Math.min(
      Math.abs(start - column.start),
      Math.abs(end - column.end),
      Math.abs((start + end - column.start - column.end) / 2),
    ),
  }));
  return distances.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}
