import type { Offer } from './offer.ts';
import type { OpenedQuote } from './reading/open-quote.ts';

/** A quote as it is read, with what is needed to read it again. */
export interface QuoteReading {
  id: string;
  opened: OpenedQuote;
  offer: Offer;
}
