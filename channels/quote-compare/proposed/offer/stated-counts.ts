import type { Big } from 'big.js';
import type { Language } from '../../../reading/languages.ts';
import type { Numeral } from '../../../reading/numerals.ts';
import type { Need } from '../../need.ts';
import type { Clause } from './clauses.ts';
import { ASKED, nodeOf } from './holdings.ts';
import { MULTIPLIES } from './words.ts';

/** A quantity, a price for `per` of it and what they come to. */
export interface StatedProduct {
  count: Numeral;
  price: Numeral;
  amount: Numeral;
  per: number;
}

/** A quantity that a price is multiplied by, and the word behind it. */
export interface StatedCount {
  value: Big;
  unit: string | null;
}

/** Quantity, price and what they come to, where clauses state all three; "doors 2 x 695 = 1,390" too, without cents. */
export function productIn(clauses: readonly Clause[]): StatedProduct | null {
  const money = clauses.flatMap((clause) => clause.money);
  const counts = clauses.flatMap((clause) => clause.counts).filter(({ isPercent }) => !isPercent);
  for (const amount of money)
    for (const price of money)
      for (const count of price === amount ? [] : counts)
        for (const per of [1, 100, 1000])
          if (count.value.times(price.value).div(per).round(2).eq(amount.value)) return { count, price, amount, per };
  if (money.length > 1) return null;
  const [count, price, amount] = [...counts, ...money].toSorted((a, b) => a.start - b.start).slice(-3);
  const isProduct = count && price && amount && count.value.gt(1) && count.value.times(price.value).eq(amount.value);
  return isProduct ? { count, price, amount, per: 1 } : null;
}

/** "12 lengths @ 38.60", "5 @ 129.00", "60 x 15.20": the quantity that a price is multiplied by, with its unit. */
export function countBefore({ counts, start }: Clause, price: Numeral, text: string): StatedCount | null {
  const last = counts.findLast(({ end, isPercent }) => !isPercent && end <= price.start);
  if (!last || last.start < start) return null;
  const hit = MULTIPLIES.exec(text.slice(last.end, price.start));
  return hit ? { value: last.value, unit: hit.groups?.unit ?? null } : null;
}

/** "Scatola 5 risme", "satin 10 L": a count of what is wanted that is not all of it is what the price is for. */
export function sizeIn(
  counts: readonly Numeral[],
  need: Need,
  { text, languages }: { text: string; languages: readonly Language[] },
): Numeral | null {
  const [own, ...others] = counts.filter(({ end, value }) => {
    const word = /^\s?(?<word>[\p{L}²³]+)/u.exec(text.slice(end, end + 24))?.groups?.word;
    return word !== undefined && value.gt(0) && !value.eq(need.qty) && nodeOf(word, need, languages) === ASKED;
  });
  return own && others.length === 0 ? own : null;
}
