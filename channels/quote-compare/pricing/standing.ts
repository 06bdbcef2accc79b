import { priceOffer } from './price-offer.ts';
import type { PricedOffer } from './price-offer.ts';
import type { Order } from '../brief/read-order.ts';
import type { Offer } from '../offer.ts';
import { findLabels } from '../reading/labels.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { inside } from '../../reading/span.ts';
import { spokenCharge } from '../told/told-charges.ts';

/**
 * How far a reading of an offer bears itself out. `proven`: a total of the vendor's, and nothing left over · `clear`: no such total · `loose`: it
 * comes to something and leaves something over · `gaps`: a part of it is to be asked · `doubted`.
 */
export type Standing = 'proven' | 'clear' | 'loose' | 'gaps' | 'doubted';

export function standingOf(priced: PricedOffer, opened: OpenedQuote): Standing {
  const { doubts, landed, statedTotal, errors, lines } = priced;
  if (doubts.length > 0 || lines.length === 0) return 'doubted';
  if (landed === null) return 'gaps';
  if (leftOver(priced, opened) > 0) return 'loose';
  return statedTotal !== null && errors.length === 0 ? 'proven' : 'clear';
}

export const isProven = ({ doubts, landed, statedTotal, errors }: PricedOffer): boolean =>
  doubts.length === 0 && landed !== null && statedTotal !== null && errors.length === 0;

/** Lines that are for no need, for several at once or for one only because both are left, and percents of charges that nothing was made of. */
export function leftOver(
  { lines, charges, offer }: PricedOffer,
  { quote: { text, numerals, units } }: OpenedQuote,
): number {
  const loose = lines.filter(({ needs, namedBy }) => needs.length !== 1 || namedBy === 'elimination');
  const used = [...offer.charges, ...charges.exempted.map(({ charge }) => charge)].map(({ percent }) => percent);
  const percents = units.flatMap((unit) =>
    saysPercent(text.slice(unit.start, unit.end)) ? inside(numerals, unit).filter(({ isPercent }) => isPercent) : [],
  );
  const unused = percents.filter(
    ({ value }) =>
      !used.some((percent) => percent !== null && value.eq(percent)) &&
      !lines.some(({ discount }) => discount !== null && value.eq(discount)),
  );
  return loose.length + unused.length;
}

/** "5 % off the lot": a percent that the price is to be with. */
const saysPercent = (words: string): boolean =>
  findLabels(words).some(({ kind }) => kind === 'tax' || kind === 'discount') || spokenCharge(words) === 'discount';

export const priceFor = (offer: Offer, { needs, limits, today }: Order): PricedOffer =>
  priceOffer('', offer, { needs, limits, today });
