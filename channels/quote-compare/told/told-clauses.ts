import { findNumerals, isMoney } from '../../reading/numerals.ts';
import { withoutShortDays } from '../../reading/short-days.ts';
import type { DecimalMark, Numeral } from '../../reading/numerals.ts';
import { inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { findContacts } from '../../reading/private/contact-spans.ts';
import { timeOf } from '../brief/read-counts.ts';
import { chargesIn } from '../reading/labels.ts';
import { packPhrases } from '../reading/pack-phrases.ts';
import { perOrForBehind } from '../reading/per-words.ts';
import { RATED } from '../reading/roles.ts';
import { isShortForm } from '../reading/text-units.ts';
import { isItsCost } from '../reading/carriage-in-price.ts';
import { spokenCharge } from './told-charges.ts';
import { speaksOf } from './told-needs.ts';
import type { ToldNeed } from './told-needs.ts';

/** What one vendor is told to ask, and what it is asked for. */
export interface Stretch {
  text: string;
  mark: DecimalMark;
  /** Its numbers that are no size of a thing, no time, no basis of a price, and do not say again how many are wanted. */
  figures: Numeral[];
  /** Those that say it again: "the 40 for 380.00". */
  counts: Span[];
  wanted: ToldNeed[];
  /** Spans of time that something is wanted for, and loads and visits that only charges go by. */
  periods: ToldNeed[];
  trips: ToldNeed[];
  packs: Pack[];
  /** It has figures behind a letter that may be a currency ("N150"). */
  hasCodes: boolean;
}

/** "In bundles of 25", "500 to a pack": what somebody sells a thing in. */
export interface Pack extends Span {
  noun: string;
  /** Pieces, as written. */
  size: string;
  /** Which of the things that are wanted comes in it: the one spoken of with it, or last before it. */
  need: number | null;
}

/** A clause with at most one price; `words` stand in it, before and behind its first figure. */
export interface Clause extends Span {
  words: string;
  figures: Numeral[];
  before: string;
  behind: string;
}

/** The stop of "incl. 20 % VAT" ends no clause. */
const SHORT = String.raw`(?<!(?<!\p{L})(?:incl?|excl?|inkl|exkl|zzgl|abzgl|approx|ca|gesetzl|einschl|enth|zuz|v\.? ?h))`;
const AND = 'and|plus|und|et|y|e|en|i|och|dann|then|puis|but|ma|aber|mais|maar|pero|mas|ale';
const CLAUSE_END = new RegExp(
  String.raw`\n+|;\s*|,(?!\d)\s*|${SHORT}\.(?=\s|$)\s*|\s\+\s*|\s[–—-]\s|\s(?:${AND})\s(?=[^.;,\n]*\d)`,
  'giu',
);

/** A stretch with the numbers in it that may be prices. */
export function stretchOf(text: string, mark: DecimalMark, needs: ToldNeed[]): Stretch {
  const of = (kind: ToldNeed['kind']): ToldNeed[] => needs.filter((need) => need.kind === kind);
  const [wanted, periods] = [of('thing'), of('time')];
  const packs = packsIn(text, wanted);
  const contacts = findContacts(text);
  const numerals = findNumerals(withoutShortDays(text, mark), mark).filter(
    (one) =>
      ![...packs, ...contacts].some((span) => overlaps(span, one)) &&
      !PAGE.test(text.slice(0, one.start)) &&
      !isSize(one, text, wanted) &&
      !isTime(one, text, periods) &&
      !isBasis(one, text) &&
      !(one.currency === null && RATED.test(text.slice(one.end))),
  );
  const isCount = (one: Numeral, at: number): boolean =>
    isSaidAgain(one, wanted) &&
    numerals.some(isMoney) &&
    !isProduct(numerals.slice(at, at + 2), text) &&
    // "24 a yard" for 24 yards, "delivery 30" for 30 bags: prices.
    perOrForBehind(text.slice(one.end)) === null &&
    chargesIn(text.slice(Math.max(0, one.start - 24), one.start)).length === 0;
  const counts = numerals.filter(isCount);
  const figures = numerals.filter((one) => !counts.includes(one));
  const names = wanted.map(({ part }) => part.toLowerCase());
  const hasCodes = [...text.matchAll(CODE)].some(([code]) => !names.some((name) => name.includes(code.toLowerCase())));
  return { text, mark, figures, counts, wanted, periods, trips: of('trip'), packs, hasCodes };
}

/** A bare number that is the one that is asked for. */
const isSaidAgain = ({ currency, decimals, isPercent, suffix, value }: Numeral, wanted: ToldNeed[]): boolean =>
  currency === null &&
  decimals === 0 &&
  !isPercent &&
  !/^k$/i.test(suffix) &&
  value.gt(1) &&
  wanted.some((need) => value.eq(need.value));

/** "Aus dem Katalog S. 212" */
const PAGE = /(?<!\p{L})(?:s\.|p\.|pp\.|pag\.|pág\.|blz\.|str\.|page|seite|pagina|página|strona)\s?$/iu;
const CODE = /(?<![\p{L}\d-])(?:R|N|RM|Rs|P|K|S)\d[\d.,]*(?![\d\p{L}-])/gu;

/** Packages that a stretch speaks of; "8 chairs in 2 weeks" and what is wanted are none. */
function packsIn(text: string, wanted: ToldNeed[]): Pack[] {
  return packPhrases(
    text,
    wanted.map(({ value }) => value),
  ).map(({ noun, size, start, end }): Pack => {
    const last = (text.slice(0, end).match(/\p{L}{3,}/gu) ?? [])
      .map((word) => wanted.findIndex((need) => speaksOf(need, word)))
      .findLast((at) => at >= 0);
    return { noun, size, need: last ?? (wanted.length === 1 ? 0 : null), start, end };
  });
}

/** Clauses that hold one price each: where one clause tells several ("chair 120 table 450"), it is parted before or behind each. */
export function clausesIn({ text, figures }: Stretch): Clause[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(CLAUSE_END)) {
    // "Caja de 5 uds. a 12,50"
    if (/^\.\s*$/.test(stop) && isShortForm(text.slice(0, index + 1)) && /^\s[^\p{Lu}]/u.test(text.slice(index + 1)))
      continue;
    spans.push({ start, end: index });
    start = index + stop.length;
  }
  spans.push({ start, end: text.length });
  const parted = withWhatFor(
    spans.map((span) => trimSpan(text, span)).filter(({ start, end }) => end > start),
    text,
    figures,
  ).flatMap((span) => partedAt(span, text, inside(figures, span)));
  return parted.flatMap((span): Clause[] => {
    if (span.end <= span.start) return [];
    const own = inside(figures, span);
    const [first] = own;
    const words = text.slice(span.start, span.end);
    return [
      {
        ...span,
        words,
        figures: own,
        before: text.slice(span.start, first?.start ?? span.end),
        behind: text.slice(first?.end ?? span.end, span.end),
      },
    ];
  });
}

/** "Ground shipping, £30", "with the VAT in it, 20%": what a figure is that no word beside it names, by the clauses of its sentence before or behind it. */
function withWhatFor(spans: Span[], text: string, figures: Numeral[]): Span[] {
  const joined: Span[] = [];
  for (const [at, span] of spans.entries()) {
    const last = joined.at(-1);
    if (last && last.end >= span.end) continue;
    const own = inside(figures, span);
    const [figure] = own;
    const words = text.slice(span.start, span.end);
    if (
      last &&
      own.length === 0 &&
      inside(figures, last).length === 0 &&
      isItsCost(text.slice(last.start, last.end), words)
    ) {
      last.end = span.end;
      continue;
    }
    const isBare = figure && !/\p{L}{3}/u.test(text.slice(span.start, figure.start) + text.slice(figure.end, span.end));
    const isOpen = own.length === 1 && (figure?.isPercent ? !isRate(words) : isBare && figure?.currency);
    const before = isOpen ? joined.findLastIndex((other) => isTold(other, span, { text, figures }, figure)) : -1;
    const next = spans[at + 1];
    if (before >= joined.length - 2 && before >= 0) {
      const [first] = joined.splice(before);
      joined.push({ start: first?.start ?? span.start, end: span.end });
    } else if (isOpen && figure?.isPercent && next && isTold(next, span, { text, figures }, figure))
      joined.push({ start: span.start, end: next.end });
    else joined.push({ ...span });
  }
  return joined;
}

/** A clause without a figure that says what a percent or an amount of the next clause is. */
function isTold(
  { start, end }: Span,
  span: Span,
  { text, figures }: Pick<Stretch, 'text' | 'figures'>,
  figure: Numeral | undefined,
): boolean {
  const between = text.slice(Math.min(end, span.end), Math.max(start, span.start));
  const kinds = chargesIn(text.slice(start, end));
  return (
    inside(figures, { start, end }).length === 0 &&
    (figure?.isPercent
      ? kinds.includes('tax') || kinds.includes('discount')
      : !/[\n.]/.test(between) && kinds.some((kind) => kind === 'freight' || kind === 'fee' || kind === 'discount'))
  );
}

const isRate = (words: string): boolean =>
  spokenCharge(words) === 'discount' || chargesIn(words).some((kind) => kind === 'tax' || kind === 'discount');

function partedAt(span: Span, text: string, figures: Numeral[]): Span[] {
  if (figures.length < 2 || isProduct(figures, text)) return [span];
  const opensWithFigure = text.slice(span.start, figures[0]?.start).trim() === '';
  const cuts = figures.slice(1).map((one, at) => {
    const before = figures[at];
    const per = before && perOrForBehind(text.slice(before.end, one.start));
    return before && (per || !opensWithFigure) ? before.end + (per?.end ?? 0) : one.start;
  });
  return [span.start, ...cuts].map((from, at) => trimSpan(text, { start: from, end: cuts[at] ?? span.end }));
}

/** "16 PN-205 a 59,90 dá 958,40", "40 box @ 295": a count, a price, and what they come to. */
export const isProduct = (figures: Numeral[], text: string): boolean => {
  const [count, price, amount, ...more] = figures;
  if (!count || !price || more.length > 0) return false;
  if (amount) return count.value.times(price.value).round(2).eq(amount.value);
  return (
    count.decimals === 0 &&
    count.currency === null &&
    /[@x×à]\s?(?:\p{Sc}\s?)?$|\s(?:at|a|á|za|voor|zu|je|po)\s(?:\p{Sc}\s?)?$/iu.test(text.slice(count.end, price.start))
  );
};

/** Days and weeks tell when it comes; no price is for "3 wks". */
const isTime = ({ end, suffix, value }: Numeral, text: string, periods: ToldNeed[]): boolean => {
  const word = /^\.?[\s-]?(?:(?:working|business|calendar|arbeits|werk)[\s-]?)?(?<word>\p{L}+)/iu.exec(
    suffix === '' ? text.slice(end, end + 40) : suffix,
  )?.groups?.word;
  const isCut = (period: ToldNeed): boolean =>
    value.eq(period.value) && period.unit.toLowerCase().startsWith((word ?? '').toLowerCase());
  return word !== undefined && (timeOf(word) !== null || (word.length > 1 && periods.some(isCut)));
};

/** "98 per 1000": what a price is for. */
const isBasis = ({ start, value }: Numeral, text: string): boolean =>
  (value.eq(100) || value.eq(1000)) &&
  /(?:\/|(?<!\p{L})(?:per|je|pro|par|por|al|le|la|il|el|za))\s?$/iu.test(text.slice(Math.max(0, start - 6), start));

/** A figure of the name of a thing that is wanted: "2XL", "6ft", "14/16". */
const isSize = ({ start, end, suffix, currency }: Numeral, text: string, wanted: ToldNeed[]): boolean => {
  if (currency !== null) return false;
  const token = `${text.slice(start, end)}${suffix}`.toLowerCase();
  return token.length > 1 && wanted.some(({ part }) => part.toLowerCase().split(/\s+/).includes(token));
};
