import type { QuoteText } from '../reading/quote-text.ts';
import { isMoney } from '../../reading/numerals.ts';
import { paidFor } from '../reading/paid-counts.ts';
import type { Counted } from '../reading/paid-counts.ts';
import { perBehind } from '../reading/per-words.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { unitOf } from '../../reading/units.ts';
import type { Product } from './product.ts';

/**
 * "£45 a visit" where the brief counts 12 visits, "28 a load" where it counts 4 truckloads: a price for one of something that is counted, and no
 * amount. Where two counts could be meant there is no product.
 */
export function ratedProducts(quote: QuoteText, found: Product[], counted: Counted): Product[] {
  const used = new Set(found.flatMap(({ amount, factors }) => [amount, ...factors]));
  const isSigned = quote.numerals.some((one) => isMoney(one) && one.currency !== null);
  return quote.numerals.flatMap((price): Product[] => {
    if (used.has(price) || price.isPercent || price.suffix !== '' || price.value.lt(1)) return [];
    if (!isMoney(price) && (isSigned || price.value.lt(LEAST))) return [];
    if (found.some(({ factors }) => factors.some((factor) => isMoney(factor) && factor.value.eq(price.value))))
      return [];
    const behind = quote.masked.slice(price.end, price.end + 60);
    const per = perBehind(behind);
    // "Per person per night": for one of each.
    if (!per || per.isEach || FOR_ONE_MORE.test(behind.slice(per.end))) return [];
    const size = per.many ?? { M: '1000', C: '100' }[per.nouns[0] ?? ''];
    const many = size === undefined ? null : ofMany(quote, price, Number(size));
    if (many) return [many];
    const rate = paidFor(per.nouns, counted);
    if (!rate) return [];
    const amount = { ...price, decimals: Math.max(price.decimals, 2), value: price.value.times(rate.count).round(2) };
    return [{ amount, factors: [price], per: 1, off: null, isImplied: true, rate }];
  });
}

/** "Folding $9.00 per M" where 7,500 of one thing are asked for: so many thousands of it. */
function ofMany({ matcher: { needs } }: QuoteText, price: Numeral, per: number): Product | null {
  const [need, ...others] = needs;
  if (!need || others.length > 0 || unitOf(need.unit)?.kind !== 'each' || Number(need.qty) < per) return null;
  const value = price.value.times(need.qty).div(per).round(2);
  return { amount: { ...price, decimals: 2, value }, factors: [price], per, off: null, isImplied: true };
}

/** Smaller bare numbers say how many go on one. */
const LEAST = 5;
const FOR_ONE_MORE = /^\s?(?:\/|per |a )\s?\p{L}/iu;
