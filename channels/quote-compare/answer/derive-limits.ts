import { cueList } from '../../reading/cue-list.ts';
import { isDerivationRight } from '../../../evidence/derivations.ts';
import type { Derivation } from '#contracts/evidence.ts';
import { COUNT_WORD, parseCountWord } from '../../reading/count-words.ts';
import { factorsInWords } from '../brief/read-max-total.ts';
import { calendarLine, nextWeekOf } from '../brief/calendar.ts';
import type { Order } from '../brief/read-order.ts';
import { daysBetween } from '../pricing/price-offer.ts';

const WRITTEN_DAY = cueList(
  String.raw`
    (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?
    \d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:,? \d{4})?
    \d{1,2}\/\d{1,2}(?:\/\d{2,4})?
  `,
  { before: String.raw`\b`, after: String.raw`\b` },
);
const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/i;

const COUNTED = new RegExp(`(\\d{1,3}|${COUNT_WORD})[ -]?(days?|weeks?|wks?)\\b`, 'i');

/** The words that say which day: of "Friday, March 19" the date. */
const dayIn = (words: string): string | undefined => (WRITTEN_DAY.exec(words) ?? WEEKDAY.exec(words))?.[0];

/** How a deadline and a maximum that the brief does not write out follow from its words. */
export function limitDerivations(order: Order): Derivation[] {
  const { maxTotal } = order.limits;
  const kilo = /\d[\d.]*\s?k\b/i.exec(maxTotal?.words ?? '')?.[0];
  const thousands: Derivation[] =
    maxTotal && kilo
      ? [{ cell: 'maxTotal', rule: 'in-words', from: kilo.split(/\s/), value: maxTotal.value.amount }]
      : [];
  const worded = new RegExp(`${COUNT_WORD}(?: (?:hundred|thousand))?(?= \\p{L})`, 'iu').exec(
    maxTotal?.words ?? '',
  )?.[0];
  const inWords: Derivation[] =
    maxTotal && worded && !/\d/.test(maxTotal.words ?? '')
      ? [{ cell: 'maxTotal', rule: 'in-words', from: factorsInWords(worded), value: maxTotal.value.amount }]
      : [];
  return [...deadlineDerivation(order), ...[...thousands, ...inWords].filter(isDerivationRight)];
}

function deadlineDerivation({ limits, today }: Order): Derivation[] {
  const { deadline } = limits;
  if (!deadline) return [];
  const words = deadline.words ?? '';
  if (words.includes(deadline.value)) return [];
  const day = dayIn(words);
  const monday = nextWeekOf(calendarLine(deadline, today) ?? '');
  const named: Derivation[] = day
    ? [
        { cell: 'deadline', rule: 'iso-date', from: [day], value: deadline.value },
        { cell: 'deadline', rule: 'iso-date-month-first', from: [day], value: deadline.value },
        { cell: 'deadline', rule: 'next-day', from: [day, today], value: deadline.value },
        ...(monday
          ? [{ cell: 'deadline', rule: 'next-day' as const, from: [day, monday], value: deadline.value }]
          : []),
      ]
    : [];
  const right = named.find(isDerivationRight);
  if (right) return [...todayDerivation(limits.today?.words), right];
  const span = COUNTED.exec(words);
  if (!span?.[1] || /business|working/i.test(words)) return [];
  const days = String(daysBetween(today, deadline.value));
  const isWeeks = /^w/i.test(span[2] ?? '');
  const worded = parseCountWord(span[1]);
  const count = String(worded ?? span[1]);
  const chain: Derivation[] = [
    ...(worded === null ? [] : [{ cell: 'deadline.count', rule: 'in-words' as const, from: [span[1]], value: count }]),
    ...(isWeeks ? [{ cell: 'deadline.days', rule: 'weeks' as const, from: [count], value: days }] : []),
    { cell: 'deadline', rule: 'day-after', from: [today, days], value: deadline.value },
  ];
  return chain.every(isDerivationRight) ? [...todayDerivation(limits.today?.words), ...chain] : [];

  /** The day that counts as today, where the brief writes it in another form. */
  function todayDerivation(written: string | undefined): Derivation[] {
    const own = dayIn(written ?? '');
    if (!own || written?.includes(today)) return [];
    const rules = ['iso-date', 'iso-date-month-first'] as const;
    return rules
      .map((rule): Derivation => ({ cell: 'today', rule, from: [own], value: today }))
      .filter(isDerivationRight)
      .slice(0, 1);
  }
}
