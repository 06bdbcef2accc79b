import type { ComposedRow, FallenRow } from '#contracts/evidence.ts';
import type { Offer } from '../offer.ts';
import type { PricedOffer } from './price-offer.ts';

/** An offer whose total does not follow from its own words is doubted: it may be the lowest, whatever it comes to. */
export function withoutProof(offer: PricedOffer, row: Pick<ComposedRow, 'cells'> | undefined): PricedOffer {
  return !offer.landed || row?.cells['landedTotal'] != null ? offer : doubted(offer);
}

export const doubted = (offer: PricedOffer): PricedOffer => ({
  ...offer,
  landed: null,
  doubts: [{ kind: 'total', words: offer.offer.heading }],
});

/** The quotes that these rows were made of. */
export const quotesOfRows = (rows: readonly FallenRow[]): Set<string> =>
  new Set(rows.flatMap(({ findings }) => findings.flatMap((id) => /^quote-\d+(?=\/)/.exec(id)?.[0] ?? [])));

/** What is left of an offer whose row fell: who made it. */
export const bareOffer = ({ heading, vendor, currency }: Offer): Offer => ({
  heading,
  vendor,
  currency,
  lines: [],
  charges: [],
  freight: { amount: null, percent: null, options: [], zones: [], terms: [] },
  totals: [],
  lead: null,
  validity: null,
  minimumOrder: null,
  unread: [],
  conditions: [],
  unapplied: [],
  duty: null,
});
