import { mainCurrency } from '../../reading/currency.ts';
import { blankSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { Need } from '../need.ts';
import type { Order } from '../brief/read-order.ts';
import type { QuoteReading } from '../extract.ts';
import type { SaidOffer } from '../model/offer-records.ts';
import { isForOne } from './is-for-one.ts';
import { nounsOf } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';
import { offerIn } from './told-offer.ts';

/** Longer texts are pasted, not told. */
const MOST_CHARS = 900;
/** Cells, or gaps as between columns: pasted from a table. */
const IN_COLUMNS = /[|\t]|\S {3,}\S/;

/** What vendors say in messages and notes, as records: the same that a model would say of each quote whose every figure is understood. */
export function toldInQuotes(order: Order, readings: QuoteReading[]): SaidOffer[] {
  const needs = order.needs.map(toToldNeed);
  const offers = readings.map(({ opened: { quote, mark } }) => {
    const { text, vendor } = quote;
    if (text.length > MOST_CHARS || IN_COLUMNS.test(quote.written)) return null;
    return offerIn(blankSpans(text, [vendor, ...stampsIn(text)], ' '), mark, needs);
  });
  return offers.flatMap((offer, at) => {
    const reading = readings[at];
    if (!offer || !reading || !isForOne(offer, offers)) return [];
    const { id, opened } = reading;
    return [
      {
        quote: Number(id.slice('quote-'.length)),
        currency: opened.currency ?? mainCurrency(opened.quote.text) ?? '',
        ...offer.said,
      },
    ];
  });
}

/** Days and times of the day: of no price. */
const stampsIn = (text: string): Span[] =>
  [...text.matchAll(STAMPS)].map(({ 0: stamp, index }) => ({ start: index, end: index + stamp.length }));
const STAMPS =
  /(?<![\d:.,])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])|(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/gu;

const toToldNeed = ({ part, qty, unit }: Need): ToldNeed => ({
  part,
  qty,
  unit: unit === 'each' ? '' : unit,
  value: qty,
  kind: 'thing',
  time: null,
  nouns: nounsOf(part),
  start: 0,
  end: 0,
});
