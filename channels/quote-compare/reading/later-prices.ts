import { Big } from 'big.js';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import { inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { FROM_A_DAY } from '../../reading/vocabulary/price-condition-words.ts';
import type { Offer, OfferedLine } from '../offer.ts';
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
  return units.reduce((left, unit) => {
    const said = laterIn(text, unit, numerals, { today, order });
    if (said === null) return left;
    const isIn = ({ spans }: { spans: Span[] }): boolean => spans.some((span) => overlaps(span, unit));
    const isSaid = (amount: string | null): boolean => amount !== null && said.price.value.eq(amount);
    const isOpen =
      left.unread.some((entry) => isIn(entry) && isSaid(entry.amount)) ||
      left.lines.some((own) => isIn(own) && own.status !== 'offered' && isSaid(own.unitPrice));
    const words = text.slice(unit.start, unit.end);
    const named = matcher.match(words).map(({ need }) => need.id);
    const lines = left.lines.filter((line) => !isIn(line));
    const priced = lines.filter(({ status, needs }) => status === 'offered' && needs.length > 0);
    const [line, ...more] =
      named.length > 0 ? priced.filter(({ needs }) => needs.every((id) => named.includes(id))) : priced;
    if (!isOpen || !line) return left;
    const spans = [trimSpan(text, unit)];
    const settled = {
      ...left,
      lines,
      unread: left.unread.filter((entry) => !isIn(entry)),
      applied: [...(left.applied ?? []), ...spans],
    };
    if (said.day > today) return settled;
    if (more.length > 0 || line.pricePer !== '1')
      return {
        ...left,
        conditions: [...left.conditions, { kind: 'tied', words: words.replace(/\s+/g, ' ').trim(), spans }],
      };
    return {
      ...settled,
      lines: lines.map((own) => (own === line ? atPrice(own, said.price, text, spans) : own)),
      totals: [],
      validity: left.validity && isIn(left.validity) ? null : left.validity,
    };
  }, offer);
}

/** The price of a statement that holds from a day on. */
function laterIn(
  text: string,
  unit: Span,
  numerals: Numeral[],
  { today, order }: { today: string; order: DayOrder },
): { day: string; price: Numeral } | null {
  for (const { index, 0: words } of text.slice(unit.start, unit.end).matchAll(FROM)) {
    const at = unit.start + index;
    const behind = text.slice(at + words.length, unit.end);
    const near = new Date(Date.parse(`${today}T12:00:00Z`) - HALF_A_YEAR).toISOString().slice(0, 10);
    const day = DAY_FIRST.test(behind) ? (dayOfNoYear(behind, near)?.iso ?? pickDay(behind.slice(0, 24), order)) : null;
    const money = inside(numerals, unit).filter(isMoney);
    const price = money.find(({ start }) => start > at) ?? money.findLast(({ end }) => end <= at);
    if (day !== null && price) return { day, price };
  }
  return null;
}
const FROM = new RegExp(`(?<!\\p{L})${anyOf(FROM_A_DAY)}\\s(?:the |dem |den |le |el |dia )?`, 'giu');
const DAY_FIRST = /^(?:\d{1,2}|\p{L}{3,10}\.?\s\d)/u;
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
