import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { MONTHLY_NAMES } from '../../reading/vocabulary/term-words.ts';
import type { Product } from './product.ts';

/** Most numbers of a quote that are multiplied out, and how far apart those of one product may stand. */
export const MOST_NUMERALS = 400;
const REACH = 6;

/**
 * Every amount of a text that comes out as quantity times price, wherever the three stand to each other: in columns of any order, in cells
 * one below the other, in a sentence. A number belongs to one product; those on one line go before those that lines part.
 */
export function findProducts(numerals: Numeral[], text: string, wanted: Big[] = []): Product[] {
  if (numerals.length > MOST_NUMERALS) return [];
  const lines = numerals.map(({ start }) => lineNumber(text, start));
  const found = numerals.flatMap((amount, at) => productsAt(numerals, at, { lines, text, wanted }));
  const taken = new Set<Numeral>();
  return found
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ product: { amount, factors } }) => {
      const own = [amount, ...factors];
      if (own.some((numeral) => taken.has(numeral))) return false;
      for (const numeral of own) taken.add(numeral);
      return true;
    })
    .map(({ product }) => product)
    .toSorted((a, b) => a.amount.start - b.amount.start);
}

interface Costed {
  product: Product;
  cost: number;
}

function productsAt(
  numerals: Numeral[],
  at: number,
  { lines, text, wanted }: { lines: number[]; text: string; wanted: Big[] },
): Costed[] {
  const amount = numerals[at];
  if (!amount || amount.isPercent || amount.isNegative || amount.value.lte(0) || amount.decimals > 2) return [];
  const near = numerals
    .map((numeral, index) => ({ numeral, index }))
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .filter(({ numeral, index }) => index !== at && numeral.value.gt(0));
  const free = near.filter(({ numeral }) => !numeral.isPercent);
  const percents = near.filter(({ numeral, index }) => numeral.isPercent && lines[index] === lines[at]);
  const found: Costed[] = [];
  const choose = (from: number, chosen: typeof free, product: Big): void => {
    if (chosen.length >= 2 && chosen.some(({ numeral }) => isPrice(numeral)) && isAmount(amount, chosen, text))
      for (const off of [null, ...percents])
        for (const per of off ? [1] : [1, 100, 1000, ...(isMonthly(text, chosen) ? [1 / MONTHS] : [])]) {
          const exact = (per < 1 ? product.times(MONTHS) : product.div(per)).times(
            off ? new Big(100).minus(off.numeral.value).div(100) : 1,
          );
          if (!isSame(exact, amount.value)) continue;
          const isSaid = per <= 1 || saysHundreds(text, chosen);
          const indexes = [...chosen.map(({ index }) => index), at];
          const span = Math.max(...indexes) - Math.min(...indexes) + 1;
          const apart = new Set(indexes.map((index) => lines[index])).size - 1;
          // Divided by a hundred almost anything is a product of something.
          if (!isSaid && apart > 0) continue;
          if (isSameTwice(amount, chosen, text)) continue;
          found.push({
            product: {
              amount,
              factors: chosen.map(({ numeral }) => numeral),
              per: Math.max(1, per),
              off: off?.numeral ?? null,
            },
            cost:
              (per < 1 ? 1 : 0) +
              apart * 4 +
              (span - indexes.length) * 1.5 +
              (isSaid ? 0 : 5) +
              (chosen.length - 2) * 2 +
              (indexes.at(-1) === Math.max(...indexes) ? 0 : 1) -
              (amount.value.gt(chosen[0]?.numeral.value ?? 0) ? 0.5 : 0),
          });
        }
    if (chosen.length >= MOST_FACTORS) return;
    for (let next = from; next < free.length; next += 1) {
      const entry = free[next];
      if (!entry) continue;
      const grown = product.times(entry.numeral.value);
      if (grown.div(1000).gt(amount.value.plus(1))) continue;
      choose(next + 1, [...chosen, entry], grown);
    }
  };
  choose(0, [], new Big(1));
  // A price and its amount for as many as are asked for, which the offer does not say again.
  for (const { numeral, index } of free)
    if (lines[index] === lines[at] && numeral.start < amount.start && isPrice(numeral) && isMoney(amount))
      for (const qty of wanted)
        if (qty.gt(1) && isSame(qty.times(numeral.value), amount.value))
          found.push({ product: { amount, factors: [numeral], per: 1, off: null }, cost: 3 + at - index });
  // "94 a month for all of them, so 1,128 a year".
  for (const { numeral, index } of free)
    if (index < at && isMoney(numeral) && isMoney(amount) && isSame(numeral.value.times(MONTHS), amount.value))
      if (isMonthly(text, [{ numeral }]))
        found.push({ product: { amount, factors: [numeral], per: 1, off: null }, cost: 3 + at - index });
  return found;
}

/** Quantity, price, and up to two numbers more: users, a price, twelve months. */
const MOST_FACTORS = 4;

const isPrice = (numeral: Numeral): boolean => isMoney(numeral) || numeral.decimals > 0;

/** Money; or a whole number that an equals sign leads to, or that is larger than what it is made of. */
const isAmount = (amount: Numeral, chosen: { numeral: Numeral }[], text: string): boolean =>
  isMoney(amount) ||
  /=\s*$/.test(text.slice(Math.max(0, amount.start - 4), amount.start)) ||
  chosen.every(({ numeral }) => amount.value.gt(numeral.value) && amount.start > numeral.start);

/** "Delivery 95.00  Pickup 95.00" below a line with a one in it: two amounts, and not one of one piece. */
const isSameTwice = (amount: Numeral, chosen: { numeral: Numeral }[], text: string): boolean =>
  chosen.some(({ numeral }) => {
    const [from, to] = [Math.min(numeral.end, amount.end), Math.max(numeral.start, amount.start)];
    return numeral.value.eq(amount.value) && namesMore(text.slice(from, to));
  });

/** Whether words between an amount and the same again name something: no sum, and not what the first is for one of. */
export const namesMore = (between: string): boolean => OTHER_WORDS.test(between.replace(FOR_ONE, ' '));
const FOR_ONE = /^\s*(?:\/|(?:per|an?|each)\s)\s?\p{L}+/iu;
const OTHER_WORDS =
  /(?<!\p{L})(?!(?:line|item|row|sub|total|sum|ext|extended|amount|makes?|is|comes|each|to|eur|usd|gbp|chf)(?!\p{L}))\p{L}{3,}/iu;

function isSame(exact: Big, stated: Big): boolean {
  const difference = exact.minus(stated).abs();
  return difference.eq(0) || (difference.lt('0.01') && !exact.round(2).eq(exact));
}

/** "$19.50/user/mo, annual billing": twelve months that no number says. */
const isMonthly = (text: string, chosen: { numeral: Numeral }[]): boolean =>
  A_YEAR.test(text) &&
  chosen.some(
    ({ numeral: { start, end } }) =>
      A_MONTH.test(text.slice(end, end + 32)) || MONTHLY_BEFORE.test(text.slice(Math.max(0, start - 32), start)),
  );
/** "Forfait mensuel : 744,00". */
const MONTHLY_BEFORE = new RegExp(`(?<!\\p{L})${anyOf(MONTHLY_NAMES)}[^\\d\\n;,.]{0,12}$`, 'iu');
const MONTHS = 12;
const A_MONTH =
  /^\s*(?:\/|per |a |je |pro |par |por )?\s*(?:\p{L}+\s*(?:\/|per |an? |and |,)\s*)?(?:mo\b|month|monat|mtl|mois|mensuel|mes\b|mensual|mese|mensil|maand|mês|mensa[il]|miesi)/iu;
const A_YEAR =
  /\b(?:annual(?:ly)?|year(?:ly)?|p\.?a\.?|jahr\p{L}*|jährlich|annuel\p{L}*|anual\p{L}*|annual[ei]|jaar\p{L}*|par an|l['’]an|année|año|anno|ano|rok\p{L}*|rocz\p{L}*)(?!\p{L})/iu;

const saysHundreds = (text: string, chosen: { numeral: Numeral }[]): boolean =>
  chosen.some(({ numeral }) => HUNDREDS.test(text.slice(numeral.end, numeral.end + 24)));
const HUNDREDS =
  /^\s*(?:\/|per|je|pro|le|la|par|por|za)?\s*(?:100|1[,. ']?000|[CM]\b|[CM]FT\b|cwt|hundred|thousand|cent\b|mille\b)/i;

function lineNumber(text: string, at: number): number {
  let line = 0;
  for (let index = text.indexOf('\n'); index >= 0 && index < at; index = text.indexOf('\n', index + 1)) line += 1;
  return line;
}
