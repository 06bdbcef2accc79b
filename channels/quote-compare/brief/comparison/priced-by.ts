import { Big } from 'big.js';
import { findNumerals } from '../../../reading/numerals.ts';
import type { DecimalMark } from '../../../reading/numerals.ts';
import type { NeedMatcher } from '../../reading/need-matcher.ts';
import type { Row } from './rows.ts';

/** Whether the one column of each vendor holds prices or amounts, as the sums of the table have it; null where they do not say. */
export function pricedBy(
  rows: Row[],
  { vendors, mark, matcher }: { vendors: readonly string[]; mark: DecimalMark; matcher: NeedMatcher },
): 'price' | 'amount' | null {
  const totals = rows.filter(({ kind }) => kind === 'total');
  const countOf = ({ qty, label }: Row): Big | null => {
    const [numeral] = findNumerals(qty, mark);
    if (numeral) return numeral.value;
    const [hit] = matcher.match(label);
    return hit ? new Big(hit.need.qty) : null;
  };
  const fits = { price: 0, amount: 0 };
  for (const at of vendors.keys()) {
    const valueOf = ({ cells }: Row): Big | null => amountOf(cells[at]?.[0] ?? '', mark);
    const items = rows
      .filter(({ kind }) => kind === 'item')
      .map((row) => ({ value: valueOf(row), count: countOf(row) }));
    const charges = rows.filter(({ kind }) => kind === 'charge').map((row) => valueOf(row) ?? new Big(0));
    const sums = totals.flatMap((row) => valueOf(row) ?? []);
    if (items.some(({ value }) => value === null)) continue;
    const charged = charges.reduce((sum, one) => sum.plus(one), new Big(0));
    const goods = {
      amount: items.reduce((sum, { value }) => sum.plus(value ?? 0), new Big(0)),
      price: items.every(({ count }) => count !== null)
        ? items.reduce((sum, { value, count }) => sum.plus((value ?? new Big(0)).times(count ?? 0)), new Big(0))
        : null,
    };
    for (const way of ['price', 'amount'] as const) {
      const goodsOf = goods[way];
      if (
        goodsOf &&
        sums.some((sum) => [goodsOf, goodsOf.plus(charged)].some((one) => one.minus(sum).abs().lte('0.02')))
      )
        fits[way] += 1;
    }
  }
  if (fits.price === fits.amount) return totals.length === 0 && areMultiples(rows, { mark, countOf }) ? 'amount' : null;
  return fits.price > fits.amount ? 'price' : 'amount';
}

/** Whether each cell is its count times a price in cents: by chance but one in so many would be. */
function areMultiples(
  rows: Row[],
  { mark, countOf }: { mark: DecimalMark; countOf: (row: Row) => Big | null },
): boolean {
  const items = rows.filter(({ kind }) => kind === 'item');
  let chance = new Big(1);
  for (const row of items) {
    const count = countOf(row);
    const values = row.cells.flatMap(([cell = '']) => amountOf(cell, mark) ?? []);
    if (!count || count.lte(1) || values.some((value) => !value.times(100).mod(count).eq(0))) return false;
    chance = chance.times(count.pow(values.length));
  }
  return chance.gte(BY_CHANCE);
}
const BY_CHANCE = 1_000;

/**
 * A row of prices and one of what so many come to at them ("Unit price", "Goods (12)"), with or without one of how many each vendor prices, as one row of
 * the thing that is priced, which the brief calls `only` where it asks for one. Null where they do not hang together so.
 */
export function withAmounts(rows: Row[], { mark, only }: { mark: DecimalMark; only: string }): Row[] | null {
  const priced = rows.filter(({ kind }) => kind === 'price' || kind === 'item');
  const valuesOf = ({ cells }: Row): (Big | null)[] => cells.map(([cell = '']) => amountOf(cell, mark));
  const counted = priced.filter((row) => row.cells.every(([cell = '']) => COUNT.test(cell)));
  const [price, ...others] = priced.filter((row) => row.kind === 'price' && !counted.includes(row));
  if (!price || others.length > 0 || counted.length > 1) return null;
  const prices = valuesOf(price);
  const told = counted[0]?.cells.map(([cell = '']) => COUNT.exec(cell)?.[0] ?? '');
  const countsOf = (row: Row): string[] =>
    valuesOf(row).flatMap((all, at) => {
      const one = prices[at];
      const count = told ? new Big(told[at] ?? 0) : one?.gt(0) && all ? all.div(one).round(0, Big.roundHalfUp) : null;
      return count?.gt(1) && all && one?.times(count).minus(all).abs().lte('0.01') ? [count.toFixed()] : [];
    });
  const goods = priced.find((row) => {
    const counts = row.kind === 'item' && !counted.includes(row) ? countsOf(row) : [];
    return counts.length === row.cells.length && (told !== undefined || new Set(counts).size === 1);
  });
  const [first] = goods ? countsOf(goods) : [];
  if (!goods || first === undefined) return null;
  const both: Row = {
    ...goods,
    label: only || goods.label,
    qty: goods.qty || first,
    ...(told && { counts: told }),
    cells: goods.cells.map(([amount = ''], at) => [price.cells[at]?.[0] ?? '', amount]),
  };
  return rows.flatMap((row) =>
    row === price ? [] : row === goods ? [both] : counted.includes(row) ? [inOneClause(row)] : [row],
  );
}
/** "150 (least order)" as "150 least order": what is said of a number stands beside it. */
const inOneClause = (row: Row): Row => ({
  ...row,
  kind: 'said',
  cells: row.cells.map((cells) => cells.map((cell) => cell.replace(/[()]/g, ''))),
});

/** "120", "150 (least order)": a number of things, and what is said of it. */
const COUNT = /^\d{1,5}(?=$|\s\D*$)/u;

export function amountOf(cell: string, mark: DecimalMark): Big | null {
  const [numeral, ...more] = findNumerals(`\t${cell}`, mark);
  return numeral && more.length === 0 ? numeral.value : null;
}
