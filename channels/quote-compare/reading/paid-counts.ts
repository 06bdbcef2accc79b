import { Big } from 'big.js';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { isMoney, readDecimalMark } from '../../reading/numerals.ts';
import { overlaps } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { isSameNoun, monthsOf, monthsPer, readCounts, timeOf } from '../brief/read-counts.ts';
import type { Count } from '../brief/read-counts.ts';
import type { Need } from '../need.ts';
import { relationsIn } from './contents.ts';
import { wordsOfPart } from './part-words.ts';
import type { QuoteText } from './quote-text.ts';

/** How many of what a price is for one of are paid for: a decimal string, and the words that it follows from. */
export interface Rate {
  noun: string;
  count: string;
  from: string[];
  /** The length in months that `from` says, where the price is for a month, a quarter or a year. */
  months?: string;
  /** Where the quote says how many it bills. */
  spans: Span[];
}

interface OwnCount extends Count {
  span: Span;
  /** The quote says that it bills as many. */
  isPaid: boolean;
  /** It bills as many at the least. */
  isLeast: boolean;
}

/** All that is counted: by the brief, by the quote, and as quantities of what is asked for. */
export interface Counted {
  told: Count[];
  own: OwnCount[];
  needs: Need[];
}

/** What a quote, and the brief that it answers, count. `told` are the counts of the brief. */
export function countedIn(quote: QuoteText, told: Count[]): Counted {
  const {
    text,
    masked,
    numerals,
    matcher: { needs },
  } = quote;
  const money = numerals.filter(isMoney);
  const billed = billedAs(text);
  const own = readCounts(masked)
    .filter((count) => ![...money, ...billed.map(({ paid }) => paid.span)].some((one) => overlaps(one, count)))
    .map(({ value, start, end }) => ({
      ...value,
      span: { start, end },
      isPaid: isPaid(text, start, end),
      isLeast: LEAST.test(text.slice(Math.max(0, start - 40), start)) || LEAST_BEHIND.test(text.slice(end)),
    }));
  const less = billed.filter(({ all, paid }) => told.some((count) => count.value === all && isOf(count, paid.nouns)));
  return { told, own: [...own, ...less.map(({ paid }) => paid), ...packagesOf(quote)], needs };
}

/** "70 blocks to the pallet" where 1,400 blocks are asked for: twenty pallets. */
function packagesOf({ masked, text, matcher: { needs } }: QuoteText): OwnCount[] {
  const [need, ...others] = needs;
  if (!need || others.length > 0) return [];
  return relationsIn(masked, readDecimalMark(text)).flatMap(({ size, what, per, times, start, end }): OwnCount[] => {
    if (per === null || !times.eq(1) || !isNeed(what, need) || isNeed(per, need)) return [];
    const count = new Big(need.qty).div(size).round(0, Big.roundUp);
    const from = [need.qty, size.toFixed()];
    return [{ value: count.toFixed(), nouns: [per], from, span: { start, end }, isPaid: false, isLeast: false }];
  });
}

/**
 * How many of something are paid for: as many as the quote says that it bills, else as many as the brief counts or asks for and the quote does not
 * contradict. Null where nobody says, or two counts could be meant. Time is counted by the brief: a quote has days for other reasons too.
 */
export function paidFor(nouns: string[], { told, own, needs }: Counted): Rate | null {
  for (const noun of nouns) {
    const least = timeOf(noun) === null ? [] : own.filter((count) => count.isLeast && count.nouns.some(timeOf));
    if (monthsPer(noun) !== null) return atLeast(periodsIn(told, noun), least);
    const paid = own.filter((count) => count.isPaid && isOf(count, [noun]));
    const asked = told.filter((count) => isOf(count, [noun]));
    const meant = [
      ...(asked.length > 0 ? asked : needs.filter((need) => !need.isWhole && isNeed(noun, need)).map(countOf)),
      ...(timeOf(noun) === null ? own.filter((count) => isOf(count, [noun])) : []),
    ];
    const [first, ...others] = paid.length > 0 ? paid : meant;
    if (!first) continue;
    if (others.some(({ value }) => value !== first.value)) return null;
    const rate = { noun, count: first.value, from: first.from, spans: paid.slice(0, 1).map(({ span }) => span) };
    return paid.length > 0 ? rate : atLeast(rate, least);
  }
  return null;
}

/** "Minimum hire 4 weeks", where three are asked for; null where the least is counted in another unit than the price. */
function atLeast(rate: Rate | null, least: OwnCount[]): Rate | null {
  const more = least.filter(
    (count) => rate === null || !isOf(count, [rate.noun]) || new Big(count.value).gt(rate.count),
  );
  const [first, ...others] = more;
  if (!rate || !first) return rate;
  if (others.length > 0 || !isOf(first, [rate.noun])) return null;
  return { noun: rate.noun, count: first.value, from: first.from, spans: [first.span] };
}

/** The one length in months that a brief gives; null where it gives none, or several. */
export function monthsIn(told: Count[]): { months: string; from: string[] } | null {
  const [first, ...others] = told.flatMap((count) => monthsOf(count) ?? []);
  return first && others.every(({ months }) => months === first.months) ? first : null;
}

function periodsIn(told: Count[], noun: string): Rate | null {
  const length = monthsIn(told);
  const count = length && new Big(length.months).div(monthsPer(noun) ?? 1);
  return length && count?.eq(count.round(0)) ? { noun, count: count.toFixed(), ...length, spans: [] } : null;
}

const isOf = (count: Count, nouns: string[]): boolean =>
  count.nouns.some((own) => nouns.some((noun) => isSameNoun(noun, own)));

const isNeed = (word: string, need: Need): boolean =>
  need.unit === 'each'
    ? wordsOfPart(need).some((own) => !own.isSize && isSameNoun(word, own.word))
    : isSameNoun(word, need.unitFrom ?? need.unit);
const countOf = ({ qty, qtyFrom }: Need): Count => ({
  value: qty,
  nouns: [],
  from: qtyFrom.length === 1 ? qtyFrom : [qty],
});

/** "That's seven hours you pay for", "billed as 8 hours", "will bill 8 hours": the quote says how many are paid for, and does not guess. */
function isPaid(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[.;\n]/)
      .at(-1) ?? '';
  const behind = text.slice(end, end + 40).split(/[.;,\n]/)[0] ?? '';
  return !GUESSED.test(before) && (PAYS.test(before) || BILLS.test(before) || PAYS.test(behind));
}
const PAYS =
  /(?<!\p{L})(?:pay for|paid for|bill(?:s|ed)?|charg(?:e|es|ed) (?:as|at|for)|invoiced?|count(?:s|ed)? as)(?!\p{L})/iu;
const BILLS =
  /(?<!\p{L})(?:charg(?:es?|ed)|invoices|fixed at|set at) (?:us |you |me )?(?:for |as |at )?(?:a (?:flat|fixed) )?$/iu;
const GUESSED =
  /(?<!\p{L})(?:about|around|approx\p{L}*|roughly|estimate\p{L}*|maybe|probably|should be|at least|minimum|min|no charge)(?!\p{L})/iu;

/** Before and behind a length of time that is paid for even if less is asked for. */
const LEAST =
  /(?<!\p{L})(?:min(?:imum|\.)?|at least|mindest\p{L}*|minimale?|minim[oa]|mínim[oa]|minstens|minimaal)(?:[\s:=]+(?!and\b)\p{L}{2,12}){0,3}[\s:=]*$/iu;
const LEAST_BEHIND = /^\s(?:hire |rental )?min(?:imum|\.)?(?!\p{L})/iu;

const COUNT = `\\d{1,3}|${COUNT_WORD}`;
/** "Six days bills as four", "6 days charged at 4", "five days for the price of three". */
const BILLED_AS = new RegExp(
  `(?<![\\p{L}\\d])(?<all>${COUNT}) (?<noun>\\p{L}{3,20})(?: (?:hire|rental|straight))? (?:(?:is|are|gets?|will be|would be) )?(?:(?:bill(?:s|ed)?|charged?|charges|counts?|invoiced|priced|goes|go) (?:only )?(?:as|at|for|like)|for (?:the price of)?) (?:only )?(?<paid>${COUNT})(?!\\p{L}|[\\d.,]*\\d)`,
  'giu',
);

function billedAs(text: string): { all: string; paid: OwnCount }[] {
  return [...text.matchAll(BILLED_AS)].map(({ index, 0: words, groups: { all = '', noun = '', paid = '' } = {} }) => ({
    all: valueOf(all),
    paid: {
      value: valueOf(paid),
      nouns: [noun],
      from: [paid],
      span: { start: index, end: index + words.length },
      isPaid: true,
      isLeast: false,
    },
  }));
}

const valueOf = (written: string): string => String(parseCountWord(written) ?? Number(written));
