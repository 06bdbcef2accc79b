import type { Language } from '../../reading/languages.ts';
import type { Order } from '../brief/read-order.ts';
import type { QuoteReading } from '../quote-reading.ts';
import type { Offer } from '../offer.ts';
import { isProven, priceFor } from '../pricing/standing.ts';
import type { PricedOffer } from '../pricing/price-offer.ts';
import { countedIn } from '../reading/paid-counts.ts';
import { isReadTwice } from './propose-order.ts';
import { proposeOffers } from './offer/propose-offers.ts';
import type { ProposedOffer } from './offer/propose-offers.ts';

/**
 * The readings of an order's quotes beside those of a second reader that knows nothing of the first. Where the first leaves open what an offer comes
 * to, and the second understands every number of it, the second stands; where both come to the same, the offer is confirmed. Where they differ the
 * vendor's own total decides; without one the first stands, unconfirmed. `finish` adds the conditions that the words of a quote set.
 */
export function withSecondReadings(
  readings: QuoteReading[],
  {
    order,
    languages,
    finish,
  }: { order: Order; languages: readonly Language[]; finish: (reading: QuoteReading) => Offer },
): QuoteReading[] {
  if (!readings.every(({ opened }) => isReadTwice(opened.quote.written))) return readings;
  const proposed = proposalsFor(readings, order, languages);
  return readings.map((reading, at): QuoteReading => {
    const second = proposed[at];
    if (!second || second.faults.length > 0) return reading;
    const first = priceFor(reading.offer, order);
    const offer = finish({ ...reading, offer: second.offer });
    const other = priceFor(offer, order);
    // What hangs on something or is not said stays open; what was not understood is read again.
    if (first.landed === null)
      return isNotUnderstood(first) && (other.landed !== null || isUnderstood(other)) ? { ...reading, offer } : reading;
    if (other.landed === null) return reading;
    if (first.landed.eq(other.landed))
      return { ...reading, offer: { ...reading.offer, confirmedTotal: other.landed.toFixed(2) } };
    return isProven(other) && !isProven(first) ? { ...reading, offer } : reading;
  });
}

/** What the second reader makes of each quote of an order. */
export function proposalsFor(readings: QuoteReading[], order: Order, languages: readonly Language[]): ProposedOffer[] {
  const told = order.limits.counts.map(({ value }) => value);
  return proposeOffers(
    readings.map(({ opened, offer }) => ({
      opened,
      needs: order.needs,
      counted: countedIn(opened.quote, told),
      languages,
      byRules: offer,
    })),
  );
}

/** Nothing but its lines and amounts leaves the total of an offer open. */
const isNotUnderstood = (priced: PricedOffer): boolean =>
  priced.offer.conditions.length === 0 && priced.offer.freight.unread === undefined && !isUnderstood(priced);

const isUnderstood = ({ lines, doubts, missing, unclear }: PricedOffer): boolean =>
  lines.length > 0 && doubts.length === 0 && missing.length === 0 && unclear.length === 0;
