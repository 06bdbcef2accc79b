import { Big } from 'big.js';
import type { Order } from '../../brief/read-order.ts';
import type { Offer } from '../../offer.ts';
import type { PricedOffer } from '../../pricing/price-offer.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { isProven, leftOver, priceFor, standingOf } from '../../pricing/standing.ts';
import type { SaidReading } from './offer-from-records.ts';

/** Why the records of a quote were not taken; null where they were. */
export type Refusal = string | null;

const PROVEN = 'the rules proved theirs';
const SAME = 'the rules come to the same';
/** Records that do not stand because the rules' own reading does. */
export const isAgreed = (refusal: Refusal): boolean => refusal === null || refusal === PROVEN || refusal === SAME;

/**
 * Of the rules' reading and the records' the one that stands. Records count where each is on the quote, every amount is in one, pricing leaves no
 * doubt, and the vendor's total bears them out; without such a total, where each need is covered by its own quantity. What the rules read clearly
 * stands against everything but a vendor's total, and where both come to the same the one that leaves less over.
 */
export function chooseOffer(
  { offer: byRules, opened }: { offer: Offer; opened: OpenedQuote },
  said: SaidReading,
  order: Order,
): { offer: Offer; refusal: Refusal } {
  const rules = priceFor(byRules, order);
  const read = priceFor(said.offer, order);
  const refusal = refuse(said, { rules, read, opened }, order);
  return { offer: refusal === null ? said.offer : byRules, refusal };
}

function refuse(
  { faults, aside, unnamed }: SaidReading,
  { rules, read, opened }: { rules: PricedOffer; read: PricedOffer; opened: OpenedQuote },
  { needs, isTold, isSpoken }: Order,
): Refusal {
  const standing = standingOf(rules, opened);
  if (standing === 'proven') return PROVEN;
  if (faults.length > 0) return faults[0] ?? '';
  if (read.doubts.length > 0) return `doubted: ${read.doubts[0]?.words}`;
  const isOther = ({ lines }: PricedOffer): boolean =>
    lines.some((line) => line.isSubstitute && line.differs.length > 0);
  const isSame =
    isOther(rules) === isOther(read) &&
    rules.lines.length > 0 &&
    rules.known.eq(read.known) &&
    // In running text a charge is easily taken for a line.
    (!isTold || rules.subtotal.eq(read.subtotal)) &&
    missingOf(rules) === missingOf(read);
  const hasProof = isProven(read);
  const hasTotal = read.statedTotal !== null && read.errors.length === 0;
  if (!hasProof && !isSame) {
    const total = read.statedTotal;
    if (total !== null && read.errors.length > 0)
      return `comes to ${read.known.toFixed(2)}, stated ${total.toFixed(2)}`;
    // In running text a clause is no line: what is read of lines there stands against nothing.
    if (rules.unclear[0] && !isTold && !isSpoken) return `how much it covers is not said: ${rules.unclear[0].words}`;
    if (rules.foreign[0]) return `in another currency: ${rules.foreign[0].words}`;
    if (unnamed[0] !== undefined) return `only a total would bear it out: ${unnamed[0]}`;
    if (!needs.every(({ id }) => isCovered(id, read))) return 'a need is not covered by its quantity';
    const counted =
      isTold || isSpoken ? undefined : aside.find((amount) => isCounted(amount, rules) && !isCounted(amount, read));
    if (counted) return `the rules count ${counted.toFixed(2)}`;
  }
  if (standing === 'clear' || standing === 'loose') {
    const isTighter = leftOver(read, opened) < leftOver(rules, opened);
    if (isSame && !isTighter) return SAME;
    if (standing === 'clear' && !isSame && !hasProof && !isOther(read) && !isTold && !isSpoken)
      return 'the rules read theirs without a doubt';
    if (standing === 'loose' && !isSame && isProven(rules) && !hasProof && !isTighter) return 'the rules prove theirs';
  }
  if (standing === 'gaps' && !isTold && read.landed === null && (isSame || !hasTotal)) return 'it leaves a gap too';
  return null;
}

const missingOf = ({ missing }: PricedOffer): string =>
  missing.map(({ need, pieces }) => `${need.id} ${pieces.toFixed()}`).join();

/** All of a need is offered, or the vendor says that it is not. */
function isCovered(id: string, { lines, offer, missing }: PricedOffer): boolean {
  const isDeclined = offer.lines.some((line) => line.status === 'declined' && line.needs.includes(id));
  const isOffered = lines.some((line) => line.needs.includes(id)) && !missing.some(({ need }) => need.id === id);
  return isDeclined !== isOffered;
}

/** An amount that a reading has in its price. */
function isCounted(amount: Big, { lines, charges, freight }: PricedOffer): boolean {
  const counted = [
    ...lines.flatMap((line) => [line.amount, line.unitPrice ?? '0']),
    ...[...charges.fees, ...charges.discounts, ...charges.taxes].map((charge) => charge.amount),
    freight.amount ?? new Big(0),
  ];
  return counted.some((value) => amount.eq(value));
}
