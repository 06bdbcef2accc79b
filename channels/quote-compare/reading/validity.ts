import type { DecimalMark } from '../../reading/numerals.ts';
import { cueList } from '../../reading/cue-list.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { END_OF_MONTH } from '../../reading/vocabulary/deadline-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { PRICE_KEPT } from '../../reading/vocabulary/price-condition-words.ts';
import { ENDS, HOLDS, OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import { dayAbroad } from '../brief/deadline-abroad.ts';
import { readDays, readMonths } from '../../../evidence/read-date.ts';
import type { DayOrder } from '../../../evidence/read-date.ts';

/** Until when a quote holds: a day, or a number of days from its date. */
export interface Validity {
  words: string;
  /** ISO day after which the prices no longer hold; null where the quote gives days and no date to count from. */
  until: string | null;
  /** Words of the day that `until` is or is counted from, and the days counted. */
  dayWords: string | null;
  days: number;
  /** The day of the quote, of which it is the next such day, where its words name no year. */
  after?: QuoteDay;
}

/** "Valid until", "gültig bis", and "this offer ends Nov 27"; "la Vostra scadenza" is the buyer's day. */
const CUE = new RegExp(
  `(?<![\\p{L}\\d])(?<!(?:your|ihre[mnr]?|votre|su|vuestra|vostra|sua|tua|uw|jullie|vossa|wasz\\p{L}{0,2}|państwa)\\s)(?:${anyOf(HOLDS)}|${anyOf(PRICE_KEPT)}|${anyOf(OFFER_WORDS)}\\s(?:[^\\s.;]+\\s){0,3}?${anyOf(ENDS)})(?!\\p{L})(?! (?:du|de|del|van|z)\\s\\d|(?<!wa[żz]n\\p{L}{0,3}|obowi[ąa]zuj[eąa]) do\\s\\d)`,
  'iu',
);
const SPAN = cueList(
  String.raw`
    days?|calendar days?|tage?n?|jours?|giorni|d[ií]as|dias|dagen|dni|dagar|dage|weeks?|wochen?|semaines?|weken
    settimane|semanas|veckor|months?|monate?n?|mois|mesi|meses|maanden|månader
  `,
  { before: String.raw`(?<![\w.$])(?<count>\d{1,3})[\s-]*(?<unit>`, after: String.raw`)(?!\p{L})`, flags: 'iu' },
);

/** Reads a statement about how long prices hold, or null. `dated` is the day that the quote bears, `today` the day on which it is read. */
export function readValidity(
  statement: string,
  dated: QuoteDay | null,
  order: DayOrder,
  today: string | null = null,
): Validity | null {
  const cue = CUE.exec(withoutVersions(statement));
  if (!cue || /\blead|deliver|warrant/i.test(statement.slice(Math.max(0, cue.index - 30), cue.index))) return null;
  const words = statement.trim();
  const behind = statement.slice(cue.index);
  const counted = FROM_DAY.exec(behind);
  const begins = counted ? pickDay(behind.slice(counted.index), order) : null;
  // A day before the cue is that of the quote where a later day or a span says how long it holds.
  const day = begins
    ? null
    : (endOfTime(behind) ??
      // "Devis du 06/11/2026 valable jusqu'au 20/11/2026": the day behind the cue, not one within it.
      pickDay(behind.slice(cue[0].length), order) ??
      pickDay(behind, order) ??
      (SPAN.test(behind) ? null : pickDay(statement.slice(Math.max(0, cue.index - 12)), order)));
  if (day) return { words, until: day, dayWords: words, days: 0 };
  const near = dated?.iso ?? (today === null ? null : daysBefore(today, MOST_PAST));
  const ahead = statement.slice(Math.max(0, cue.index - 28), cue.index);
  const short =
    begins || near === null
      ? null
      : (dayOfNoYear(behind.slice(cue[0].length), near) ?? (UNTIL.test(ahead) ? dayOfNoYear(ahead, near) : null));
  if (short) return { words, until: short.iso, dayWords: short.words, days: 0, ...(dated && { after: dated }) };
  // "Levertijd 10 dagen, aanbod 60 dagen geldig": of several spans before the cue the nearest.
  const span = SPAN.exec(statement.slice(cue.index)) ?? lastSpan(statement.slice(0, cue.index));
  // "Nov 12, good for 30 days" counts from its own day.
  const own = begins ?? (span ? pickDay(statement.slice(0, cue.index), order) : null);
  const quoteDate = own ? { iso: own, words } : dated;
  if (!span)
    return /\b(?:today only|end of (?:the )?day)\b/i.test(statement) && quoteDate
      ? { words, until: quoteDate.iso, dayWords: quoteDate.words, days: 0 }
      : null;
  if (!quoteDate) return { words, until: null, dayWords: null, days: 0 };
  const at = new Date(`${quoteDate.iso}T12:00:00Z`);
  const [count, unit] = [Number(span.groups?.count), span.groups?.unit ?? ''];
  if (/^(?:mo|mes|maa|må)/i.test(unit)) at.setUTCMonth(at.getUTCMonth() + count);
  else at.setUTCDate(at.getUTCDate() + count * (/^(?:w|sem|set|veck)/i.test(unit) ? 7 : 1));
  const until = at.toISOString().slice(0, 10);
  return {
    words,
    until,
    dayWords: quoteDate.words,
    days: Math.round((Date.parse(until) - Date.parse(quoteDate.iso)) / 86_400_000),
  };
}

/** "Tot en met 31 oktober", "until November 30", "do końca grudnia": a day without its year, right behind the words, as the first such day from another on. */
export function dayOfNoYear(behind: string, from: string): QuoteDay | null {
  const { day, day2, month, month2, last } = SHORT_DAY.exec(behind)?.groups ?? {};
  const words = last ?? (day2 === undefined ? `${day} ${month}` : `${day2} ${month2}`);
  const iso = last === undefined && (day ?? day2) === undefined ? null : dayAbroad(words, from);
  return iso === null ? null : { iso, words };
}
const MONTH = `(?:${MONTH_NAMES.replaceAll(' ', '|')})(?![\\p{L}\\d])`;
const SHORT_DAY = new RegExp(
  `^[^\\d,;]{0,28}?(?:(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?\\s(?:of |de |di )?(?<month>${MONTH})|(?<month2>${MONTH})\\s(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.,])|(?<last>${anyOf(END_OF_MONTH)}\\s${MONTH}))(?!,?\\s(?:de |del )?\\d{4})`,
  'iu',
);
const UNTIL = phrasePattern(ENDS);
/** A day without a year that is further back is to come. */
const MOST_PAST = 92;
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);

/** What leads to the day of a document. */
const DATE_WORDS = {
  en: 'date|dated',
  de: 'datum|vom',
  fr: 'date|du|en date du',
  es: 'fecha|de fecha|del|de',
  it: 'data|in data|del',
  nl: 'datum|van',
  pt: 'data|de',
  pl: 'data|z dnia',
} as const;

/** "Presupuesto 204/27 bis   Fecha: 12/03": which version of the document it is, and no last day. */
const withoutVersions = (statement: string): string => statement.replace(VERSION, ({ length }) => ' '.repeat(length));
const VERSION = new RegExp(
  String.raw`(?<=\d[-/ ]{0,2})(?:bis|ter)(?=\s{2,}|\s*(?:$|[,;|(–-])|\s+(?:${anyOf(DATE_WORDS)})(?!\p{L}))`,
  'giu',
);

const lastSpan = (text: string): RegExpExecArray | null => [...text.matchAll(SPANS)].at(-1) ?? null;
const SPANS = new RegExp(SPAN.source, 'giu');

/** "Valid 60 days from 18/11/2026": the day that a span is counted from, not the last one. */
const FROM_DAY =
  /(?<=\p{L}\s+)(?:from|since|after|ab|seit|vom|depuis|à compter du|à partir du|desde|a partir d[eo]|dal|da|vanaf|od)\s+(?:the\s+)?(?=\d|\p{L}{3,9}\.?\s\d)/iu;

/** The last day of "the end of Q3 2026" or "end of March 2027", or null. */
function endOfTime(text: string): string | null {
  const quarter = /\b(?:end of|through|until|till|to) (?:the )?(?:end of )?Q([1-4])[ ,/-]*(20\d\d)\b/i.exec(text);
  const month = /\bend of (?:the )?(?=\p{L}{3,9} 20\d\d)/iu.exec(text);
  const [named] = month ? readMonths(text.slice(month.index)) : [];
  const last = quarter ? `${quarter[2]}-${String(Number(quarter[1]) * 3).padStart(2, '0')}` : named;
  if (last === undefined) return null;
  const at = new Date(`${last}-01T12:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + 1, 0);
  return at.toISOString().slice(0, 10);
}

/** The day that a quote bears, with the line it stands in. */
export interface QuoteDay {
  iso: string;
  words: string;
}

/** The date that a quote bears: labelled as one, else the first in its head. */
export function readQuoteDate(text: string, order: DayOrder): QuoteDay | null {
  const lines = text.split(/\n|\t|\s{3,}|\s*\|\s*|(?<=\d{4})\s{2,}/).map((line) => line.trim());
  const labelled = lines.find(
    (line) =>
      /\b(?:date|dated|datum|data|fecha|issued)\b/i.test(line) &&
      !CUE.test(line) &&
      !/\b(?:deliver|ship|need|due)/i.test(line) &&
      pickDay(line, order),
  );
  const head = lines
    .slice(0, 6)
    .find((line) => !CUE.test(line) && !/\b(?:deliver|ship|need|due|by)\b/i.test(line) && pickDay(line, order));
  const words = labelled ?? head;
  const iso = words ? pickDay(words, order) : null;
  return words && iso ? { iso, words } : null;
}

/**
 * How a quote writes days: as those of its own that can be read one way only; else the day first where it has a decimal comma, or dates with stops;
 * else as the texts `around` it do.
 */
export function dayOrderOf(text: string, mark: DecimalMark, around: DayOrder | null = null): DayOrder {
  const own = shownDayOrder(text);
  if (own) return own;
  return mark === ',' || /\d{1,2}\.\d{1,2}\.\d{4}/.test(text) ? 'day-first' : (around ?? 'month-first');
}

/** How a text writes days with slashes, by those whose day is no month; null where none is, or they differ. */
export function shownDayOrder(text: string): DayOrder | null {
  const orders = new Set(
    Array.from(text.matchAll(SLASHED), ([, first, second]): DayOrder | null =>
      Number(first) > 12 && Number(second) <= 12
        ? 'day-first'
        : Number(second) > 12 && Number(first) <= 12
          ? 'month-first'
          : null,
    ),
  );
  orders.delete(null);
  const [only = null, ...others] = orders;
  return others.length > 0 ? null : only;
}
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:20)?\d{2}(?![\d/])/g;

/** The first day of a text in the order in which its vendor writes dates. */
export function pickDay(text: string, order: DayOrder): string | null {
  // "7-14-26": dates with hyphens are written like those with slashes.
  const days = readDays(text.replace(/(?<![\d/-])(\d{1,2})-(\d{1,2})-(\d{2})(?![\d/-])/g, '$1/$2/$3'));
  const first = days.find((day) => !day.order || day.order === order) ?? days[0];
  return first?.iso ?? null;
}
