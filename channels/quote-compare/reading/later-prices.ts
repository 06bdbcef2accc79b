import { Big } from 'big.js';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { contains, inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { FROM_A_DAY, ORDERED_BY } from '../../reading/vocabulary/price-condition-words.ts';
import { EACH, unitOf } from '../../reading/units.ts';
import { OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import { isSameStem } from '../../reading/word-stems.ts';
import type { Offer, OfferedLine } from '../offer.ts';
import { findRanges } from './price-breaks.ts';
import type { QuoteText } from './quote-text.ts';
import { dayOfNoYear, pickDay } from './validity.ts';

/**
 * "At the above until 30 November, from 1 December it is £659.00": on the day of the order the one price or the other holds. Where it is the later one,
 * the line has it, and the vendor's own totals no longer hold; where it is not said of which line, the price depends on it.
 */
export function withLaterPrices(
  offer: Offer,
  { text, numerals, units, matcher }: Pick<QuoteText, 'text' | 'numerals' | 'units' | 'matcher'>,
  { today, order }: { today: string; order: DayOrder },
): Offer {
  const dated = units.reduce<Offer>((left, unit) => {
    const said = laterIn(text, unit, numerals, { today, order }) ?? overIn(text, unit, numerals);
    if (said === null) return left;
    const isIn = ({ spans }: { spans: Span[] }): boolean => spans.some((span) => overlaps(span, unit));
    const isSaid = (amount: string | null): boolean => amount !== null && said.price.value.eq(amount);
    const isOpen =
      left.unread.some((entry) => isIn(entry) && isSaid(entry.amount)) ||
      left.lines.some(
        (own) => isIn(own) && (own.status !== 'offered' || own.needs.length === 0) && isSaid(own.unitPrice),
      );
    const words = text.slice(unit.start, unit.end);
    const named = matcher.match(words).map(({ need }) => need.id);
    const isPriced = ({ status, needs }: OfferedLine): boolean => status === 'offered' && needs.length > 0;
    const lines = left.lines.filter((line) => !isIn(line) || (isPriced(line) && !isSaid(line.unitPrice)));
    const priced = lines.filter(isPriced);
    // A row of its own below another that says until when: it is of what that one prices.
    const above = unit.isTabular
      ? priced.findLast(({ spans }) => spans.every(({ end }) => end <= unit.start))
      : undefined;
    const isUnder = above !== undefined && endOf(above, text, { today, order }) !== null;
    const [line, ...more] =
      named.length > 0
        ? priced.filter(({ needs }) => needs.every((id) => named.includes(id)))
        : isUnder
          ? [above]
          : priced;
    if (!isOpen || !line) return left;
    const spans = [trimSpan(text, unit)];
    const settled = {
      ...left,
      lines,
      unread: left.unread.filter((entry) => !isIn(entry)),
      applied: [...(left.applied ?? []), ...spans],
    };
    if (said.from === null ? said.day > today : said.from.gt(line.pieces)) return settled;
    if (more.length > 0 || line.pricePer !== '1')
      return {
        ...left,
        conditions: [...left.conditions, { kind: 'tied', words: words.replace(/\s+/g, ' ').trim(), spans }],
      };
    return {
      ...settled,
      lines: lines.map((own) => (own === line ? atPrice(own, said.price, text, spans) : own)),
      totals: said.from === null ? [] : left.totals,
      validity: left.validity && isIn(left.validity) ? null : left.validity,
    };
  }, offer);
  // "Orders received by 4 December", and no word of what comes after.
  const isAsSaid = ({ spans }: OfferedLine): boolean =>
    !dated.applied?.some((own) => spans.some((span) => overlaps(span, own)));
  const over = dated.lines.filter(
    (line) => line.status === 'offered' && isAsSaid(line) && (endOf(line, text, { today, order }) ?? today) < today,
  );
  const most = units.filter((unit) => isExceeded(text.slice(unit.start, unit.end), dated.lines.filter(isAsSaid)));
  const ended = [...over.map(({ spans }) => spans), ...most.map((unit) => [trimSpan(text, unit)])].map((spans) => ({
    kind: 'tied' as const,
    words: wordsOf(spans, text).replace(/\s+/g, ' '),
    spans,
  }));
  return ended.length === 0 ? dated : { ...dated, conditions: [...dated.conditions, ...ended] };
}

/** "The offer is for orders of up to 20 tables", where more of them are bought, and no price beyond was read. */
function isExceeded(statement: string, lines: OfferedLine[]): boolean {
  if (!AN_OFFER.test(statement)) return false;
  return findRanges(statement).some(({ max, end, min }) => {
    const noun = max !== null && min.eq(1) ? /^\s(\p{L}{3,})/u.exec(statement.slice(end))?.[1] : undefined;
    const isOf = ({ status, needs, description }: OfferedLine): boolean =>
      status === 'offered' &&
      needs.length > 0 &&
      noun !== undefined &&
      (unitOf(noun)?.name === EACH.name ||
        (description.match(/\p{L}{3,}/gu) ?? []).some((word) => isSameStem(word, noun)));
    return lines.some((line) => isOf(line) && new Big(line.pieces).gt(max ?? line.pieces));
  });
}
const AN_OFFER = phrasePattern(OFFER_WORDS);

/** "Orders over 20 are at our trade price, that is £47.00 each": a price from a number of pieces on. */
function overIn(text: string, unit: Span, numerals: Numeral[]): { from: Big; price: Numeral } | null {
  const own = inside(numerals, unit);
  const [range, ...others] = findRanges(text.slice(unit.start, unit.end));
  const [price, ...more] = own.filter(isMoney);
  if (!range || !price || others.length + more.length > 0 || range.max !== null || range.min.lte(1)) return null;
  return contains({ start: unit.start + range.start, end: unit.start + range.end }, price)
    ? null
    : { from: range.min, price };
}

/** The last day on which an order gets the price of a line, by the words beside it. */
function endOf(
  { spans }: OfferedLine,
  text: string,
  { today, order }: { today: string; order: DayOrder },
): string | null {
  const [, behind] = wordsOf(spans, text).split(ORDERED, 2);
  return behind === undefined
    ? null
    : (dayOfNoYear(behind, halfAYearBefore(today)) ?? { iso: pickDay(behind.slice(0, 30), order) }).iso;
}
const wordsOf = (spans: Span[], text: string): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join('\n');
const ORDERED = phrasePattern(ORDERED_BY);

/** The price of a statement that holds from a day on. */
function laterIn(
  text: string,
  unit: Span,
  numerals: Numeral[],
  { today, order }: { today: string; order: DayOrder },
): { day: string; from: null; price: Numeral } | null {
  for (const { index, 0: words } of text.slice(unit.start, unit.end).matchAll(FROM)) {
    const at = unit.start + index;
    const behind = text.slice(at + words.length, unit.end);
    const day = DAY_FIRST.test(behind)
      ? (dayOfNoYear(behind, halfAYearBefore(today))?.iso ?? pickDay(behind.slice(0, 24), order))
      : null;
    const money = inside(numerals, unit).filter(isMoney);
    const price = money.find(({ start }) => start > at) ?? money.findLast(({ end }) => end <= at);
    if (day !== null && price) return { day, from: null, price };
  }
  return null;
}
const FROM = new RegExp(`(?<!\\p{L})${anyOf(FROM_A_DAY)}\\s(?:the |dem |den |le |el |dia )?`, 'giu');
const DAY_FIRST = /^(?:\d{1,2}|\p{L}{3,10}\.?\s\d)/u;
const halfAYearBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - HALF_A_YEAR).toISOString().slice(0, 10);
const HALF_A_YEAR = 182 * 86_400_000;

function atPrice(line: OfferedLine, price: Numeral, text: string, spans: Span[]): OfferedLine {
  return {
    ...line,
    unitPrice: price.value.toFixed(),
    discount: null,
    stated: null,
    amount: new Big(line.pieces).times(price.value).round(2, Big.roundHalfUp).toFixed(2),
    isRight: true,
    isAmbiguous: false,
    breaks: [],
    priceWords: text.slice(price.start, price.end),
    spans: [...line.spans, ...spans],
  };
}
