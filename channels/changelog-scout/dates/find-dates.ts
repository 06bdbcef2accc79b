import { readDays, readMonths } from '../../../evidence/read-date.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';
import { detectLanguages } from '../../reading/languages.ts';
import type { Span } from '../text/span.ts';

/** A date as it stands in a text: `iso` is YYYY-MM-DD, or YYYY-MM where the text gives no day. */
export interface WrittenDate extends Span {
  iso: string;
  /** The words that give the date, in one piece or in two where a time of day stands between them. */
  written: string[];
  /** Day and month could change places; `iso` is the reading in the order that was asked for. */
  isAmbiguous: boolean;
}

/**
 * Dates that a text states in full, in the order in which they stand, with a weekday before and a time after them inside their range.
 * Years of two digits count beside a month's name alone (`12/Nov/26`): a changelog's `13/07/19` says too little. `order` decides between 4 March and 3 April.
 */
export function findDates(text: string, order: DayOrder = 'month-first'): WrittenDate[] {
  if (!HAS_YEAR.test(text)) return [];
  const days = collect(text, DAY_FORMS, (written) => dayOf(written, order));
  const months = collect(blankOut(text, days), MONTH_FORMS, monthOf);
  return [...days, ...months].toSorted((a, b) => a.start - b.start);
}

/**
 * The first date in numbers that can be read in one way only, and the order of day and month that it shows for its page. Where none does, a page without English
 * puts the day first, as all other languages of the house do (CLDR, dateFormats): `isCustom`, at no place.
 */
export function findDayOrder(text: string): (Span & { order: DayOrder; isCustom?: true }) | undefined {
  for (const { 0: written, index } of text.matchAll(NUMERIC)) {
    const [day] = readDays(written);
    if (day?.shows) return { order: day.shows, start: index, end: index + written.length };
  }
  if (text.search(NUMERIC) < 0 || detectLanguages(text).includes('en')) return undefined;
  return { order: 'day-first', start: 0, end: 0, isCustom: true };
}

/** Blanks where the spans are, so that a date is not taken for a version. */
export function blankOut(text: string, spans: Span[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, start);
    if (end <= from) continue;
    parts.push(text.slice(at, from), ' '.repeat(end - from));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** Days of the week in the languages of the house, whole or cut short. */
const WEEKDAYS = [
  'mon tue wed thu fri sat sun lun mar mer jeu ven sam dim mié jue vie sáb dom gio seg ter qua qui sex',
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag segunda terça quarta quinta sexta',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag poniedział wtorek środa czwartek piątek sobota niedziela',
];
const SHORT = 'mo di mi do fr sa so ma wo vr za zo pn pon wt śr czw pt sob ndz nd'.split(' ').join('|');
const WEEKDAY = String.raw`(?:(?<!\p{L})(?:(?:${WEEKDAYS.join(' ').split(' ').join('|')})\p{L}*(?:-feira)?|(?:${SHORT}))\.?,?\s+)?`;
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]\.?m\.?)?(?:\s?(?:z\b|[a-z]{2,5}\b|[+-]\d{2}:?\d{2}))?`;
const TIME = String.raw`(?:(?:[t,]|\s+at)?\s*${CLOCK}(?:\s+[+-]\d{4})?)?`;
const NAME = String.raw`[\p{L}]{3,12}\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|[º°ª]|\.)?`;
const YEAR = String.raw`(?:19|20)\d{2}(?![\d])`;
/** What every date has: a year of this time, or four digits behind what parts numbers. */
const HAS_YEAR = /(?:19|20)\d{2}(?!\d)|[-/.]\d{4}(?!\d)|\p{L}[-/]\d{2}(?!\d)/u;
const NUMERIC = /(?<![\d.])\d{1,2}([-/.])\d{1,2}\1\d{4}(?!\d|\.\d)/g;

const form = (body: string): RegExp => new RegExp(`${WEEKDAY}(${body})${TIME}`, 'giu');
const DAY_FORMS = [
  form(String.raw`(?<![\d.])${YEAR}([-/.\u2010-\u2014])\d{1,2}\2\d{1,2}(?!\d|\.\d)`),
  form(String.raw`(?<![\p{L}\d])${NAME},?[\s-]+${DAY}(?:\s*,\s*|\s+|-)${YEAR}`),
  form(String.raw`(?<![\p{L}\d.])${DAY}(?:\s+(?:of|de)\s+|\s+|-)${NAME},?(?:\s+(?:de\s+|del\s+)?|-)${YEAR}`),
  form(String.raw`(?<![\p{L}\d.])\d{1,2}([-/])${NAME}\2(?:\d{2}|\d{4})(?!\d)`),
  form(String.raw`(?<![\d.])${YEAR}[\s/,-]+${NAME}[\s/-]+${DAY}(?!\d)`),
  form(String.raw`${YEAR}\s*[年년]\s*\d{1,2}\s*[月월]\s*\d{1,2}\s*[日일]`),
  form(NUMERIC.source.replaceAll(String.raw`\1`, String.raw`\2`)),
  new RegExp(String.raw`${WEEKDAY}()(${NAME}\s+\d{1,2})\s+${CLOCK}\s+(${YEAR})`, 'giu'),
];
const MONTH_FORMS = [
  new RegExp(String.raw`(?<![\p{L}\d])(${NAME}(?:,| of| de)?\s+${YEAR})`, 'giu'),
  /(?<![\d./-])((?:19|20)\d{2}-(?:0[1-9]|1[0-2]))(?![-\d]|\.\d)/g,
];

function collect(text: string, forms: RegExp[], read: (written: string) => Read | null): WrittenDate[] {
  const found: WrittenDate[] = [];
  /** Marks what a date stands on. */
  const taken = new Uint8Array(text.length);
  for (const pattern of forms) {
    for (const hit of text.matchAll(pattern)) {
      const written = hit[3] && hit[1] === '' ? [hit[2] ?? '', hit[3]] : [hit[1] ?? hit[0]];
      const [start, end] = [hit.index, hit.index + hit[0].trimEnd().length];
      if (taken.subarray(start, end).includes(1)) continue;
      const date = read(written.join(' '));
      if (!date) continue;
      taken.fill(1, start, end);
      found.push({ start, end, written, ...date });
    }
  }
  return found;
}

type Read = Pick<WrittenDate, 'iso' | 'isAmbiguous'>;

function dayOf(written: string, order: DayOrder): Read | null {
  const days = readDays(written).filter(({ iso }) => iso >= '1970' && iso < '2100');
  const day = days.find((one) => one.order === order) ?? days[0];
  return day ? { iso: day.iso, isAmbiguous: day.order !== undefined } : null;
}

function monthOf(written: string): Read | null {
  const [iso] = readMonths(written);
  return iso ? { iso, isAmbiguous: false } : null;
}
