import { Big } from 'big.js';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { isMoney } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import type { Need } from '../need.ts';
import { readAsWhole } from './interpret-item.ts';
import type { ItemReading } from './interpret-item.ts';
import type { QuoteText } from './quote-text.ts';

/** "Joint kits (2 ferrules + 1 clamp + 1 gasket)": how many of which part are in one. */
export interface Kit {
  parts: { need: Need; per: Big }[];
  /** Where the parts of it are told. */
  span: Span;
}

const COUNT = `(?<count>\\d{1,3}|${COUNT_WORD})`;
const PART = new RegExp(
  `(?<![\\p{L}\\d.,])${COUNT}\\s?(?:[x×]\\s?)?(?<what>\\p{L}[^\\d()+;:\\n]{1,40}?)(?=\\s?(?:[+,&/)]|\\s(?:and|plus|und|et|y|e|en|i|oraz)\\s|$))`,
  'giu',
);
const LIST =
  /\([^()]*\d[^()]*\)|(?<=(?:with|of|contains?|containing|mit|aus|avec|comprend|con|de|met|com|z|zawiera|:)\s)[^.;()\n]*/giu;

/** The kit that a line offers: two parts of the order or more, each with a count, in brackets or behind a word; null for none. */
export function kitIn({ masked, matcher }: QuoteText, block: Span): Kit | null {
  const text = masked.slice(block.start, block.end);
  for (const { 0: list, index } of text.matchAll(LIST)) {
    const parts = [...list.matchAll(PART)].flatMap(({ groups: { count = '', what = '' } = {} }) => {
      const need = matcher.named(what);
      const per = parseCountWord(count) ?? Number(count);
      return need && per > 0 ? [{ need, per: new Big(per) }] : [];
    });
    const isSmaller = parts.every(({ need, per }) => per.lte(need.qty));
    const isAsked = parts.every(({ need, per }) => per.eq(need.qty));
    if (parts.length > 1 && new Set(parts.map(({ need }) => need)).size === parts.length && isSmaller && !isAsked)
      return { parts, span: { start: block.start + index, end: block.start + index + list.length } };
  }
  return null;
}

/** A kit by its price and how many are told, or by the part of which there is one in each; null where neither is known. */
export function readKit({ numerals }: QuoteText, block: Span, { parts, span }: Kit): ItemReading | null {
  const own = inside(numerals, block).filter(({ start, end }) => end <= span.start || start >= span.end);
  const [price, ...more] = own.filter(isMoney);
  if (!price || more.length > 1) return null;
  const counts = own.filter((one) => !isMoney(one) && one.decimals === 0 && !one.isPercent && one.value.gt(1));
  const fits = (kits: Big): boolean => parts.some(({ need, per }) => kits.times(per).eq(need.qty));
  const told = counts.find(({ value }) => fits(value));
  const single = parts.find(({ per }) => per.eq(1))?.need.qty;
  const kits = told?.value ?? (single === undefined || counts.length > 0 ? null : new Big(single));
  if (!kits) return null;
  const amount = price.value.times(kits).round(2, Big.roundHalfUp);
  const [sum] = more;
  if (sum && !sum.value.eq(amount)) return null;
  return {
    ...readAsWhole(price, { score: 20, pieces: kits }),
    price: price.value,
    priceAt: price,
    basis: { size: new Big(1), by: 'piece', isStated: true },
    ext: sum ?? null,
    amount,
    isRight: sum ? true : null,
  };
}
