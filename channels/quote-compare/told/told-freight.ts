import { Big } from 'big.js';
import { phraseAtEnd } from '../../reading/phrases.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { SaidLine, SaidOffer } from './records/said-offer.ts';
import { countOf } from '../brief/place-need.ts';
import { CARRIAGE_NAMED, freeFrom } from '../reading/free-from.ts';
import type { Clause, Stretch } from './told-clauses.ts';
import type { ToldNeed } from './told-needs.ts';

/** An order value from which on carriage costs nothing, in the clause that says so. */
export interface Threshold {
  value: Big;
  written: string;
  words: string;
}

/** "Free delivery over 500", "la livraison est offerte à partir de 800 €". */
export function thresholdIn(
  { words }: Clause,
  { start, end, value }: Numeral,
  { text, mark }: Stretch,
): Threshold | null {
  const at = words.search(CARRIAGE_NAMED);
  const from = freeFrom(words, mark) ?? (at < 0 ? null : freeFrom(words.slice(at), mark));
  return from?.eq(value) ? { value, written: text.slice(start, end), words } : null;
}
/** "Free for anything over": an order value from which on something holds, and no price. */
export const isBeyond = (before: string): boolean => BEYOND.test(before);
const BEYOND = phraseAtEnd({
  en: 'over|above',
  de: 'über',
  fr: 'au-delà de|au-dessus de',
  es: 'por encima de',
  it: 'oltre|sopra',
  nl: 'boven',
  pt: 'acima de',
  pl: 'powyżej',
});

/** Puts to an offer what carriage comes to under a threshold; false where that is not said: below it, without an amount for it. */
export function settleThreshold(
  said: Pick<SaidOffer, 'lines' | 'charges' | 'rest'>,
  { value, written, words }: Threshold,
  wanted: ToldNeed[],
): boolean {
  const goods = said.lines.reduce((sum, line) => sum.plus(valueOf(line, wanted)), new Big(0));
  const other = said.charges.find(({ is }) => is === 'freight');
  said.rest.push({ is: 'threshold', quote: words, amount: written });
  if (goods.lt(value)) return other !== undefined;
  said.rest.push({ is: 'freight included', quote: words, amount: '' });
  if (!other) return true;
  said.charges = said.charges.filter((charge) => charge !== other);
  said.rest.push({ is: 'part of another', quote: other.quote, amount: other.amount });
  return true;
}

/** What a told line comes to. */
function valueOf({ needs: [need = 0], qty, pack, price, per, times, amount }: SaidLine, wanted: ToldNeed[]): Big {
  const numberOf = (written: string, otherwise: Big.BigSource): Big => countOf(written) ?? new Big(otherwise);
  if (amount !== '') return numberOf(amount, 0);
  if (price === '') return new Big(0);
  const pieces = numberOf(qty, wanted[need - 1]?.value ?? 0);
  const size = numberOf(pack, 1);
  const packs = per === 'pack' && qty !== '' ? pieces : pieces.div(size).round(0, Big.roundUp);
  const count = per === 'pack' ? packs : packs.times(size).div(per);
  return times.reduce((left, factor) => left.times(numberOf(factor, 1)), count.times(numberOf(price, 0)));
}
