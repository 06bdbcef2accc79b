import type { Order } from '../../brief/read-order.ts';
import type { Offer } from '../../offer.ts';
import type { PricedOffer } from '../../pricing/price-offer.ts';
import { isProven, leftOver, priceFor, standingOf } from '../../pricing/standing.ts';
import type { QuoteReading } from '../../quote-reading.ts';

/**
 * Of the rules' reading and that of the records the one that stands; null where the records do not, and the rules prove nothing either. Records count
 * where pricing leaves no doubt, and the vendor's total bears them out; without such a total, where each need is covered by its own quantity. What the
 * rules prove stands against everything, and where both come to the same the reading that leaves less over.
 */
export function chooseOffer(
  { offer: byRules, opened }: QuoteReading,
  byRecords: Offer | null,
  order: Order,
): Offer | null {
  const rules = priceFor(byRules, order);
  const standing = standingOf(rules, opened);
  if (standing === 'proven') return byRules;
  if (byRecords === null) return null;
  const read = priceFor(byRecords, order);
  if (read.doubts.length > 0) return null;
  const isSame = comesToSame(rules, read, order);
  if (!isSame && !isBorneOut(read, rules, order)) return null;
  if (standing === 'clear' || standing === 'loose') {
    const isTighter = leftOver(read, opened) < leftOver(rules, opened);
    if (isSame && !isTighter) return byRules;
    if (standing === 'loose' && !isSame && isProven(rules) && !isProven(read) && !isTighter) return null;
  }
  const leavesGap = standing === 'gaps' && read.landed === null;
  return leavesGap && !order.isTold && (isSame || read.statedTotal === null) ? null : byRecords;
}

function comesToSame(rules: PricedOffer, read: PricedOffer, { isTold }: Order): boolean {
  const isOther = rules.lines.some((line) => line.isSubstitute && line.differs.length > 0);
  return (
    !isOther &&
    rules.lines.length > 0 &&
    rules.known.eq(read.known) &&
    // In running text a charge is easily taken for a line.
    (!isTold || rules.subtotal.eq(read.subtotal)) &&
    missingOf(rules) === missingOf(read)
  );
}

const missingOf = ({ missing }: PricedOffer): string =>
  missing.map(({ need, pieces }) => `${need.id} ${pieces.toFixed()}`).join();

/** The vendor's total is what it comes to; or it states none that it misses, in its own currency, and each need is covered. */
function isBorneOut(read: PricedOffer, rules: PricedOffer, { needs }: Order): boolean {
  if (isProven(read)) return true;
  const isMissed = read.statedTotal !== null && read.errors.length > 0;
  return !isMissed && rules.foreign.length === 0 && needs.every(({ id }) => isCovered(id, read));
}

/** All of a need is offered, or the vendor says that it is not. */
function isCovered(id: string, { lines, offer, missing }: PricedOffer): boolean {
  const isDeclined = offer.lines.some((line) => line.status === 'declined' && line.needs.includes(id));
  const isOffered = lines.some((line) => line.needs.includes(id)) && !missing.some(({ need }) => need.id === id);
  return isDeclined !== isOffered;
}
