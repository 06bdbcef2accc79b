import type { Order } from '../../brief/read-order.ts';
import { withConditions } from '../../extract.ts';
import type { QuoteReading } from '../../quote-reading.ts';
import type { Offer } from '../../offer.ts';
import { findNumerals } from '../../../reading/numerals.ts';
import { readLeadTime } from '../../reading/lead-time.ts';
import type { OpenedQuote } from '../../reading/open-quote.ts';
import { blankSpans, overlaps } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { isProven, priceFor } from '../../pricing/standing.ts';
import { chooseOffer, isAgreed } from './choose-offer.ts';
import type { Refusal } from './choose-offer.ts';
import { offerFromRecords } from './offer-from-records.ts';
import type { SaidReading } from './offer-from-records.ts';
import type { SaidOffer } from './said-offer.ts';

/** A quote as the rules read it, or as the records have it where those stand; and why they do not. */
export function readAgain(
  reading: QuoteReading,
  said: SaidOffer | undefined,
  order: Order,
): QuoteReading & { refusal: Refusal } {
  if (!said)
    return { ...reading, offer: order.isTold ? asOpen(reading) : reading.offer, refusal: 'nothing was said of it' };
  const { opened, offer: byRules } = reading;
  const briefs = order.texts.map(({ text }) => text);
  const isTold = order.isTold === true || order.isSpoken === true;
  const made = offerFromRecords(said, { opened, needs: order.needs, byRules, briefs, isTold });
  const read = { ...made, offer: withoutOddPercents(made.offer, order) };
  const { offer, refusal } = chooseOffer(reading, withOpenClauses(read, reading, order), order);
  // What is read of running text as if its clauses were lines stands only where the records come to the same.
  if (order.isTold && !isAgreed(refusal)) return { ...reading, offer: asOpen(reading), refusal };
  return { ...reading, offer: withLead(offer, made.lead, { reading, order }), refusal };
}

/** Of an offer that is told, and has a figure that is not understood, nothing is. */
function asOpen({ offer, opened: { quote, mark } }: QuoteReading): Offer {
  const [figure] = findNumerals(quote.text, mark).filter(({ value }) => value.gt(0));
  if (!figure) return offer;
  const words = quote.text.replace(/\s+/g, ' ').slice(0, 160);
  const unread = { words, amount: figure.value.toFixed(2), limit: null, spans: [{ start: 0, end: quote.text.length }] };
  return { ...offer, lines: [], charges: [], totals: [], freight: NO_FREIGHT, unread: [unread] };
}
const NO_FREIGHT: Offer['freight'] = { amount: null, percent: null, options: [], zones: [], terms: [] };

/** What the rules take for a condition holds, except in words that records have read into a sum that the vendor states. */
function withOpenClauses(read: SaidReading, { opened: whole }: QuoteReading, order: Order): SaidReading {
  const opened = order.isSpoken ? withoutMinimum(whole, read) : whole;
  const offer = withConditions(read.offer, opened, order);
  if (!isProven(priceFor(read.offer, order))) return { ...read, offer };
  const isRead = ({ spans }: { spans: { start: number; end: number }[] }): boolean =>
    spans.every((span) => read.explained.some((other) => overlaps(other, span)));
  return {
    ...read,
    offer: {
      ...offer,
      conditions: offer.conditions.filter((one) => read.offer.conditions.includes(one) || !isRead(one)),
    },
  };
}

/** A smallest order that is read hangs nothing else in its sentence on it. */
function withoutMinimum(opened: OpenedQuote, { offer: { minimumOrder } }: SaidReading): OpenedQuote {
  const { quote } = opened;
  return minimumOrder
    ? { ...opened, quote: { ...quote, text: blankSpans(quote.text, minimumOrder.spans, ' ') } }
    : opened;
}

/** A percent of something that the quote does not state, beside the amount that it comes to: the amount counts where the total is right with it. */
function withoutOddPercents(offer: Offer, order: Order): Offer {
  if (priceFor(offer, order).doubts.length === 0) return offer;
  const plain = {
    ...offer,
    charges: offer.charges.map((charge) => (charge.amount === null ? charge : { ...charge, percent: null })),
  };
  return isProven(priceFor(plain, order)) ? plain : offer;
}

/** When it comes, in words that a model points at and the rules have passed over. The days are the rules' own reading of them. */
function withLead(
  offer: Offer,
  lead: Span | null,
  { reading: { opened }, order }: { reading: QuoteReading; order: Order },
): Offer {
  if (offer.lead || lead === null) return offer;
  const words = opened.quote.text.slice(lead.start, lead.end).replace(/\s+/g, ' ');
  const calendar = { today: order.today, isKnown: order.isTodayNamed };
  const read = readLeadTime(words, calendar) ?? readLeadTime(`lead time ${words}`, calendar);
  if (!read || read.isTransit || read.days === null) return offer;
  return { ...offer, lead: { words: [words], days: read.days, until: read.until, count: read.count, spans: [lead] } };
}
