import { isMeasure, unitOf } from '../../reading/units.ts';
import type { Need } from '../need.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { AS_A_WHOLE, FLAT_RATES } from '../../reading/vocabulary/order-words.ts';
import { monthsPer, timeOf } from '../brief/read-counts.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { isSameStem } from '../../reading/word-stems.ts';

/** A quantity with the price of that many, as printers quote runs. */
interface Run {
  qty: Numeral;
  price: Numeral;
}

/** One amount for all that is asked for, and the figures beside it. */
interface Lot {
  price: Numeral;
  others: Numeral[];
}

/**
 * "1,000 £62 / 2,500 £98 / 5,000 £139", or a row of quantities over a row of amounts: prices that rise with the quantity, though less than it does,
 * are each for as many as stand before them. The lot of just the quantity that is asked for; null where there is none.
 */
export function lotOf(numerals: readonly Numeral[], { qty }: Need): Lot | null {
  const lots = inPairs(numerals) ?? inRows(numerals) ?? [];
  const rise = lots.every((lot, at) => {
    const before = lots[at - 1];
    return (
      !before ||
      (lot.qty.value.gt(before.qty.value) &&
        lot.price.value.gt(before.price.value) &&
        lot.price.value.times(before.qty.value).lte(before.price.value.times(lot.qty.value)))
    );
  });
  const own = rise ? lots.find((lot) => lot.qty.value.eq(qty)) : undefined;
  return own ? { price: own.price, others: lots.flatMap((lot) => (lot === own ? [] : [lot.price])) } : null;
}

/**
 * "40 sheets 2.50 x 1.20 = 120 m2, 9.85/m2, 1,182.00": what is counted in pieces and priced by a measure. The amount of just the pieces that are asked
 * for, with the measure and its price; null where the one times the other is another amount.
 */
export function measuredLot(numerals: readonly Numeral[], { qty, unit }: Need, text: string): Lot | null {
  if (isMeasure(unitOf(unit)) || !numerals.some(({ value, end }) => value.eq(qty) && measureAt(text, end) === null))
    return null;
  const priced = numerals.filter(
    (numeral) => isMoney(numeral) && /^\s?(?:\/|per|pro|je|al?|le)\s?\p{L}/u.test(text.slice(numeral.end)),
  );
  for (const rate of priced) {
    const by = measureAt(text, rate.end);
    const measure =
      by === null
        ? undefined
        : numerals.find((one) => one !== rate && !isMoney(one) && measureAt(text, one.end) === by);
    const sum = measure?.value.times(rate.value).round(2);
    const amount = sum && numerals.find((one) => one.start > rate.end && isMoney(one) && one.value.eq(sum));
    if (measure && amount) return { price: amount, others: [rate, measure] };
  }
  return null;
}

/**
 * "Flat rate per month 310.00, 12 months, 3,720.00": one price for all that is asked for, for so many months. The amount of them; null where nothing
 * says that it is for all, or the one times the other is another amount.
 */
export function termLot(numerals: readonly Numeral[], text: string, { start, end }: Span): Lot | null {
  if (!FOR_ALL.test(text.slice(start, end))) return null;
  for (const months of numerals) {
    const word = /^\s?(\p{L}+\.?)/u.exec(text.slice(months.end, months.end + 16))?.[1] ?? '';
    if (isMoney(months) || monthsPer(word) === null) continue;
    const rate = numerals.find((one) => isMoney(one) && one.end <= months.start);
    const sum = rate?.value.times(months.value).round(2);
    const price = sum && numerals.find((one) => one.start >= months.end && isMoney(one) && one.value.eq(sum));
    if (rate && price) return { price, others: [rate, months] };
  }
  return null;
}

/**
 * "Crew of four, 9 hours x 312.00 = 2,808.00" where desks are moved: the time of those who work, for all of the desks. The amount, with the time and
 * its price; null where time is what is asked for, or where the line counts fewer.
 */
export function workedLot(numerals: readonly Numeral[], { part, qty, unit }: Need, text: string): Lot | null {
  if (isMeasure(unitOf(unit)) || part.split(/[^\p{L}]+/u).some((word) => timeOf(word) !== null)) return null;
  for (const hours of numerals) {
    const [, ...words] = /^\s?(\p{L}+)(?:[- ](\p{L}+))?/u.exec(text.slice(hours.end, hours.end + 24)) ?? [];
    if (isMoney(hours) || hours.value.eq(qty) || !words.some((word) => WORKED.has(timeOf(word ?? '') ?? ''))) continue;
    const rate = numerals.find((one) => one !== hours && isMoney(one) && one.value.gt(0));
    const sum = rate?.value.times(hours.value).round(2);
    const price = sum && numerals.find((one) => one !== rate && isMoney(one) && one.value.eq(sum));
    if (rate && price && !countsOther(numerals, [hours, rate, price], { part, qty, text }))
      return { price, others: [rate, hours] };
  }
  return null;
}
/** By what those who come and work are paid; a hire for days and nights is of as many things as are hired. */
const WORKED: ReadonlySet<string> = new Set(['hour', 'day']);

/** "12 desks" where 32 are asked for: the line is for fewer of them. */
const countsOther = (
  numerals: readonly Numeral[],
  used: readonly Numeral[],
  { part, qty, text }: { part: string; qty: string; text: string },
): boolean => {
  const nouns = part.match(/\p{L}{3,}/gu) ?? [];
  return numerals.some((one) => {
    const word = /^\s?(\p{L}{3,})/u.exec(text.slice(one.end, one.end + 24))?.[1];
    return (
      !used.includes(one) &&
      !one.value.eq(qty) &&
      word !== undefined &&
      nouns.some((noun) => noun.toLowerCase() === word.toLowerCase() || isSameStem(noun, word))
    );
  });
};
const FOR_ALL = phrasePattern({
  ...FLAT_RATES,
  en: `${FLAT_RATES.en}|${AS_A_WHOLE.en}`,
  pl: `${FLAT_RATES.pl}|${AS_A_WHOLE.pl}`,
});

/** The measure that stands right behind a number, or that it is for one of; null where there is none. */
function measureAt(text: string, end: number): string | null {
  const [, word = ''] =
    /^\s?(?:(?:\/|(?:per|pro|je|al?|le)\s)\s?)?(\p{L}+[²³23]?)/u.exec(text.slice(end, end + 16)) ?? [];
  const unit = unitOf(word);
  return unit !== null && isMeasure(unit) ? unit.name : null;
}

const isCount = ({ decimals, currency, isPercent, suffix, value }: Numeral): boolean =>
  decimals === 0 && currency === null && !isPercent && suffix === '' && value.gt(1);

/** Quantity and price by turns; what stands before the first pair may be of the name. */
function inPairs(numerals: readonly Numeral[]): Run[] | null {
  const from = numerals.findIndex((numeral, at) => isCount(numeral) && isMoneyAt(numerals, at + 1));
  const own = from < 0 ? [] : numerals.slice(from);
  if (own.length < 4 || own.length % 2 > 0) return null;
  const lots = own.flatMap((qty, at) => {
    const price = own[at + 1];
    return at % 2 === 0 && price ? [{ qty, price }] : [];
  });
  return lots.every(({ qty, price }) => isCount(qty) && isMoney(price)) ? lots : null;
}

/** As many quantities, then as many prices. */
function inRows(numerals: readonly Numeral[]): Run[] | null {
  const first = numerals.findIndex(isMoney);
  const prices = first < 0 ? [] : numerals.slice(first);
  const counts = numerals.slice(Math.max(0, first - prices.length), Math.max(0, first));
  if (prices.length < 2 || counts.length !== prices.length) return null;
  if (!prices.every(isMoney) || !counts.every(isCount)) return null;
  return counts.flatMap((qty, at) => {
    const price = prices[at];
    return price ? [{ qty, price }] : [];
  });
}

const isMoneyAt = (numerals: readonly Numeral[], at: number): boolean => {
  const numeral = numerals[at];
  return numeral !== undefined && isMoney(numeral);
};
