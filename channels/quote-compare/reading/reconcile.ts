import { Big } from 'big.js';
import type { ItemReading } from './interpret-item.ts';
import { isPutOnTop } from './put-on-top.ts';
import type { ReadItem } from './read-item.ts';

/**
 * Uses the sums that a vendor states to settle how single lines are read: where the lines do not add up as read, but do with one line
 * read another way that its text allows, that reading is the right one. Nothing is changed where no reading fits.
 */
export function reconcile(read: ReadItem[], sums: Big[], text: string): ReadItem[] {
  const items = withoutSums(read);
  const billedNow = items.reduce((sum, item) => sum.plus(billedOf(item)), new Big(0));
  const gaps = gapsOf(items, sums);
  if (gaps.length === 0 || gaps.some((gap) => gap.eq(0))) return items;
  const fills = (change: Big): boolean => gaps.some((gap) => gap.eq(change));
  const changes = items
    .flatMap((item, index) =>
      variants(item, text).map((variant) => ({
        index,
        ...variant,
        change: billedOf(variant.item).minus(billedOf(item)),
      })),
    )
    .toSorted((a, b) => a.cost - b.cost);
  const single = changes.find(({ change }) => fills(change)) ?? nearest(changes, { sums, billedNow });
  return single ? items.with(single.index, single.item) : items;
}

/** What each of some sums has more than the lines. */
export const gapsOf = (items: ReadItem[], sums: Big[]): Big[] =>
  sums.map((sum) => items.reduce((left, item) => left.minus(billedOf(item)), sum));

/** Where the lines come to many times every stated sum: the change that brings them near to one, where there is only one. */
function nearest<T extends { change: Big }>(
  changes: T[],
  { sums, billedNow }: { sums: Big[]; billedNow: Big },
): T | undefined {
  if (sums.some((sum) => sum.lte(0) || billedNow.lt(sum.times(FAR)))) return undefined;
  const near = changes.filter(({ change }) =>
    sums.some((sum) => billedNow.plus(change).minus(sum).abs().lt(sum.times(NEAR))),
  );
  const [first] = near;
  return first && near.every(({ change }) => change.eq(first.change)) ? first : undefined;
}
const FAR = 5;
const NEAR = '0.1';

/** A line that names no part and comes to what the lines above it come to is their sum under another name. */
function withoutSums(items: ReadItem[]): ReadItem[] {
  let below = new Big(0);
  return items.filter((item) => {
    const above = below;
    below = below.plus(billedOf(item));
    const isUnasked = item.needs.length === 0 && item.status === 'offered';
    return !(isUnasked && above.gt(0) && billedOf(item).eq(above) && item.readings[0]?.qty == null);
  });
}

/** What the vendor bills for a reading: the amount on the line, right or wrong. */
const billed = (reading: ItemReading): Big => reading.ext?.value ?? reading.amount;

const billedOf = ({ status, readings }: ReadItem): Big =>
  status === 'offered' && readings[0] ? billed(readings[0]) : new Big(0);

interface Variant {
  item: ReadItem;
  cost: number;
}

/** Other ways to take an item: another reading of its figures, or a line that nobody asked for as an option outside the sum. */
function variants(item: ReadItem, text: string): Variant[] {
  const [best] = item.readings;
  if (!best) return [];
  const found = item.readings.slice(1, 6).map((reading) => ({
    item: { ...item, readings: [reading, ...item.readings.filter((other) => other !== reading)] },
    cost: Math.max(0.1, best.score - reading.score),
  }));
  // What is put on top of a sum is not in it.
  const isAdded = isPutOnTop(text.slice(item.block.start, item.block.end));
  if (item.needs.length === 0 && item.status === 'offered' && !isAdded)
    found.push({ item: { ...item, status: 'optional' }, cost: 1 });
  if (item.status === 'optional') found.push({ item: { ...item, status: 'offered' }, cost: 1 });
  return found.filter(({ cost }) => cost <= 12);
}
