import type { Big } from 'big.js';
import { isMoney } from '../../reading/numerals.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import type { Product } from './product.ts';

/**
 * "14 panels @ £48 each and 15 posts at £27.50": a count that is asked for, its price, and no amount. What they come to stands at the price.
 * `stated` are the products that the quote multiplies out itself.
 */
export function impliedProducts({ numerals, text }: QuoteText, stated: Product[], wanted: Big[]): Product[] {
  const used = new Set(stated.flatMap(({ amount, factors }) => [amount, ...factors]));
  return numerals.flatMap((price, at) => {
    const count = numerals[at - 1];
    if (!count || used.has(price) || used.has(count) || !isMoney(price) || isMoney(count) || count.isPercent) return [];
    // A price that the quote multiplies out elsewhere is settled there.
    if (stated.some(({ factors }) => factors.some((factor) => isMoney(factor) && factor.value.eq(price.value))))
      return [];
    const isAsked = wanted.some((qty) => qty.gt(1) && qty.eq(count.value));
    const between = text.slice(count.end, price.start);
    const isEach = AT.test(between) || (NAMED.test(between) && EACH.test(text.slice(price.end)));
    if (!isAsked || !isEach) return [];
    const amount = { ...price, value: count.value.times(price.value).round(2) };
    return [{ amount, factors: [count, price], per: 1, off: null, isImplied: true }];
  });
}

const AT = /^[^\d\n;=]{0,60}(?:@|\b(?:at|à|zu je|zu|je|po|por|a)\b|[x×*])\s*$/iu;
const NAMED = /^[^\d\n;=]{1,60}$/u;
const EACH = /^\s*(?:(?:\/|per |pro |par |por )\s?\p{L}+|each\b|ea\b|apiece\b|p\.?p\.?\b|stück\b|pièce\b)/iu;
