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
 * A row of prices and one of what so many come to at them ("Unit price", "Goods (12)") as one row of the thing that is priced, which the brief calls
 * `only` where it asks for one. Null where they do not hang together so.
 */
export function withAmounts(rows: Row[], { mark, only }: { mark: DecimalMark; only: string }): Row[] | null {
  const [price, ...otherPrices] = rows.filter(({ kind }) => kind === 'price');
  const [goods, ...otherItems] = rows.filter(({ kind }) => kind === 'item');
  if (!price || !goods || otherPrices.length > 0 || otherItems.length > 0) return null;
  const valuesOf = ({ cells }: Row): (Big | null)[] => cells.map(([cell = '']) => amountOf(cell, mark));
  const [prices, amounts] = [valuesOf(price), valuesOf(goods)];
  const [first, all] = [prices[0], amounts[0]];
  const count = first && all && first.gt(0) ? all.div(first).round(0, Big.roundHalfUp) : null;
  if (!count?.gt(1)) return null;
  const isCount = prices.every((one, at) => amounts[at] && one?.times(count).minus(amounts[at]).abs().lte('0.01'));
  if (!isCount) return null;
  const both: Row = {
    ...goods,
    label: only || goods.label,
    qty: goods.qty || count.toFixed(),
    cells: goods.cells.map(([amount = ''], at) => [price.cells[at]?.[0] ?? '', amount]),
  };
  return rows.flatMap((row) => (row === price ? [] : row === goods ? [both] : [row]));
}

export function amountOf(cell: string, mark: DecimalMark): Big | null {
  const [numeral, ...more] = findNumerals(`\t${cell}`, mark);
  return numeral && more.length === 0 ? numeral.value : null;
}
