import { Big } from 'big.js';
import type { Term } from '../brief/read-term.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { MONTHLY_NAMES, MONTH_UNITS, YEAR_UNITS } from '../../reading/vocabulary/term-words.ts';

/** "$19 per agent per month", "£24.00 a month", "12,50 €/User/Jahr": what stands right behind a price that is for one of them. */
const PERIOD = new RegExp(
  `^\\s?(?:p\\.?c?\\.?m\\.?|(?<year>p\\.?a\\.?))(?![\\p{L}])|^[^\\d\\n;]{0,4}(?:[^\\d\\n;,.]{0,40}(?:\\s|\\/))?(?:\\/|per|each|every|an?|je|pro|par|por|al?|im|p\\.?)\\s?(?:(?<year>${anyOf(YEAR_UNITS)})|${anyOf(MONTH_UNITS)})(?![\\p{L}])`,
  'iu',
);

/** "MRC: $489.00", "Monthly recurring: $465.00": what stands before a price that is for a month. */
const MONTHLY_BEFORE = phrasePattern(MONTHLY_NAMES);

/**
 * An offer for the term that the brief asks for. A price for one month or year is multiplied where the quote has no amount that is already for
 * the term; where a total of the quote says something else, or the term is no number of years, the line stays doubtful.
 */
export function withTerm(offer: Offer, term: Term | null): Offer {
  if (!term) return offer;
  const periods = offer.lines.map((line) => periodOf(line));
  if (periods.every((period) => period === null)) return offer;
  const lines = offer.lines.map((line, at) => times(line, periods[at] ?? null, term));
  if (!lines.includes(null)) {
    const whole = lines.filter((line) => line !== null);
    if (offer.totals.length === 0 || isBorneOut(whole, offer)) return { ...offer, lines: whole };
  }
  return {
    ...offer,
    lines: offer.lines.map((line, at) => (periods[at] && lines[at] !== line ? { ...line, isAmbiguous: true } : line)),
  };
}

/** What the lines come to, by themselves or with the charges, is one of the totals. */
export function isBorneOut(lines: OfferedLine[], { totals, charges, freight }: Offer): boolean {
  const goods = lines
    .filter(({ status }) => status === 'offered')
    .reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  const charged = charges
    .filter(({ isAside, kind }) => !isAside && kind !== 'tax')
    .reduce(
      (sum, { kind, amount }) => (kind === 'discount' ? sum.minus(amount ?? 0) : sum.plus(amount ?? 0)),
      new Big(0),
    );
  const all = goods.plus(charged).plus(freight.amount?.amount ?? 0);
  return totals.some(({ amount }) => goods.eq(amount) || all.eq(amount));
}

/** The period that the price of a line is for, where its amount is for one of it; a year by its word in the quote. */
function periodOf(line: OfferedLine): { year: string | null } | null {
  const around = aroundPrice(line);
  const hit = around && PERIOD.exec(around.behind);
  if (around && !hit && MONTHLY_BEFORE.test(around.before)) return { year: null };
  return hit && { year: hit.groups?.year ?? null };
}

/** What stands before and behind the price of a line whose amount is for one period; null where the amount is stated or is for something else. */
export function aroundPrice({
  words,
  unitPrice,
  priceWords,
  stated,
  pieces,
  amount,
  pricePer,
  breaks,
  status,
  stage,
}: OfferedLine): { before: string; behind: string } | null {
  if (
    status !== 'offered' ||
    unitPrice === null ||
    priceWords === null ||
    stated !== null ||
    breaks.length > 0 ||
    stage
  )
    return null;
  const at = words.indexOf(priceWords.split(/\s/)[0] ?? '');
  const isOne = new Big(unitPrice).times(pieces).div(pricePer).round(2).eq(amount);
  const written = /\d[\d.,' ]*/.exec(words.slice(Math.max(at, 0)));
  if (at < 0 || !isOne || written === null) return null;
  return {
    before: words.slice(0, at),
    behind: words.slice(at + written.index + written[0].trimEnd().length),
  };
}

const COVERS =
  /\b(?:covers?|covering|for all|all \d+|everything|altogether|umfasst|für alle|couvre|pour tous|cubre|para todos|copre)\b/iu;

/** The line for the whole term; null where the term is no number of its periods. */
function times(line: OfferedLine, period: { year: string | null } | null, { months, from }: Term): OfferedLine | null {
  if (!period) return line;
  const count = new Big(months).div(period.year === null ? 1 : 12);
  if (!count.eq(count.round(0, Big.roundDown))) return null;
  // "$145 a month for 12 months covers all 4 visits": nobody says that it is for one of them.
  if (new Big(line.pieces).gt(1) && COVERS.test(line.words)) return null;
  if (count.eq(1)) return { ...line, isAmbiguous: false };
  const term = { months, from, count: count.toFixed(), year: period.year };
  return { ...line, amount: new Big(line.amount).times(count).toFixed(2), isAmbiguous: false, term };
}
