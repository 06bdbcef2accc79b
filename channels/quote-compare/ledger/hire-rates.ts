import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { MONTH_UNITS, SHORT_TERMS } from '../../reading/vocabulary/term-words.ts';
import { timeOf } from '../brief/read-counts.ts';
import type { Counted } from '../reading/paid-counts.ts';
import { paidFor } from '../reading/paid-counts.ts';
import { perBehind } from '../reading/per-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import type { Product } from './product.ts';

/** What a hire comes to, and the rates of its table, of which no other is to pay. */
export interface Hired {
  products: Product[];
  rates: Numeral[];
}

const NAME = `(?:(?<count>4|four)[\\s-]?)?(?<word>${[SHORT_TERMS.day, SHORT_TERMS.week, MONTH_UNITS].map(anyOf).join('|')})(?:ly)?(?!\\p{L})`;
const NAMES = new RegExp(`(?<![\\p{L}\\d])(?:daily|${NAME})`, 'giu');
/** Words and marks between the name of a rate and its amount. */
const BESIDE = /^[\s:=|/@-]*(?:(?:rate|price)[\s:=|]*)?(?:\p{Sc}\s?)?$/iu;

/**
 * "DAY 165.00  WEEK 495.00  4 WEEK 1,190.00" for nine days: a week and two days, as hirers bill it, or the next longer rate where that is less. Null where
 * the table, the length or the billing is another: then nobody says what it comes to.
 */
export function hireRates(quote: QuoteText, counted: Counted): Hired | null {
  const { needs } = quote.matcher;
  if (needs.length !== 1 || needs[0]?.qty !== '1') return null;
  const table = tableOf(quote);
  const [day, week, month] = ['day', 'week', 'month'].map((unit) => table.get(unit));
  const days = paidFor(['day'], { ...counted, own: [], needs: [] });
  if (!day || !week || !days) return null;
  const rates = [day, week, ...(month ? [month] : [])];
  const [length, inWeek] = [Number(days.count), 7];
  const rest = Math.max(0, length - inWeek);
  // "Billed as 1 week + 2 days" says the same; a least length, or another number of days, does not.
  const isBilledOtherwise = counted.own.some(
    ({ isPaid, isLeast, nouns, value }) =>
      nouns.some((noun) => timeOf(noun) !== null) &&
      (isLeast || (isPaid && ![length, 1, rest].includes(Number(value)))),
  );
  if (isBilledOtherwise) return null;
  const byDay = day.value.times(length < inWeek ? length : rest);
  const asked = length < inWeek ? byDay : week.value.plus(byDay);
  if (length >= 2 * inWeek || (month && month.value.lt(asked)) || (length > inWeek && byDay.gt(week.value)))
    return null;
  const plain = (amount: Numeral): Product => ({ amount, factors: [], per: 1, off: null });
  const times = { ...day, decimals: Math.max(day.decimals, 2), value: byDay.round(2) };
  if (length < inWeek && byDay.lte(week.value))
    return { products: [{ ...plain(times), factors: [day], isImplied: true, rate: days }], rates };
  const stage = { total: days.count, first: String(inWeek), size: '1' };
  const first = { ...plain(week), stage: { ...stage, total: stage.first } };
  return {
    products:
      rest === 0 || length < inWeek
        ? [plain(week)]
        : [first, { ...plain(times), factors: [day], isImplied: true, stage }],
    rates,
  };
}

/** The amount for each unit: beside its name, or below it in a row of as many amounts as the one above has names. */
function tableOf({ masked, numerals }: QuoteText): Map<string, Numeral> {
  const names = [...masked.matchAll(NAMES)].map(({ index, 0: words, groups }) => ({
    unit: groups?.count === undefined ? (timeOf(groups?.word ?? 'day') ?? 'day') : 'month',
    start: index,
    end: index + words.length,
  }));
  const money = numerals.filter(isMoney);
  const found = new Map<string, Numeral>();
  for (const price of money) {
    const unit = timeOf(perBehind(masked.slice(price.end, price.end + 16))?.nouns[0] ?? '');
    if (unit !== null && !found.has(unit)) found.set(unit, price);
  }
  if (found.size > 1) return found;
  found.clear();
  for (const { unit, end } of names) {
    const price = money.find((one) => one.start >= end && BESIDE.test(masked.slice(end, one.start)));
    if (price && !masked.slice(end, price.start).includes('\n') && !found.has(unit)) found.set(unit, price);
  }
  if (found.size > 1) return found;
  const lineAt = (at: number): number => masked.slice(0, at).split('\n').length;
  for (const [line, heads] of Map.groupBy(names, ({ start }) => lineAt(start))) {
    const below = money.filter(({ start }) => lineAt(start) === line + 1);
    if (heads.length > 1 && below.length === heads.length && money.every(({ start }) => lineAt(start) !== line))
      return new Map(heads.map(({ unit }, at): [string, Numeral] => [unit, below[at]!]));
  }
  return found;
}
