import { byHeadings } from '../brief/headed-quotes.ts';
import { plainPaste } from '../brief/plain-paste.ts';
import { isUsable, readingsOf } from '../model/choose-order.ts';
import { priceFor, standingOf } from '../pricing/standing.ts';
import type { Order } from '../brief/read-order.ts';
import { isReadTwice, needsBeside } from './propose-order.ts';

/** How far each offer of an order is from being settled. */
const COST = { proven: 0, clear: 0.3, loose: 0.6, gaps: 1, doubted: 2 } as const;
/** What a second reader comes to as well. */
const CONFIRMED = 0.05;
/** Something wanted that no offer prices was hardly read rightly. */
const UNPRICED = 0.5;

/**
 * How much of an order is unsettled once its quotes are read, for each of `count` quotes: one that it does not have at all is as good as unread. What
 * cannot be compared costs most.
 */
export function costOf(order: Order, count = order.quotes.length): number {
  if (!isUsable(order)) return Infinity;
  const offers = readingsOf(order).map(({ offer, opened }) => {
    const priced = priceFor(offer, order);
    const standing = standingOf(priced, opened);
    // Sums that do not come out are a misreading rather than an error of the vendor.
    const isConfirmed = offer.confirmedTotal !== undefined && priced.landed?.eq(offer.confirmedTotal);
    const cost = standing === 'clear' && isConfirmed ? CONFIRMED : COST[standing];
    return { priced, cost: priced.errors.length > 0 ? Math.max(cost, COST.gaps) : cost };
  });
  const unpriced = order.needs.filter(({ id }) =>
    offers.every(({ priced }) => !priced.lines.some(({ needs }) => needs.includes(id))),
  );
  const sum = offers.reduce((left, { cost }) => left + cost, order.strays.length * COST.doubted);
  const lost = Math.max(0, count - offers.length);
  return (sum + lost * COST.doubted) / (offers.length + lost) + unpriced.length * UNPRICED;
}

/** Whether two readers of a brief want the same quantities and have as many offers. */
export const isSameDivision = (one: Order, other: Order): boolean =>
  one.quotes.length === other.quotes.length &&
  one.needs.length === other.needs.length &&
  one.needs.every(({ qty }, at) => other.needs[at]?.qty === qty);

/** Whether the caller marks each offer of an order by a counted heading of its own, and the second reader wants the same quantities beside them. */
export function isMarkedOut({ quotes, needs, texts }: Order, notes: string): boolean {
  if (!isReadTwice(notes) || byHeadings(plainPaste(notes)).quotes.length !== quotes.length) return false;
  const wanted = needsBeside({ brief: texts.find(({ id }) => id === 'brief')?.text ?? '', quotes });
  return wanted.length === needs.length && wanted.every(({ qty }, at) => qty === needs[at]?.qty);
}
