import { mainCurrency } from '../../reading/currency.ts';
import { isMoney } from '../../reading/numerals.ts';
import { blankSpans, inside, lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { EACH_WORDS, TELLS_PRICE } from '../../reading/vocabulary/spoken-offers.ts';
import { OFFERS_VERBS } from '../../reading/vocabulary/order-words.ts';
import { FUNCTION_WORDS, SAID_BEFORE_A_PRICE } from '../../reading/vocabulary/told-words.ts';
import type { Need } from '../need.ts';
import type { Order } from '../brief/read-order.ts';
import type { QuoteReading } from '../quote-reading.ts';
import { priceFor, standingOf } from '../pricing/standing.ts';
import type { SaidLine, SaidOffer } from './records/said-offer.ts';
import type { PricedOffer } from '../pricing/price-offer.ts';
import { isForOne } from './is-for-one.ts';
import { nounsOf, speaksOf } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';
import { offerIn } from './told-offer.ts';
import type { ToldOffer } from './told-offer.ts';

/** Longer texts are pasted, not told. */
const MOST_CHARS = 900;
/** Cells, gaps as between columns, sums that are written out: pasted from a table. */
const IN_COLUMNS = /[|\t]|\S {3,}\S|=\s?(?:\p{Sc}\s?)?\d/u;

/** What vendors say in messages and notes, as records: of each quote that the rules leave open and whose every figure is understood. */
export function toldInQuotes(order: Order, readings: QuoteReading[]): SaidOffer[] {
  const needs = order.needs.map(toToldNeed);
  const told = readings.map((reading) => offerOf(reading, needs));
  return readings.flatMap((reading, at) => {
    const offer = told[at];
    if (!offer || !isForOne(offer, told) || !isOpen(reading, priceFor(reading.offer, order), offer)) return [];
    if (!offer.said.lines.every((line) => isNamed(line, needs))) return [];
    const { id, opened } = reading;
    const currency = opened.currency ?? mainCurrency(opened.quote.text) ?? '';
    return [{ quote: Number(id.slice('quote-'.length)), currency, ...withoutOwnTerms(offer.said, reading) }];
  });
}

function offerOf({ opened: { quote, mark } }: QuoteReading, needs: ToldNeed[]): ToldOffer | null {
  const { text, vendor, written } = quote;
  if (text.length > MOST_CHARS || IN_COLUMNS.test(written)) return null;
  return offerIn(blankSpans(text, [vendor, ...stampsIn(text)], ' '), mark, needs);
}

/** The rules doubt what they read, leave a line of it out, or have read several prices of one line. */
function isOpen({ opened, offer }: QuoteReading, priced: PricedOffer, { said }: ToldOffer): boolean {
  const standing = standingOf(priced, opened);
  const hasCarriage =
    offer.freight.amount === null && said.charges.some(({ is, amount }) => is === 'freight' && amount !== '');
  if (standing === 'gaps') return priced.missing.length > 0 || priced.unclear.length > 0 || hasCarriage;
  return standing === 'doubted' || standing === 'loose' || (standing === 'clear' && isRunning(opened));
}

/** A line tells several prices. */
const isRunning = ({ quote: { text, numerals } }: QuoteReading['opened']): boolean =>
  lineSpans(text).some((line) => inside(numerals, line).filter(isMoney).length > 1);

/** A priced line names what it is for, or nothing: "blue widget 9.00 each" is for something else, "that would be 9.00 each" is not. */
function isNamed({ quote, price, needs: [own = 0] }: SaidLine, needs: ToldNeed[]): boolean {
  const need = needs[own - 1];
  if (price === '' || !need || speaksOf(need, quote))
    return price !== '' || needs.length > 1 || speaksOf(needs[0]!, quote);
  const words = quote.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.every((word) => word.length < 3 || TALK.has(word) || FUNCTION_WORDS.has(word));
}
const TALK: ReadonlySet<string> = new Set(
  [EACH_WORDS, TELLS_PRICE, OFFERS_VERBS, SAID_BEFORE_A_PRICE].flatMap((byLanguage) =>
    Object.values(byLanguage).flatMap((words) => words.split(/[|\s]/)),
  ),
);

/** Who pays for carriage that has no amount is read of the whole quote, with what it depends on. */
const withoutOwnTerms = (said: ToldOffer['said'], { offer: { freight } }: QuoteReading): ToldOffer['said'] =>
  said.rest.some(({ is }) => is === 'threshold') ||
  (freight.terms.length > 0 && freight.terms.every(({ kind }) => kind === 'included'))
    ? said
    : { ...said, rest: said.rest.filter(({ is }) => is !== 'freight included') };

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
