import { Big } from 'big.js';
import type { ItemReading } from './interpret-item.ts';
import type { ReadItem } from './read-items.ts';

/**
 * Uses the sums that a vendor states to settle how single lines are read: where the lines do not add up as read, but do with one line
 * or two read another way that its text allows, that reading is the right one. Nothing is changed where no reading fits.
 */
export function reconcile(items: ReadItem[], sums: Big[]): ReadItem[] {
  if (sums.length === 0) return items;
  const fits = (list: ReadItem[]): boolean => sums.some((sum) => total(list).eq(sum));
  if (fits(items)) return items;
  const changes = items.flatMap((item, index) => variants(item).map((variant) => ({ index, ...variant })));
  const single = changes.toSorted((a, b) => a.cost - b.cost).find(({ index, item }) => fits(items.with(index, item)));
  if (single) return items.with(single.index, single.item);
  const near = changes.filter(({ cost }) => cost <= 8).slice(0, 40);
  const pairs = near.flatMap((first, at) =>
    near
      .slice(at + 1)
      .flatMap((second) => (second.index !== first.index ? [{ first, second, cost: first.cost + second.cost }] : [])),
  );
  const pair = pairs
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ first, second }) => fits(items.with(first.index, first.item).with(second.index, second.item)));
  return pair ? items.with(pair.first.index, pair.first.item).with(pair.second.index, pair.second.item) : items;
}

/** What the vendor bills for a reading: the amount on the line, right or wrong. */
export const billed = (reading: ItemReading): Big => reading.ext?.value ?? reading.amount;

function total(items: ReadItem[]): Big {
  return items.reduce(
    (sum, { status, readings }) => (status === 'offered' && readings[0] ? sum.plus(billed(readings[0])) : sum),
    new Big(0),
  );
}

interface Variant {
  item: ReadItem;
  cost: number;
}

/** Other ways to take an item: another reading of its figures, or a line that nobody asked for as an option outside the sum. */
function variants(item: ReadItem): Variant[] {
  const [best] = item.readings;
  if (!best) return [];
  const found = item.readings.slice(1, 6).map((reading) => ({
    item: { ...item, readings: [reading, ...item.readings.filter((other) => other !== reading)] },
    cost: Math.max(0.1, best.score - reading.score),
  }));
  if (item.needs.length === 0 && item.status === 'offered')
    found.push({ item: { ...item, status: 'optional' }, cost: 1 });
  if (item.status === 'optional') found.push({ item: { ...item, status: 'offered' }, cost: 1 });
  return found.filter(({ cost }) => cost <= 12);
}
