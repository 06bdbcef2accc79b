import { Big } from 'big.js';
import type { Offer, OfferedCharge } from '../offer.ts';

/** "Pickup 95.00", "collection £60", "return trip $40": the way back of what is brought. */
export const WAY_BACK =
  /^\W*(?:and |plus )?(?:pick[- ]?up|collection|collect|return(?: trip| transport)?|retrieval|off[- ]?hire(?: transport)?)(?!\p{L})/iu;
const EACH_WAY = /(?<!\p{L})(?:each|per|either|both) ways?(?: each)?(?!\p{L})/iu;

/** What is hired is brought and fetched: an amount for each way is carriage twice, and both amounts are carriage. */
export function withBothWays(offer: Offer): Offer {
  const { freight, charges } = offer;
  const { amount } = freight;
  if (amount === null || amount.byWeight !== null || amount.parts) return offer;
  if (EACH_WAY.test(amount.words) && !/both/i.test(amount.words))
    return { ...offer, freight: { ...freight, amount: { ...twice(amount, amount.amount), isPerPiece: false } } };
  if (amount.isPerPiece) return offer;
  const back = charges.find(isWayBack);
  if (!back?.amount) return offer;
  const both = twice(amount, back.amount);
  return {
    ...offer,
    charges: charges.filter((charge) => charge !== back),
    freight: { ...freight, amount: { ...both, spans: [...amount.spans, ...back.spans] } },
  };
}

const isWayBack = ({ kind, amount, percent, each, isAside, clause, from, below, foreign }: OfferedCharge): boolean =>
  kind === 'fee' &&
  amount !== null &&
  percent === null &&
  each === null &&
  !isAside &&
  from === null &&
  below === null &&
  foreign === null &&
  WAY_BACK.test(clause);

type Amount = NonNullable<Offer['freight']['amount']>;
const twice = (amount: Amount, back: string): Amount => ({
  ...amount,
  amount: new Big(amount.amount).plus(back).toFixed(2),
  parts: [amount.amount, back],
});
