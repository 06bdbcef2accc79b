import { Big } from 'big.js';
import type { Term } from '../brief/read-term.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { anyOf } from '../../reading/phrases.ts';
import { MONTH_UNITS } from '../../reading/vocabulary/term-words.ts';

/** "$19 per agent per month", "£24.00 a month", "12,50 €/User/Monat": what stands right behind a price that is for one month. */
const A_MONTH = new RegExp(
  `^[^\\d\\n;]{0,4}(?:[^\\d\\n;,.]{0,40}(?:\\s|\\/))?(?:\\/|per|each|every|an?|je|pro|par|por|al?|im|p\\.?)\\s?(?:${anyOf(MONTH_UNITS)})(?![\\p{L}])`,
  'iu',
);

/**
 * An offer for the months that the brief asks for. A price for one month is multiplied where the quote has no amount that is already for the
 * term; where a total of the quote says something else, the line stays doubtful.
 */
export function withTerm(offer: Offer, term: Term | null): Offer {
  if (!term || term.months === '1') return offer;
  const monthly = offer.lines.filter((line) => isMonthly(line));
  if (monthly.length === 0) return offer;
  const lines = offer.lines.map((line) => (monthly.includes(line) ? times(line, term) : line));
  if (offer.totals.length === 0 || isBorneOut(lines, offer)) return { ...offer, lines };
  return {
    ...offer,
    lines: offer.lines.map((line) => (monthly.includes(line) ? { ...line, isAmbiguous: true } : line)),
  };
}

/** What the lines come to, by themselves or with the charges, is one of the totals. */
function isBorneOut(lines: OfferedLine[], { totals, charges, freight }: Offer): boolean {
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

function isMonthly({
  words,
  unitPrice,
  priceWords,
  stated,
  pieces,
  amount,
  pricePer,
  breaks,
  status,
}: OfferedLine): boolean {
  if (status !== 'offered' || unitPrice === null || priceWords === null || stated !== null || breaks.length > 0)
    return false;
  const at = words.indexOf(priceWords.split(/\s/)[0] ?? '');
  const isOneMonth = new Big(unitPrice).times(pieces).div(pricePer).round(2).eq(amount);
  const written = /\d[\d.,' ]*/.exec(words.slice(Math.max(at, 0)));
  return (
    at >= 0 &&
    isOneMonth &&
    written !== null &&
    A_MONTH.test(words.slice(at + written.index + written[0].trimEnd().length))
  );
}

const times = (line: OfferedLine, { months, from }: Term): OfferedLine => ({
  ...line,
  amount: new Big(line.amount).times(months).toFixed(2),
  term: { months, from },
});
