import type { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { ItemReading } from './interpret-item.ts';
import type { QuoteText } from './quote-text.ts';
import { readFigures } from './read-figures.ts';
import type { ReadItem } from './read-item.ts';
import type { ColumnRole } from './table-header.ts';

/** Rows that come out, and agree, before others are read by them. */
const ENOUGH = 2;
const ROLES = ['qty', 'price', 'ext'] as const;

/**
 * Rows without a heading whose own arithmetic does not come out ("198.00  9.40  20"), read by the columns of the rows round them that do: of as
 * many numbers, and all in one order.
 */
export function byLearnedColumns(items: ReadItem[], quote: QuoteText, generalBasis: Big | null): ReadItem[] {
  const rows = items.map((item) => ({ item, figures: rowOf(item.block, quote) }));
  const orders = new Map<number, Set<string>>();
  const counts = new Map<number, number>();
  for (const { item, figures } of rows) {
    const order = orderOf(item.readings[0], figures);
    if (!order) continue;
    orders.set(figures.length, (orders.get(figures.length) ?? new Set()).add(order));
    counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1);
  }
  return rows.map(({ item, figures }) => {
    const [order, ...more] = orders.get(figures.length) ?? [];
    const isKnown = order !== undefined && more.length === 0 && (counts.get(figures.length) ?? 0) >= ENOUGH;
    if (!isKnown || item.readings.length === 0 || item.readings[0]?.isRight === true || item.breaks.length > 0)
      return item;
    const roles = order.split(',').flatMap((role, at) => {
      const figure = figures[at];
      return role && figure ? [{ start: figure.start, end: figure.end, role: role as ColumnRole }] : [];
    });
    return { ...item, ...readFigures(quote, { ...item.block, roles }, item.needs, generalBasis) };
  });
}

/** The numbers of a block of one line; none of another. */
const rowOf = ({ parts, header, column, start, end }: ItemBlock, { numerals }: QuoteText): Numeral[] =>
  parts.length === 1 && header === null && !column ? inside(numerals, { start, end }) : [];

/** Which number is which, where the arithmetic comes out: "ext,price,qty". */
function orderOf(reading: ItemReading | undefined, figures: Numeral[]): string | null {
  if (reading?.isRight !== true || !reading.qty || !reading.ext || figures.length < 3) return null;
  const at = { qty: reading.qty.start, price: reading.priceAt?.start, ext: reading.ext.start };
  return figures.map(({ start }) => ROLES.find((role) => at[role] === start) ?? '').join(',');
}
