import type { Count } from '../brief/read-counts.ts';
import { isSameNoun, readCounts, timeOf } from '../brief/read-counts.ts';
import type { Need } from '../need.ts';
import { wordsOfPart } from '../reading/part-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Product, Rate } from './product.ts';

/**
 * "£45 a visit" where the brief counts 12 visits, "28 a load" where it counts 4 truckloads: a price for one of something that is counted, and no
 * amount. `counts` are those of the brief. Where two counts could be meant there is no product.
 */
export function ratedProducts(quote: QuoteText, found: Product[], counts: Count[]): Product[] {
  const used = new Set(found.flatMap(({ amount, factors }) => [amount, ...factors]));
  const money = quote.numerals.filter(isMoney);
  const isSigned = money.some(({ currency }) => currency !== null);
  const counted = readCounts(quote.masked).filter(({ start }) =>
    money.every((one) => one.start > start || one.end <= start),
  );
  const own = counted.map(({ value, start, end }) => ({ ...value, isPaid: isPaid(quote, start, end) }));
  return quote.numerals.flatMap((price): Product[] => {
    if (used.has(price) || price.isPercent || price.suffix !== '' || price.value.lt(1)) return [];
    if (found.some(({ factors }) => factors.some((factor) => isMoney(factor) && factor.value.eq(price.value))))
      return [];
    const rate = rateOf(price, quote, { counts, own });
    if (!rate || (!isMoney(price) && (isSigned || price.value.lt(LEAST)))) return [];
    const amount = { ...price, decimals: Math.max(price.decimals, 2), value: price.value.times(rate.count).round(2) };
    return [{ amount, factors: [price], per: 1, off: null, isImplied: true, rate }];
  });
}

/** Smaller bare numbers say how many go on one. */
const LEAST = 5;

const FOR_ONE =
  /^\s?(?:\/\s?|(?:an?|per|each|every|for each|for every|je|pro|par|por|al)\s)(?<noun>\p{L}{1,20})(?:\s(?<more>\p{L}{2,20}))?/iu;

function rateOf(
  { end }: Numeral,
  { masked, matcher: { needs } }: QuoteText,
  { counts, own }: { counts: Count[]; own: (Count & { isPaid: boolean })[] },
): Rate | null {
  const hit = FOR_ONE.exec(masked.slice(end, end + 60));
  if (!hit?.groups) return null;
  const { noun = '', more } = hit.groups;
  // "Per person per night": for one of each.
  if (/^\s?(?:\/|per |a )\s?\p{L}/iu.test(masked.slice(end + (masked.slice(end).indexOf(noun) + noun.length))))
    return null;
  for (const word of [noun, ...(more ? [more] : [])]) {
    const isOwn = ({ nouns }: Count): boolean => nouns.some((other) => isSameNoun(word, other));
    const paid = own.filter((count) => count.isPaid && isOwn(count));
    const here = own.filter((count) => isOwn(count) && timeOf(word) === null);
    const told = counts.filter(isOwn);
    const asked = told.length > 0 ? told : needs.filter((need) => !need.isWhole && isNeed(word, need)).map(countOf);
    const meant = paid.length > 0 ? paid : asked.length > 0 ? [...asked, ...here] : here;
    const [first, ...others] = meant;
    if (first)
      return others.every(({ value }) => value === first.value)
        ? { noun: word, count: first.value, from: first.from }
        : null;
  }
  return null;
}

const isNeed = (word: string, need: Need): boolean =>
  need.unit === 'each'
    ? wordsOfPart(need).some((own) => !own.isSize && isSameNoun(word, own.word))
    : isSameNoun(word, need.unitFrom ?? need.unit);
const countOf = ({ qty, qtyFrom }: Need): Count => ({
  value: qty,
  nouns: [],
  from: qtyFrom.length === 1 ? qtyFrom : [qty],
});

/** "That's seven hours you pay for", "billed as 8 hours", "minimum 4 hours": the quote says how many are paid for. */
function isPaid({ text }: QuoteText, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const behind = text.slice(end, end + 40).split(/[.;,\n]/)[0] ?? '';
  return PAYS.test(before) || PAYS.test(behind);
}
const PAYS =
  /(?<!\p{L})(?:pay for|paid for|bill(?:s|ed)?|charg(?:e|es|ed) (?:as|at|for)|invoiced?|count(?:s|ed)? as)(?!\p{L})/iu;
