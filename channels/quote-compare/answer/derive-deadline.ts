import type { Derivation } from '#contracts/evidence.ts';
import type { Brief } from '#contracts/plan.ts';
import type { Order } from '../brief/read-order.ts';
import { daysBetween } from '../pricing/price-offer.ts';

const MONTH_DAY = /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/i;

/** How a deadline that the brief does not write out follows from its words: the year from the day it names as today, or a span from that day on. */
export function deadlineDerivation(brief: Brief, { limits, today, isTodayNamed, texts }: Order): Derivation[] {
  const { deadline } = limits;
  if (!deadline || !isTodayNamed) return [];
  const text = texts.map((entry) => entry.text).find((entry) => entry.length >= deadline.end) ?? brief.notes;
  const words = text.slice(deadline.start, deadline.end);
  if (words.includes(deadline.value)) return [];
  const day = MONTH_DAY.exec(words)?.[0];
  const year = deadline.value.slice(0, 4);
  if (day && !words.includes(year) && year === today.slice(0, 4)) return [{ cell: 'deadline', rule: 'iso-date', from: [day, year], value: deadline.value }];
  const span = /(\d{1,3})[ -]?(days?|weeks?|wks?)\b/i.exec(words);
  if (!span?.[1] || /business|working/i.test(words)) return [];
  const days = daysBetween(today, deadline.value);
  const isWeeks = /^w/i.test(span[2] ?? '');
  return [
    ...(isWeeks ? [{ cell: 'deadline.days', rule: 'weeks' as const, from: [span[1]], value: String(days) }] : []),
    { cell: 'deadline', rule: 'day-after', from: [today, isWeeks ? String(days) : span[1]], value: deadline.value },
  ];
}
