import type { Numeral } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import type { Label } from './labels.ts';

/** Of an amount given in two currencies the one of the quote counts. */
export function preferCurrency(amounts: Numeral[], currency: string | null): Numeral[] {
  const own = amounts.filter((amount) => amount.currency === null || amount.currency === currency);
  return own.length > 0 ? own : amounts;
}

/** "On orders under 75.00" sets a limit. */
const LIMIT = /\b(?:under|over|below|above|exceeding|less than|more than|orders? of|up to|minimum)\s*$/i;

/** "VAT 182.70, incl. 1,052.70": the sum with it. */
const WITH_IT = /(?:incl?|inkl|brutto|ttc|total\p{L}*|totaal|gesamt)\.?\s*:?\s*\p{Sc}?\s?$/iu;

/** `counts`: the numbers of its clause. "Set-up 1 45.00 45.00" means its last amount, "Total 331.35 USD (305.00 EUR)" its first; a rate before "=" is no amount. */
export function pickAmount(all: Numeral[], label: Label, masked: string, counts: readonly Numeral[]): Numeral | null {
  const free = all.filter(({ start }) => {
    const before = masked.slice(Math.max(0, start - 16), start);
    return !LIMIT.test(before) && !(label.kind === 'tax' && WITH_IT.test(before));
  });
  if (free.length === 0 && label.kind === 'discount') return null;
  const written = (free.length > 0 ? free : all).filter(
    ({ currency, decimals }) => currency !== null || decimals === 2,
  );
  const amounts = written.length > 0 ? written : free.length > 0 ? free : all;
  if (amounts.length <= 1) return amounts[0] ?? null;
  const equal = amounts.find(({ start }) => /=\s*$/.test(masked.slice(Math.max(0, start - 4), start)));
  if (equal) return equal;
  const [first, last] = [amounts[0], amounts.at(-1)];
  // "Delivery, 2 loads   2   95.00   190.00"
  const isExtended = (price: Numeral): boolean =>
    last !== undefined &&
    counts.some((count) => count.start < price.start && count.value.times(price.value).eq(last.value));
  if (last && amounts.slice(0, -1).some(isExtended)) return last;
  const isRow =
    label.kind !== 'total' &&
    label.kind !== 'freight' &&
    last &&
    /^[\s)|]*$/.test(masked.slice(last.end).split('\n')[0] ?? '') &&
    (last.currency === null || first?.currency === last.currency);
  return (isRow ? last : first) ?? null;
}

/** Whether a number is the sum with a tax that is stated before it. */
export const isWithTax = ({ start }: Numeral, masked: string): boolean =>
  WITH_IT.test(masked.slice(Math.max(0, start - 16), start));

/** "Carriage paid, so 739.10 in all", "Fracht frei, macht 410,00": the amount behind is of something else. */
export const isPaidAlready = ({ kind, end }: Label, masked: string): boolean =>
  kind === 'freight' && PAID_ALREADY.test(masked.slice(end, end + 40));
const PAID_ALREADY = new RegExp(`^:?\\s(?:is\\s|ist\\s)?(?:paid|${anyOf(IS_IN_THE_PRICE)})[,;]\\s`, 'iu');
