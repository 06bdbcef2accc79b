import { Big } from 'big.js';
import { isSameAmount } from './interpret-item.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { adjacentBreaks, pairBreaks } from './price-breaks.ts';
import type { PriceBreak, QuantityRange } from './price-breaks.ts';
import { contains, inside } from '../../reading/span.ts';

export interface BreakCase {
  masked: string;
  block: ItemBlock;
  numerals: Numeral[];
  ranges: QuantityRange[];
}

/** Price breaks of a block: ranges with as many prices in it, or the prices of a row under a heading of ranges. */
export function breaksOf({ masked, block, numerals, ranges }: BreakCase): PriceBreak[] {
  const prices = numerals.filter(
    (numeral) => isPriceLike(numeral) && !ranges.some((range) => contains(range, numeral)),
  );
  if (ranges.length > 0) {
    // "12.40 each, or 11.20 in quantities of 24 or more": the first price holds from one piece on.
    const isBased = prices.length === ranges.length + 1 && (prices[0]?.end ?? 0) <= (ranges[0]?.start ?? 0);
    const base = { min: new Big(1), max: null, start: prices[0]?.start ?? 0, end: prices[0]?.end ?? 0 };
    const counted = pairBreaks(isBased ? [base, ...ranges] : ranges, prices);
    const paired = counted.length > 0 ? counted : ranges.length > 1 ? adjacentBreaks(ranges, prices) : [];
    if (paired.length > 1 || (paired.length === 1 && prices.length === 1 && ranges[0]?.max !== undefined))
      return paired;
    return [];
  }
  if (block.ranges.length > 1) {
    const own = numerals.filter(isPriceLike);
    const head = own.length > block.ranges.length ? own.slice(0, block.ranges.length) : own;
    return pairBreaks(block.ranges, head).map((entry, index) => ({
      ...entry,
      start: head[index]?.start ?? entry.start,
      end: head[index]?.end ?? entry.end,
    }));
  }
  const inLine = breaksInLine(masked, numerals);
  return inLine.length > 0 ? inLine : stackedBreaks(masked, block, numerals);
}

const isPriceLike = ({ currency, decimals, isPercent }: Numeral): boolean =>
  !isPercent && (currency !== null || decimals >= 1);

/** "500 st € 0,55 / 1.000 st € 0,46 / 2.500 st € 0,39": quantities that rise, each with a price that falls, and no other figure behind them on their line. */
function breaksInLine(masked: string, numerals: Numeral[]): PriceBreak[] {
  const from = numerals.findIndex((_, at) => pairAt(numerals, at));
  if (from < 0) return [];
  const pairs: PriceBreak[] = [];
  let at = from;
  for (let pair = pairAt(numerals, at); pair; pair = pairAt(numerals, (at += 2))) pairs.push(pair);
  const end = pairs.at(-1)?.end ?? 0;
  const isAlone = numerals.slice(at).every(({ start }) => masked.slice(end, start).includes('\n'));
  return pairs.length > 1 && isAlone && runsDown(pairs) ? pairs : [];
}

/** A count and right behind it a price. */
function pairAt(numerals: Numeral[], at: number): PriceBreak | null {
  const [qty, price] = [numerals[at], numerals[at + 1]];
  const isPair =
    qty?.decimals === 0 &&
    !qty.currency &&
    !qty.isPercent &&
    qty.value.gt(1) &&
    price !== undefined &&
    isPriceLike(price);
  return isPair ? { min: qty.value, max: null, price: price.value, start: qty.start, end: price.end } : null;
}

const runsDown = (pairs: PriceBreak[]): boolean =>
  pairs.every(({ min, price }, index) => {
    const before = pairs[index - 1];
    return !before || (min.gt(before.min) && price.lt(before.price));
  });

/** Rows of a quantity and a price, nothing else, one under the other: "100  0.335 / 500  0.272". Three amounts a row are price and total. */
function stackedBreaks(masked: string, block: ItemBlock, numerals: Numeral[]): PriceBreak[] {
  const label =
    /\b(?:qty|quantity)\b[^\n]*?(?<qtys>\d[\d,]*(?:\s*[/|]\s*\d[\d,]*)+)[^\n$]*?(?<prices>(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d*[.,]\d+(?:\s*[/|]\s*(?:[$€£₹¥]|USD|EUR|GBP|CHF)?\s?\d*[.,]\d+)+)/i.exec(
      masked.slice(block.start, block.end),
    );
  if (label?.groups) {
    const qtys = (label.groups.qtys ?? '').split(/[/|]/).map((entry) => new Big(entry.replace(/\D/g, '')));
    const prices = (label.groups.prices ?? '')
      .split(/[/|]/)
      .map((entry) => new Big(entry.replace(/[^\d.,]/g, '').replace(',', '.')));
    const at = { start: block.start + label.index, end: block.start + label.index + label[0].length };
    if (qtys.length === prices.length)
      return qtys.map((min, index) => ({ min, max: null, price: prices[index] ?? new Big(0), ...at }));
  }
  const rows = block.parts.map((part) => inside(numerals, part));
  const grid = gridBreaks(rows);
  if (grid.length > 0) return grid;
  const pairs = rows.flatMap((row) => {
    const [qty, price, ext] = row;
    const isRow =
      qty &&
      price &&
      row.length <= 3 &&
      qty.decimals === 0 &&
      !qty.currency &&
      isPriceLike(price) &&
      (!ext || (isPriceLike(ext) && isSameAmount(qty.value.times(price.value), ext.value)));
    return isRow ? [{ min: qty.value, max: null, price: price.value, start: qty.start, end: (ext ?? price).end }] : [];
  });
  const isFalling = pairs.length > 1 && runsDown(pairs);
  return isFalling && pairs.length >= rows.filter((row) => row.length > 0).length ? pairs : [];
}

/** A row of rising quantities and right below it one of as many falling prices: "Qty 10 50 100 / Price 18.40 16.95 15.20". */
function gridBreaks(rows: Numeral[][]): PriceBreak[] {
  for (const [at, qtys] of rows.entries()) {
    const prices = rows[at + 1];
    const isGrid =
      qtys.length > 1 &&
      prices?.length === qtys.length &&
      qtys.every(
        ({ decimals, currency, value }, index) => decimals === 0 && !currency && value.gt(qtys[index - 1]?.value ?? 0),
      ) &&
      prices.every(
        (price, index) => isPriceLike(price) && (index === 0 || price.value.lte(prices[index - 1]?.value ?? 0)),
      );
    if (!isGrid || !prices) continue;
    return qtys.map(({ value, start }, index) => ({
      min: value,
      max: null,
      price: prices[index]?.value ?? new Big(0),
      start,
      end: prices[index]?.end ?? start,
    }));
  }
  return [];
}
