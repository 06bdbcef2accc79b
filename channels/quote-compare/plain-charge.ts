import type { OfferedCharge } from './offer.ts';

/** A charge of which nothing is said but its name: no amount, once for the order, without a condition, and it counts. */
export const PLAIN_CHARGE = {
  amount: null,
  percent: null,
  each: null,
  foreign: null,
  from: null,
  below: null,
  waivedFrom: null,
  piecesFrom: null,
  isFromPacks: false,
  isAside: false,
} as const satisfies Partial<OfferedCharge>;
