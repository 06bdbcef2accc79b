import { Big } from 'big.js';
import type { OfferedLine } from '../offer.ts';
import type { PricedOffer } from './price-offer.ts';
import { doubted } from './without-proof.ts';

/** Offers for the same things are rarely so many times as dear as one another. */
export const MOST_APART = 3;

/** A piece of one thing rarely costs so many times what others ask for it, also where an offer leaves other things out. */
const MOST_APART_EACH = 10;

/**
 * Offers that come to three times what every other offer of the same things comes to, or to a third of it, and that no total of the vendor bears out: more often one of
 * them was read for another quantity than that a vendor is so dear. Such a total is not compared; nor is an offer that leaves something out, where the piece is so far apart.
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
    const isFarEach = offer.missing.length > 0 && offer.lines.some((line) => isPieceApart(line, others));
    return ((offer.landed !== null && isFar) || isFarEach) && !isBorneOut ? doubted(offer) : offer;
  });
}

function isPieceApart({ needs, amount, pieces }: OfferedLine, others: PricedOffer[]): boolean {
  const peers = others.flatMap(({ lines }) => lines.filter((line) => line.needs.join() === needs.join()));
  const isFar = (other: OfferedLine): boolean => {
    const [own, its] = [new Big(amount).times(other.pieces), new Big(other.amount).times(pieces)];
    return own.gt(0) && (own.times(MOST_APART_EACH).lt(its) || its.times(MOST_APART_EACH).lt(own));
  };
  return needs.length > 0 && peers.length > 0 && peers.every(isFar);
}

const isApart = ({ known }: PricedOffer, other: PricedOffer['known']): boolean =>
  known.times(MOST_APART).lt(other) || other.times(MOST_APART).lt(known);
