import type { Order } from '../../brief/read-order.ts';
import { withConditions } from '../../extract.ts';
import type { QuoteReading } from '../../quote-reading.ts';
import type { Offer } from '../../offer.ts';
import { findNumerals } from '../../../reading/numerals.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { blankSpans, overlaps } from '../../../reading/span.ts';
import { isProven, priceFor } from '../../pricing/standing.ts';
import { NO_FREIGHT } from './charges-from-records.ts';
import { chooseOffer } from './choose-offer.ts';
import { offerFromRecords } from './offer-from-records.ts';
import type { SaidReading } from './offer-from-records.ts';
import type { SaidOffer } from './said-offer.ts';

/** A quote as the rules for pasted ones read it, or as the records have it where those stand. Where none do, nothing of a told offer is read. */
export function readAgain(reading: QuoteReading, said: SaidOffer | undefined, order: Order): QuoteReading {
  const offer = said ? chosenOffer(reading, said, order) : null;
  return { ...reading, offer: offer ?? (order.isTold ? asOpen(reading) : reading.offer) };
}

function chosenOffer(reading: QuoteReading, said: SaidOffer, order: Order): Offer | null {
  const read = offerFromRecords(said, reading, order);
  return chooseOffer(reading, read && withOpenClauses(read, reading.opened, order), order);
}

/** Of an offer that is told, and has a figure that is not understood, nothing is. */
function asOpen({ offer, opened: { quote, mark } }: QuoteReading): Offer {
  const [figure] = findNumerals(quote.text, mark).filter(({ value }) => value.gt(0));
  if (!figure) return offer;
  const words = quote.text.replace(/\s+/g, ' ').slice(0, 160);
  const unread = { words, amount: figure.value.toFixed(2), limit: null, spans: [{ start: 0, end: quote.text.length }] };
  return { ...offer, lines: [], charges: [], totals: [], freight: NO_FREIGHT, unread: [unread] };
}

/** What the rules take for a condition holds, except in words that records have read into a sum that the vendor states. */
function withOpenClauses({ offer: read, explained }: SaidReading, opened: OpenedQuote, order: Order): Offer {
  const offer = withConditions(read, order.isSpoken ? withoutMinimum(opened, read) : opened, order);
  if (!isProven(priceFor(read, order))) return offer;
  const conditions = offer.conditions.filter(
    ({ spans }) => !spans.every((span) => explained.some((other) => overlaps(other, span))),
  );
  return { ...offer, conditions };
}

/** A smallest order that is read hangs nothing else in its sentence on it. */
function withoutMinimum(opened: OpenedQuote, { minimumOrder }: Offer): OpenedQuote {
  const { quote } = opened;
  return minimumOrder
    ? { ...opened, quote: { ...quote, text: blankSpans(quote.text, minimumOrder.spans, ' ') } }
    : opened;
}
