import type { PricedOffer } from './price-offer.ts';
import { doubted } from './without-proof.ts';

/** Offers for the same things are rarely so many times as dear as one another. */
export const MOST_APART = 3;

/**
 * Offers that come to three times what every other offer of the same things comes to, or to a third of it, and that no total of the vendor bears out: more often one of
 * them was read for another quantity than that a vendor is so dear. Such a total is not compared.
 */
export function withoutFarApart(offers: PricedOffer[]): PricedOffer[] {
  const whole = offers.filter(
    ({ lines, doubts, missing, unclear, known }) =>
      lines.length > 0 &&
      lines.every(({ namedBy }) => namedBy !== 'elimination') &&
      doubts.length === 0 &&
      missing.length === 0 &&
      unclear.length === 0 &&
      known.gt(0),
  );
  return offers.map((offer) => {
    const others = whole.filter((other) => other !== offer && other.offer.currency.code === offer.offer.currency.code);
    const isBorneOut = offer.statedTotal !== null && offer.errors.length === 0;
    const isFar = others.length > 0 && others.every(({ known }) => isApart(offer, known));
    return offer.landed !== null && isFar && !isBorneOut ? doubted(offer) : offer;
  });
}

const isApart = ({ known }: PricedOffer, other: PricedOffer['known']): boolean =>
  known.times(MOST_APART).lt(other) || other.times(MOST_APART).lt(known);
