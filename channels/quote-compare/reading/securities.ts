import { Big } from 'big.js';
import { isDenied } from '../../reading/denials.ts';
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
  OLD_PARTS,
  SECURITY_DEPOSITS,
} from '../../reading/vocabulary/shown-beside-words.ts';
import { LEAVES_OUT } from '../../reading/vocabulary/tax-words.ts';

/**
 * Amounts that are left as a security and given back, which are no part of what is paid, and later sums that hold one: "Refundable security deposit
 * 400.00", "Due at booking 2,139.00". A deposit of which nobody says that it comes back is none; nor is one of several
 * amounts of its line, unless those are a count, its price and their product.
 */
export function securitiesIn(text: string, mark: DecimalMark): Span[] {
  const spoken = [...text.matchAll(BEHIND)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  if (spoken.length === 0 && !DEPOSIT.test(text)) return [];
  const isSaidBack = text
    .split(/[.;]\s|\n/)
    .some((said) => (DEPOSIT.test(said) || OLD.test(said)) && BACK.test(said) && !KEPT.test(said));
  const amounts = findNumerals(text, mark);
  const rows = lineSpans(text).map(({ start, end }): Row => {
    const own = amounts.filter((amount) => amount.start >= start && amount.end <= end);
    const [first, ...others] = own.filter(isMoney);
    const words = text.slice(start, end);
    const lead = words.slice(0, (own[0]?.start ?? end) - start);
    const isOne = SECURITY.test(lead) || (isSaidBack && DEPOSIT.test(lead) && !PART.test(words));
    const isSecurity = isOne && first !== undefined && (others.length === 0 || isExtended(own)) && !KEPT.test(words);
    return { money: isSecurity ? own : own.filter(isMoney), isSecurity };
  });
  return [...spoken, ...rows.flatMap((row, at) => (row.isSecurity ? row.money : sumsWith(rows.slice(0, at), row)))];
}

/** A line with its amounts of money; of a security all its numbers. */
interface Row {
  money: Numeral[];
  isSecurity: boolean;
}

/** "4 @ 30.00 = 120.00": two numbers, and behind them their product. */
const isExtended = ([count, price, amount, ...more]: Numeral[]): boolean =>
  count !== undefined &&
  price !== undefined &&
  more.length === 0 &&
  amount?.value.eq(count.value.times(price.value)) === true;

/** The amounts of a line that come to one above it, or to what the lines right above it come to, and to the securities among or below those. */
function sumsWith(above: readonly Row[], { money }: Row): Numeral[] {
  const all = above
    .flatMap((row) => (row.isSecurity ? row.money.slice(-1) : []))
    .reduce((sum, { value }) => sum.plus(value), new Big(0));
  if (all.eq(0)) return [];
  const others = above.filter(({ isSecurity }) => !isSecurity).map((row) => row.money);
  const runs = others.map((_, at) =>
    others.slice(at).reduce((sum, own) => sum.plus(own.at(-1)?.value ?? 0), new Big(0)),
  );
  const held = [...others.flat().map(({ value }) => value), ...runs];
  return money.filter(({ value }) => held.some((sum) => sum.plus(all).eq(value)));
}

/** Deposits on old parts that are given back to who sends those, where the brief does not say that they go back, or that such deposits do not count. */
export const areOldPartsOpen = (text: string, brief: string): boolean =>
  DEPOSIT.test(text) &&
  OLD.test(text) &&
  !brief
    .replace(/\s+/g, ' ')
    .split(/[.;!?]/)
    .some((said) => (DEPOSIT.test(said) || OLD.test(said)) && (LEFT_OUT.test(said) || isSaid(said, BACK)));

/** Said, and not denied. */
const isSaid = (words: string, pattern: RegExp): boolean => {
  const hit = pattern.exec(words);
  return hit !== null && !isDenied(words.slice(0, hit.index));
};

const DEPOSIT = phrasePattern(DEPOSITS);
/** "Cores credited on return" */
const OLD = phrasePattern(OLD_PARTS);
const LEFT_OUT = phrasePattern(LEAVES_OUT);
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
