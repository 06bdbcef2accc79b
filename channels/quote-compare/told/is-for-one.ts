import type { ToldOffer } from './told-offer.ts';

/** Prices for one of the same thing lie that far apart at most. */
const APART = 3;

/**
 * A price that no word says to be for one counts beside prices of others for the same that are, and that are near it. So does one beside packages, of
 * which it may be: unless nobody else has a price.
 */
export function isForOne(offer: ToldOffer, all: (ToldOffer | null)[]): boolean {
  return offer.prices.every(({ need, value, isSaid, isOfPacks }) => {
    const others = all
      .flatMap((other) => (other && other !== offer ? other.prices : []))
      .filter((one) => one.need === need && one.isSaid);
    const isNear = others.some((one) => one.value * APART > value && value * APART > one.value);
    return isNear || (isSaid && (!isOfPacks || others.length === 0));
  });
}
