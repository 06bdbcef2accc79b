import { Big } from 'big.js';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { findNumerals, isMoney } from '../../reading/numerals.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { lineSpans } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import {
  COMES_BACK,
  DEPOSITS,
  NOT_GIVEN_BACK,
  SECURITY_DEPOSITS,
} from '../../reading/vocabulary/shown-beside-words.ts';

/**
 * Amounts that are left as a security and given back, which are no part of what is paid, and later sums that hold one: "Refundable security deposit
 * 400.00", "Due at booking 2,139.00". A deposit of which nobody says that it comes back is none; nor is one of several amounts of its line.
 */
export function securitiesIn(text: string, mark: DecimalMark): Span[] {
  const spoken = [...text.matchAll(BEHIND)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  if (spoken.length === 0 && !DEPOSIT.test(text)) return [];
  const amounts = findNumerals(text, mark).filter(isMoney);
  const isSaidBack = text.split(/[.;]\s|\n/).some((said) => DEPOSIT.test(said) && BACK.test(said) && !KEPT.test(said));
  const securities = lineSpans(text).flatMap(({ start, end }) => {
    const own = amounts.filter((amount) => amount.start >= start && amount.end <= end);
    const lead = text.slice(start, own[0]?.start ?? end);
    const isOne = SECURITY.test(lead) || (isSaidBack && DEPOSIT.test(lead) && !PART.test(text.slice(start, end)));
    return own.length === 1 && isOne && !KEPT.test(text.slice(start, end)) ? own : [];
  });
  return [...spoken, ...securities, ...securities.flatMap((security) => sumsWith(security, amounts))];
}

/** Sums below a security that come to one above it, or to the amounts right above it, and the security. */
function sumsWith(security: Numeral, amounts: Numeral[]): Numeral[] {
  const above = amounts.filter(({ end }) => end <= security.start);
  const runs = above.map((_, at) => above.slice(at).reduce((sum, { value }) => sum.plus(value), new Big(0)));
  const held = [...above.map(({ value }) => value), ...runs];
  return amounts.filter(
    ({ start, value }) => start > security.end && held.some((sum) => sum.plus(security.value).eq(value)),
  );
}

const DEPOSIT = phrasePattern(DEPOSITS);
const BACK = phrasePattern(COMES_BACK);
const SECURITY = phrasePattern(SECURITY_DEPOSITS);
const KEPT = phrasePattern(NOT_GIVEN_BACK);
/** "25 % deposit to secure the date": a part of the price that is paid first. */
const PART = /\d\s?%/;
/** "Caution CHF 300.–, rendue à la fin" */
const BEHIND = ignoringCase(
  `(?<=(?<!\\p{L})${anyOf(DEPOSITS)}[^\\d\\n;.]{0,16})\\d[\\d.,'’ ]*(?:[.,][-–—])?(?=[^;\\n]{0,48}(?<!\\p{L})${anyOf(COMES_BACK)}(?!\\p{L}))`,
  'gu',
);
