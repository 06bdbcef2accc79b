import { Big } from 'big.js';
import type { Limits } from '../brief/read-limits.ts';
import { anyOf } from '../../reading/phrases.ts';
import { GROSS_WORDS, NET_WORDS } from '../../reading/vocabulary/tax-words.ts';
import { perBehind } from '../reading/per-words.ts';
import type { Offer, OfferedLine } from '../offer.ts';

/** Offers for one thing lie this near to each other, and are misread where they lie this far apart. */
const NEAR = 4;
const FAR = 10;

/**
 * "10,000 leaflets: £375.00" does not say whether that is for one or for all. Where the others ask for a tenth or less of what a piece would then
 * cost, and for about as much as the whole comes to otherwise, it is for all; where nothing fits, the line can be read in more than one way.
 */
export function settleByOthers<T extends { offer: Offer }>(given: T[], limits?: Limits): T[] {
  const entries = limits ? inOneCurrency(given, limits) : given;
  return entries.map((entry) => {
    const others = entries.filter(
      (other) => other !== entry && other.offer.currency.code === entry.offer.currency.code,
    );
    if (entry.offer.totals.length > 0) return entry;
    const isNothing = isNextToNothing(entry.offer, others);
    const lines = entry.offer.lines.map((line) =>
      isNothing || isOutOfScale(line, others)
        ? { ...line, isAmbiguous: true }
        : settle(line, others, entry.offer.currency.code),
    );
    return { ...entry, offer: { ...entry.offer, lines } };
  });
}

/**
 * An offer that names no currency is in the one that all offers which name one are in, unless the brief gives a rate, a currency, or a ZIP of the
 * United States, where dollars go without saying.
 */
function inOneCurrency<T extends { offer: Offer }>(entries: T[], { rates, currency, shipToZip }: Limits): T[] {
  if (rates.length > 0 || currency !== null || shipToZip !== null) return entries;
  const stated = new Set(entries.flatMap(({ offer }) => (offer.currency.isStated ? [offer.currency.code] : [])));
  const [code] = stated;
  if (code === undefined || stated.size > 1) return entries;
  return entries.map((entry) =>
    entry.offer.currency.isStated
      ? entry
      : { ...entry, offer: { ...entry.offer, currency: { code, isStated: false } } },
  );
}

/** A line for nothing that was asked, which no amount of the quote bears out and which alone comes to many times what any other offer comes to: its figures were misread. */
function isOutOfScale({ amount, stated, isRight, status, needs }: OfferedLine, others: { offer: Offer }[]): boolean {
  const known = others.map(({ offer }) => offeredIn(offer)).filter((sum) => sum.gt(0));
  return (
    status === 'offered' &&
    needs.length === 0 &&
    (stated === null || !isRight) &&
    known.length > 0 &&
    known.every((sum) => sum.times(OUTLANDISH).lt(amount))
  );
}

/** What the lines of an offer come to. */
const offeredIn = ({ lines }: Offer): Big =>
  lines.reduce((sum, line) => (line.status === 'offered' ? sum.plus(line.amount) : sum), new Big(0));

/** It has a price for all that the others offer, and comes to next to nothing beside each of them: that is the price of something else. */
function isNextToNothing(offer: Offer, others: { offer: Offer }[]): boolean {
  const needsOf = ({ lines }: Offer): Set<string> => new Set(lines.flatMap(({ needs }) => needs));
  const [own, sum] = [needsOf(offer), offeredIn(offer)];
  const known = others.filter((other) => offeredIn(other.offer).gt(0));
  return (
    sum.gt(0) &&
    // Of two that lie so far apart either may be misread.
    known.length > 1 &&
    known.every(
      (other) =>
        sum.times(OUTLANDISH).lt(offeredIn(other.offer)) && [...needsOf(other.offer)].every((need) => own.has(need)),
    )
  );
}

function settle(line: OfferedLine, others: { offer: Offer }[], code: string): OfferedLine {
  const [need, ...more] = line.needs;
  const isBare =
    line.status === 'offered' &&
    line.stated === null &&
    line.breaks.length === 0 &&
    line.pricePer === '1' &&
    line.unitPrice !== null &&
    // A price for a year or a month says what it is for.
    line.term === undefined &&
    line.content === undefined &&
    !SAYS_WHAT_FOR.test(line.priceWords ?? '') &&
    !BY_ONE.test(behindPrice(line).replace(OF_TAX, ''));
  if (need === undefined || more.length > 0 || new Big(line.pieces).lte(1)) return line;
  const asked = others.flatMap(({ offer }) => priceOfPiece(offer, need) ?? []);
  if (!isBare) return isOutlandish(line, asked) ? { ...line, isAmbiguous: true } : line;
  if (asked.length === 0) return isLikelyWhole(line, code) ? { ...line, isAmbiguous: true } : line;
  const own = new Big(line.amount).div(line.pieces);
  const isWithin = (price: Big, times: number): boolean =>
    asked.some((other) => price.lte(other.times(times)) && price.times(times).gte(other));
  if (isWithin(own, FAR)) return line;
  const whole = new Big(line.unitPrice ?? 0);
  return isWithin(whole.div(line.pieces), NEAR) ? asWhole(line) : { ...line, isAmbiguous: true };
}

/** "455 zł netto/szt.", "12,00 € HT/pièce": what a price is for stands behind what is said of its tax. */
const behindPrice = ({ words, priceWords }: OfferedLine): string =>
  words.slice(words.indexOf(priceWords ?? '') + (priceWords ?? '').length);
const OF_TAX = new RegExp(`^\\s?(?:${anyOf(NET_WORDS)}|${anyOf(GROSS_WORDS)})(?!\\p{L})`, 'iu');
const BY_ONE = /^\s?\/\s?\p{L}/u;

/** Its price is for all pieces. */
function asWhole(line: OfferedLine): OfferedLine {
  const amount = new Big(line.unitPrice ?? 0).toFixed(2);
  return { ...line, qty: null, unitPrice: null, priceWords: null, stated: amount, amount, isAmbiguous: false };
}

/** So many times what all others ask for a piece, and no word or amount of the quote bears it out: what the price is for was misread. */
const isOutlandish = (
  { amount, pieces, stated, isRight, status, isCoverageUnknown, pricePer, priceWords }: OfferedLine,
  asked: Big[],
): boolean => {
  const own = new Big(amount).div(pieces);
  return (
    status === 'offered' &&
    (stated === null || !isRight) &&
    !isCoverageUnknown &&
    pricePer === '1' &&
    !SAYS_WHAT_FOR.test(priceWords ?? '') &&
    own.gt(0) &&
    asked.length > 0 &&
    asked.every((other) => own.gt(other.times(OUTLANDISH)) || own.times(OUTLANDISH).lt(other))
  );
};
const OUTLANDISH = 30;

/** "Business cards 2000 - $98": a round amount behind many pieces, and no word that it is for one. */
const isLikelyWhole = ({ pieces, unitPrice, words, priceWords }: OfferedLine, currency: string): boolean =>
  !WITHOUT_CENTS.has(currency) &&
  new Big(pieces).gte(MANY) &&
  /^\d+$/.test(unitPrice ?? '') &&
  !EACH.test(words.slice(Math.max(0, words.indexOf(priceWords ?? '') - 3))) &&
  perBehind(words.slice(words.indexOf(priceWords ?? '') + (priceWords ?? '').length)) === null;
const MANY = 100;
/** Prices in these are whole numbers anyway (ISO 4217, or by custom). */
const WITHOUT_CENTS = new Set('JPY KRW CLP VND IDR HUF ISK PYG UGX XAF XOF INR'.split(' '));
const EACH = /@|\b(?:at|à|je|zu|each|ea|apiece|per|pro|par|por|st|stk|stück|pièce|cad)\b|\/\s?\p{L}|×|[x*]/iu;

const SAYS_WHAT_FOR = /\/|\b(?:per|each|ea|apiece|je|pro|par|por)\b/i;

/** What an offer asks for a piece of a need; null where it has no line for it, or one that the quote does not bear out. */
function priceOfPiece({ lines, currency }: Offer, need: string): Big | null {
  const own = lines.find(({ needs, status }) => status === 'offered' && needs.length === 1 && needs[0] === need);
  return own &&
    !own.isAmbiguous &&
    !isLikelyWhole(own, currency.code) &&
    new Big(own.pieces).gt(0) &&
    new Big(own.amount).gt(0)
    ? new Big(own.amount).div(own.pieces)
    : null;
}
