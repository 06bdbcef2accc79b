import { hasPrices } from '../brief/prices.ts';
import { readLimits } from '../brief/read-limits.ts';
import { readNeeds } from '../brief/read-needs.ts';
import type { Order } from '../brief/read-order.ts';
import { readQuotes } from '../extract.ts';
import type { QuoteReading } from '../quote-reading.ts';
import type { Need } from '../need.ts';
import { QUOTES } from '../plan.ts';
import { allLeaveVatOut } from '../pricing/tax-stance.ts';
import { createNeedMatcher } from '../reading/need-matcher.ts';
import { partWords } from '../reading/part-words.ts';
import { priceFor, standingOf } from '../pricing/standing.ts';
import type { Standing } from '../pricing/standing.ts';

/** What a quote that is not settled counts: one with a question to its vendor, and one that was not read with certainty. */
const OPEN = { proven: 0, clear: 0, loose: 0.5, gaps: 1, doubted: 2 } as const;

export const isUsable = ({ quotes, needs }: Order): boolean =>
  quotes.length >= QUOTES.least && quotes.length <= QUOTES.most && needs.length > 0;

/** Whether the vendors' own totals prove every quote of an order. */
export const isSettled = (order: Order): boolean =>
  isUsable(order) && order.strays.length === 0 && standings(order).every((standing) => standing === 'proven');

/** How much of an order is open once its quotes are read. */
export const openIn = (order: Order, readings: QuoteReading[] = readingsOf(order)): number =>
  standings(order, readings).reduce((sum, standing) => sum + OPEN[standing], order.strays.length * 2);

/** Every quote of an order by rules. */
export const readingsOf = (order: Order): QuoteReading[] =>
  readQuotes(order, (id) => order.quotes.find((quote) => quote.id === id)?.text);

/** What an offer that is not settled counts, of `count` that there may be: a clear reading of one reader by rules is wrong as often as one with a gap. */
export function unsettledIn(order: Order, readings: QuoteReading[], count: number): number {
  const all = standings(order, readings).map((standing, at) => {
    const { readBy, confirmedTotal } = readings[at]?.offer ?? {};
    if (readBy === 'model') return standing === 'doubted' ? OPEN.doubted : standing === 'gaps' ? OPEN.loose : 0;
    return standing === 'clear' && confirmedTotal === undefined ? OPEN.gaps : OPEN[standing];
  });
  const lost = (count - readings.length + order.strays.length) * OPEN.doubted;
  return all.reduce<number>((sum, open) => sum + open, lost);
}

function standings(order: Order, readings: QuoteReading[] = readingsOf(order)): Standing[] {
  // Offers that all leave their tax out are compared without it.
  const isNet = order.limits.isNet || (!order.limits.isGross && allLeaveVatOut(readings.map(({ offer }) => offer)));
  const compared = { ...order, limits: { ...order.limits, isNet } };
  return readings.map(({ offer, opened }) => standingOf(priceFor(offer, compared), opened));
}

/** A need that the rules read of the same brief, that a priced line speaks of (or one of `spoken`), and that records leave out. */
export function losesNeed({ needs, quotes, texts }: Order, rules: Order, spoken: string[] | null = null): boolean {
  const brief = texts.find(({ id }) => id === 'brief')?.text ?? '';
  const own = readNeeds(brief, readLimits(brief, '2000-01-01T00:00:00Z').spans);
  const lines = spoken ?? pricedLines(quotes);
  return [own, ...(isUsable(rules) ? [rules.needs] : [])].some((wanted) => lacks(needs, wanted, lines));
}

/** Two orders want the same things, each in its place. */
export const wantsTheSame = (one: Order, other: Order): boolean =>
  one.needs.every((need, at) => other.needs[at] !== undefined && isSame(need, other.needs[at]));

/** Records part what the rules have as one need ("42 m² of wall and 5 frames"), and a priced line speaks of each part. */
export function isFiner({ needs, quotes }: Order, rules: Order): boolean {
  const within = needs.filter(({ qty, part }) =>
    rules.needs.some(
      (whole) => whole.qty !== qty && whole.part.includes(`${qty} `) && whole.part.includes(part.replace(/^\d+\s/, '')),
    ),
  );
  const spoken = spokenOf(needs, pricedLines(quotes));
  return within.length > 0 && needs.length > rules.needs.length && needs.every((need) => spoken.has(need));
}

function lacks(needs: Need[], wanted: Need[], lines: string[]): boolean {
  const spoken = spokenOf(wanted, lines);
  return wanted.some((need) => spoken.has(need) && !needs.some((other) => isSame(other, need)));
}

const pricedLines = (quotes: Order['quotes']): string[] =>
  quotes.flatMap(({ text }) => text.split('\n').filter((line) => hasPrices(line)));

/** Needs that one of the lines names. */
function spokenOf(needs: Need[], lines: string[]): Set<Need> {
  const matcher = createNeedMatcher(needs);
  return new Set(lines.flatMap((line) => matcher.match(line).map(({ need }) => need)));
}

const isSame = (one: Need, other: Need): boolean => {
  const words = new Set(wordsOf(other));
  return wordsOf(one).some((word) => words.has(word));
};

const wordsOf = ({ part }: Need): string[] => partWords(part).map(({ word }) => word);
