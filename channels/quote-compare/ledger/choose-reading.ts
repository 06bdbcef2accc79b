import { Big } from 'big.js';
import type { Order } from '../brief/read-order.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { MathError } from '../pricing/find-errors.ts';
import { priceOffer } from '../pricing/price-offer.ts';
import type { PricedOffer } from '../pricing/price-offer.ts';
import type { OpenedQuote } from '../reading/open-quote.ts';
import { ledgerOffer } from './ledger-offer.ts';
import { NO_BID, SUBSTITUTE } from '../reading/item-words.ts';
import type { Counted } from '../reading/paid-counts.ts';
import { readLedger } from './read-ledger.ts';

/**
 * Of two readings of a quote, by its words and by its arithmetic alone, the one that leaves nothing open. Arithmetic that comes out to the
 * stated total goes before words that leave a doubt, an error or a part that is missing. `finish` makes of a reading what is priced in the end.
 */
export function chooseReading(
  offer: Offer,
  opened: OpenedQuote,
  { needs, limits, today, counted }: Pick<Order, 'needs' | 'limits' | 'today'> & { counted: Counted },
  finish: (offer: Offer) => Offer = (read) => read,
): Offer {
  // "We are unable to quote": an amount below it is about something else.
  if (offer.lines.length > 0 && offer.lines.every(isRefused)) return offer;
  const price = (read: Offer): PricedOffer => priceOffer('', finish(read), { needs, limits, today });
  const byWords = price(offer);
  if (!isOpen(byWords, opened.quote.text)) return byWords.statedTotal ? borneOut(offer) : offer;
  const ledger = readLedger(opened.quote, counted);
  if (!ledger) return offer;
  const other = ledgerOffer(offer, ledger, opened);
  const byFigures = price(other);
  // One sum without a part of it covers what the quote speaks of, or nothing is known of it.
  if (byFigures.missing.length > 0 && !ledger.parts.some(({ product }) => product)) return offer;
  // What is taken off is never all of it.
  if (byFigures.known.lte(0)) return offer;
  if (byFigures.statedTotal === null && isPricedTwice(other, needs)) return offer;
  return byFigures.doubts.length === 0 && gaps(byFigures) <= gaps(byWords) ? other : offer;
}

/** Two lines for all that is needed of one part at like prices: one of them takes the other back, and a sum of both is nobody's. */
const isPricedTwice = ({ lines }: Offer, needs: Order['needs']): boolean =>
  needs.some(({ id, qty }) => {
    const own = lines.filter(
      (line) =>
        line.status === 'offered' && line.needs.length === 1 && line.needs[0] === id && new Big(line.pieces).eq(qty),
    );
    const prices = own.flatMap(({ unitPrice }) => (unitPrice === null ? [] : [Number(unitPrice)]));
    return prices.length > 1 && Math.min(...prices) * 2 > Math.max(...prices);
  });

/** The total of the quote is what its lines come to: none of them is in doubt. */
const borneOut = (offer: Offer): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => (line.isAmbiguous ? { ...line, isAmbiguous: false } : line)),
});

const isRefused = ({ status, words }: OfferedLine): boolean => status === 'declined' && NO_BID.test(words);

/** Doubted, or an error is held against a sum; a part that is missing only where nothing else is offered for it. */
const isOpen = ({ doubts, errors, missing, lines, unclear }: PricedOffer, text: string): boolean =>
  doubts.length > 0 ||
  lines.length === 0 ||
  unclear.length > 0 ||
  (errors.length > 0 && errors.every(({ line, sum }) => line === null && !sum.includes('%'))) ||
  errors.some(isMultipliedOut) ||
  (missing.some(({ line }) => line?.status !== 'declined') && !SUBSTITUTE.test(text) && !NO_BID.test(text));

/** "1.35 each per day, 2 days = 486.00" for 180: the line itself says how often its price is taken. */
const isMultipliedOut = ({ line, right, stated }: MathError): boolean =>
  line !== null &&
  right.gt(0) &&
  findNumerals(line.words, readDecimalMark(line.words)).some(
    ({ value, currency, isPercent }) =>
      currency === null && !isPercent && value.gte(2) && value.eq(value.round(0)) && right.times(value).eq(stated),
  );

const gaps = ({ doubts, errors, missing, unclear, lines, unexplained }: PricedOffer): number =>
  doubts.length * 4 +
  errors.length * 2 +
  missing.length * 2 +
  unclear.length +
  unexplained.length +
  (lines.length === 0 ? 4 : 0);
