import type { Need } from '../need.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { openQuote } from '../reading/open-quote.ts';
import { readOpened } from '../reading/read-quote.ts';
import { linesThatCharge } from '../reading/lines-that-charge.ts';
import { unitOf } from '../../reading/units.ts';
import { isNoGoods } from './no-goods.ts';
import { findCodes } from './part-codes.ts';
import type { PastedQuote } from './pasted-quote.ts';

/** What a brief without a list asks for: the lines of one quote, which the others offer in the same quantities. */
export interface ImpliedNeeds {
  needs: Need[];
  /** Index of the quote whose words they are. */
  quote: number;
}

/** Every quote is read once for each: longer ones are catalogues, of which a list says what is wanted. */
const MOST_CHARS = 8_000;

/**
 * "Which of these is cheaper?" with two quotes for the same things: no list is needed. Null unless every line of the other quotes is one of
 * the first's, piece for piece; offers for unlike things or quantities are asked about.
 */
export function impliedNeeds(quotes: readonly PastedQuote[], today: string): ImpliedNeeds | null {
  if (quotes.length < 2 || quotes.some(({ text }) => text.length > MOST_CHARS)) return null;
  const found = quotes.flatMap((base, quote) => {
    const needs = needsOf(base, today);
    if (needs.length === 0) return [];
    const others = quotes.filter((other) => other !== base).map((other) => offeredOf(other, needs, today));
    const isWhole = others.every((lines) => lines.length > 0 && lines.every((line) => isOneOf(line, needs)));
    const met = others.flatMap((lines) => lines).length;
    return isWhole ? [{ needs, quote, open: needs.length * others.length - met }] : [];
  });
  return found.toSorted((a, b) => Math.abs(a.open) - Math.abs(b.open))[0] ?? null;
}

function needsOf(quote: PastedQuote, today: string): Need[] {
  return offeredOf(quote, [], today).flatMap((line, index): Need[] => {
    const { description: part, qty } = line;
    const at = quote.text.indexOf(part);
    // "2) Plumbing": the number of a row counts nothing.
    const isNumber = /^\W*\d{1,2}[).]\s/.test(line.words) && Number(/\d+/.exec(line.words)?.[0]) === Number(qty);
    if (qty === null || isNumber || !/\p{L}{3}/u.test(part) || isNoGoods(part) || at < 0) return [];
    const unit = unitOf(new RegExp(`${qty}\\s*(\\p{L}+)`, 'u').exec(line.words)?.[1] ?? '')?.name ?? 'each';
    const span = line.spans[0] ?? { start: at, end: at + part.length };
    return [{ id: `need-${index + 1}`, part, codes: findCodes(part), qty, qtyFrom: [], unit, ...span }];
  });
}

function offeredOf({ text, name }: PastedQuote, needs: Need[], today: string): OfferedLine[] {
  const opened = openQuote(text, { needs, shipToZip: null, vendorHints: name ? [name] : [] });
  const offer: Offer = linesThatCharge(readOpened(opened, { today, isKnown: false }));
  return offer.lines.filter(({ status }) => status === 'offered');
}

const isOneOf = ({ needs: [id, ...more], pieces }: OfferedLine, needs: Need[]): boolean =>
  more.length === 0 && needs.some((need) => need.id === id && need.qty === pieces);
