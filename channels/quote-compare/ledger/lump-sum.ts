import type { Count } from '../brief/read-counts.ts';
import { basisAhead, saysForOne } from '../reading/basis-ahead.ts';
import { saysWhatFor } from '../reading/basis-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import { unitOf } from '../../reading/units.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/** "Test day 60", at the end of a line and with no sign: it may be a price, and is in no entry. */
export function hasBareAmount(
  { numerals, masked, matcher }: QuoteText,
  entries: LedgerEntry[],
  counts: Count[],
): boolean {
  const used = new Set(
    entries.flatMap(({ amount, product }) => [amount.start, ...(product?.factors ?? []).map(({ start }) => start)]),
  );
  const isCounted = ({ value }: Numeral): boolean =>
    matcher.needs.some(({ qty }) => value.eq(qty)) || counts.some((count) => value.eq(count.value));
  return numerals.some(
    (numeral) =>
      !used.has(numeral.start) &&
      !isMoney(numeral) &&
      !numeral.isPercent &&
      numeral.suffix === '' &&
      numeral.value.gte(LEAST_BARE) &&
      !isCounted(numeral) &&
      /^[ \t.,;!)]*(?:\n|$)/.test(masked.slice(numeral.end)) &&
      /(?:^|\n)\W*\p{L}{3,}[^\d\n]*\s$/u.test(masked.slice(0, numeral.start).slice(-60)),
  );
}
const LEAST_BARE = 10;

const MOST_BEFORE = 80;

/** The one amount of a quote, for all of it and not for an hour or a piece. */
export function isLumpSum([only, ...others]: LedgerEntry[], { text, numerals, matcher }: QuoteText): boolean {
  if (!only || others.length > 0 || only.kind !== 'line' || only.product) return false;
  // "9x12 marquee 1295, chairs 2.10": the price of another thing, without cents.
  const isLarger = ({ value, suffix }: Numeral): boolean =>
    value.gt(only.amount.value) && suffix === '' && matcher.needs.every(({ qty }) => !value.eq(qty));
  if (matcher.needs.length > 1 && numerals.some(isLarger)) return false;
  // "Only got 44 t left": the sum is for what there is.
  const isFewer = ({ value, end }: Numeral): boolean =>
    matcher.needs.some(
      ({ qty, unit }) =>
        unit !== 'each' &&
        value.lt(qty) &&
        unitOf(/^\s?(\p{L}+)/u.exec(text.slice(end, end + 16))?.[1] ?? '')?.name === unit,
    );
  if (numerals.some(isFewer)) return false;
  const [before, behind] = [text.slice(0, only.amount.start), text.slice(only.amount.end)];
  return (
    !saysWhatFor(behind) &&
    !saysForOne(basisAhead(before.slice(-MOST_BEFORE))) &&
    !/^\s*(?:an?\b|p\.)/i.test(behind) &&
    !/\b(?:from|starting at|approx\.?|about|ab|circa|est\.?)\W{0,3}$/i.test(before)
  );
}
