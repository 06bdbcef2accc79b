import { isDenied } from '../../reading/denials.ts';
import { Big } from 'big.js';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { phraseAtEnd, phraseAtStart, phrasePattern } from '../../reading/phrases.ts';
import { inside, overlaps, trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import * as words from '../../reading/vocabulary/addition-words.ts';
import { BY_A_DAY } from '../../reading/vocabulary/deadline-words.ts';
import { FOR_WHO_WANTS_IT } from '../../reading/vocabulary/order-words.ts';
import { OTHER_MATTERS, RISES_TOLD_OF } from '../../reading/vocabulary/price-change-words.ts';
import { EARLY_PAYMENT } from '../../reading/vocabulary/term-words.ts';
import type { Offer, OfferCondition, OfferedCharge, OfferedLead } from '../offer.ts';
import { countsOfBrief, monthsOf, readCounts } from '../brief/read-counts.ts';
import { daysBetween } from '../pricing/price-offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import { orderLimits } from './order-limits.ts';
import { monthsIn } from './paid-counts.ts';
import { readLeadTime } from './lead-time.ts';
import type { Calendar } from './lead-time.ts';
import type { QuoteText } from './quote-text.ts';

/** What the caller says of when and how: its text, and the ISO day by which the goods are due. */
export interface AdditionCase {
  brief: string;
  deadline: string | null;
  /** The day from which vendors count. */
  calendar: Calendar;
}

/** An addition counts for this order, does not, or nobody says which. */
type Standing = 'is' | 'is-not' | 'unsaid';

/**
 * A percent that a vendor puts on top of its prices: "Sunday / PH add 15% on all of the above", "plus 4 % fuel". It is a fee where it holds for
 * every order or for what the brief asks; where that is open, the price depends on it.
 */
export function withAdditions(
  offer: Offer,
  { text, numerals, units }: Pick<QuoteText, 'text' | 'numerals' | 'units'>,
  given: AdditionCase,
): Offer {
  const conditions: OfferCondition[] = [];
  // "Baskets under $400 carry a $35.00 handling charge": whoever read the fee, the order value below which it is paid is of it.
  const limited = (charge: OfferedCharge): OfferedCharge => {
    const unit = units.find((own) => charge.spans.some((span) => overlaps(span, own)));
    const isPlain = charge.kind === 'fee' && charge.amount !== null && charge.from === null && charge.below === null;
    const limit = isPlain && unit ? limitIn(text, numerals, unit) : null;
    return limit && 'below' in limit && limit.below !== charge.amount ? { ...charge, ...limit } : charge;
  };
  const own = offer.charges.map(limited);
  const charges = new Set(own);
  let { lead, freight } = offer;
  for (const unit of units) {
    const percents = inside(numerals, unit).filter(({ isPercent }) => isPercent);
    // What a thing is made of, or how it is paid, comes to a whole.
    const isWhole = percents.length > 1 && percents.reduce((sum, { value }) => sum.plus(value), new Big(0)).eq(100);
    for (const percent of isWhole ? [] : percents) {
      const clause = clauseRound(text, unit, percent);
      const known = own.find((charge) => isOf(charge, percent));
      const isRead = known !== undefined || isReadElsewhere(offer, percent);
      const said = text.slice(clause.start, clause.end);
      // "Por pronto pago 2 % adicional" is one more taken off.
      if (EARLY.test(said) && !CARD.test(said)) continue;
      const sooner = soonerIn(said, offer, given);
      const isSettled = known && (known.kind !== 'fee' || (known.isAside && !sooner) || known.amount !== null);
      if (known ? isSettled : (isRead && !sooner) || !isAddition(text, clause, percent)) continue;
      if (!sooner && HURRY.test(said)) continue;
      const limit = limitIn(text, numerals, unit);
      const found = sooner?.standing ?? standingOf(said, given, known !== undefined);
      const standing = limit !== null && found === 'unsaid' ? 'is' : found;
      if (standing === null) continue;
      const spans = [trimSpan(text, clause)];
      // "Delivery in 6 days: add 10 %" is of the goods.
      if (sooner && isRead) freight = { ...freight, percent: null };
      if (sooner?.standing === 'is') lead = { ...sooner.lead, spans };
      const charge = known ?? toCharge(text.slice(unit.start, unit.end), said, { percent, spans });
      charges.delete(charge);
      charges.add({ ...charge, ...limit, isAside: standing !== 'is' });
      if (standing === 'unsaid') conditions.push({ kind: 'added', words: said.replace(/\s+/g, ' ').trim(), spans });
    }
  }
  return { ...offer, lead, freight, charges: [...charges], conditions: [...offer.conditions, ...conditions] };
}

/**
 * "5 business days, add 15 % for that" where the goods otherwise take longer: it is paid where only so the day is met by which they are due; null where
 * the clause names no shorter time than the offer has.
 */
function soonerIn(
  said: string,
  { lead }: Offer,
  { deadline, calendar }: AdditionCase,
): { lead: Omit<OfferedLead, 'spans'>; standing: Standing } | null {
  const own = readLeadTime(said, calendar);
  if (own?.days == null || lead?.days == null || own.days >= lead.days) return null;
  const left = deadline === null ? Infinity : daysBetween(calendar.today, deadline);
  const { days, until, count } = own;
  return {
    lead: { words: [said.replace(/\s+/g, ' ').trim()], days, until, count },
    standing: lead.days > left && days <= left ? 'is' : 'is-not',
  };
}

/** "Bei Aufträgen unter 750 € 12 % Aufschlag": the one order value from which, or below which, it holds; null where none is said, or several are. */
function limitIn(text: string, numerals: Numeral[], unit: Span): { from: string } | { below: string } | null {
  const [limit, ...others] = orderLimits(text, numerals, unit).filter(
    ({ of, numeral }) => of === 'value' && isMoney(numeral),
  );
  return limit && others.length === 0
    ? ({ [limit.kind]: limit.numeral.value.toFixed(2) } as { from: string } | { below: string })
    : null;
}

const toCharge = (
  statement: string,
  said: string,
  { percent, spans }: { percent: Numeral; spans: Span[] },
): OfferedCharge => ({
  ...PLAIN_CHARGE,
  kind: 'fee',
  words: said.trim(),
  clause: said.trim(),
  statement: statement.trim(),
  percent: percent.value.toFixed(),
  spans,
});

const isOf = (charge: OfferedCharge, percent: Numeral): boolean =>
  charge.percent !== null && percent.value.eq(charge.percent) && charge.spans.some((span) => overlaps(span, percent));

const isReadElsewhere = ({ freight, lines }: Offer, percent: Numeral): boolean =>
  (freight.percent?.spans.some((span) => overlaps(span, percent)) ?? false) ||
  lines.some(
    ({ discount, spans }) =>
      discount !== null && percent.value.eq(discount) && spans.some((span) => overlaps(span, percent)),
  );

/** Its sentence, from the amount before it to the amount behind it. */
function clauseRound(text: string, unit: Span, { start, end }: Numeral): Span {
  const before = [...text.slice(unit.start, start).matchAll(/[;|]|[.!?]\s|\d[.,]\d{2}(?=\D)/g)].at(-1);
  const behind = /[;|]|[.!?](?:\s|$)|\p{Sc}\s?\d/u.exec(text.slice(end, unit.end));
  return {
    start: before ? unit.start + before.index + before[0].length : unit.start,
    end: behind ? end + behind.index : unit.end,
  };
}

function isAddition(text: string, clause: Span, { start, end }: Numeral): boolean {
  const before = text.slice(clause.start, start);
  const behind = text.slice(end, clause.end);
  // "A 15% yard fee is added", "a 15% yard fee on every order": what it is called before that.
  const isOnTop =
    BEFORE.test(before) ||
    /(?<![-/±])\+\s*$/.test(before) ||
    NAMES.some((name) => BEHIND.test(behind.replace(name, ''))) ||
    OF_EVERY_ORDER.test(behind);
  return isOnTop && !NOT_ON_TOP.test(text.slice(clause.start, clause.end));
}

/** None, one or two words. */
const NAMES = [/^/, /^\s\p{L}+(?=\s)/u, /^\s\p{L}+\s\p{L}+(?=\s)/u];
const OF_EVERY_ORDER = phrasePattern(words.OF_EVERY_ORDER);
const BEFORE = phraseAtEnd(words.ADDED_BEFORE);
const BEHIND = phraseAtStart(words.ADDED_BEHIND);
const NOT_ON_TOP = phrasePattern(words.NOT_ON_TOP);
const HURRY = phrasePattern(words.IN_A_HURRY);
const EARLY = phrasePattern(EARLY_PAYMENT);
const CARD = phrasePattern(words.PAID_BY_CARD);
const OTHER = phrasePattern(OTHER_MATTERS);
const TOLD = phrasePattern(RISES_TOLD_OF);
const WANTED = phrasePattern(FOR_WHO_WANTS_IT);
const TIMES = Object.values(words.DEARER_TIMES).map(phrasePattern);
const WORKING = phrasePattern(words.WORKING_DAYS);
const WHERE = phrasePattern(words.HOLDS_WHERE);
const KNOWN = [words.ADDED_BEFORE, words.ADDED_BEHIND, words.SAID_OF_PRICES, words.COSTS_OF_ALL].map(
  (byLanguage) => new RegExp(phrasePattern(byLanguage).source, 'giu'),
);

/** Whether an addition holds for this order; null where it is none of its price. `isNamed`: a charge of a name that is known, which holds unless something is said. */
function standingOf(said: string, { brief, deadline }: AdditionCase, isNamed: boolean): Standing | null {
  if (CARD.test(said)) return CARD.test(brief) ? 'is' : null;
  if ([OTHER, WANTED, TOLD].some((words) => words.test(said))) return null;
  // "For 24 months 15 % more": for the length that is asked for, or for another.
  const [length] = readCounts(said).flatMap(({ value }) => monthsOf(value) ?? []);
  const asked = length && monthsIn(countsOfBrief(brief).map(({ value }) => value));
  if (length && asked) return asked.months === length.months ? 'is' : 'is-not';
  const times = TIMES.filter((time) => time.test(said));
  if (times.length > 0) return standingAt(times, brief, deadline);
  if (OF_EVERY_ORDER.test(said)) return 'is';
  if (isNamed) return WHERE.test(said) ? 'unsaid' : 'is';
  const left = KNOWN.reduce((rest, known) => rest.replaceAll(known, ' '), said);
  return /\p{L}{2}/u.test(left) ? 'unsaid' : 'is';
}

/** By the days and hours that the brief names. A day by which something is due is not yet the day on which it comes. */
function standingAt(times: RegExp[], brief: string, deadline: string | null): Standing {
  const hits = times
    .map((time) => brief.search(time))
    .filter((at) => at >= 0)
    .map((at) => brief.slice(0, at));
  if (hits.some((before) => !isDenied(before) && !DUE_BY.test(before))) return 'is';
  if (hits.some((before) => isDenied(before))) return 'is-not';
  const isFree = hits.length === 0 && (WORKING.test(brief) || (deadline !== null && !isWeekend(deadline)));
  return isFree ? 'is-not' : 'unsaid';
}

const DUE_BY = phraseAtEnd({ en: 'by|until|till|before', ...BY_A_DAY });

const isWeekend = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() % 6 === 0;
