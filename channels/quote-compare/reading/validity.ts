import type { DecimalMark } from '../../reading/numerals.ts';
import { cueList } from '../../reading/cue-list.ts';
import { anyOf } from '../../reading/phrases.ts';
import { ENDS, HOLDS, OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import { readDays } from '../../../evidence/read-date.ts';

/** Until when a quote holds: a day, or a number of days from its date. */
export interface Validity {
  words: string;
  /** ISO day after which the prices no longer hold; null where the quote gives days and no date to count from. */
  until: string | null;
  /** Words of the day that `until` is or is counted from, and the days counted. */
  dayWords: string | null;
  days: number;
}

/** "Valid until", "gültig bis", and "this offer ends Nov 27". */
const CUE = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(HOLDS)}|${anyOf(OFFER_WORDS)}\\s(?:[^\\s.;]+\\s){0,3}?${anyOf(ENDS)})(?!\\p{L})`,
  'iu',
);
const SPAN = cueList(
  String.raw`
    days?|calendar days?|tage?n?|jours?|giorni|d[ií]as|dias|dagen|dni|dagar|dage|weeks?|wochen?|semaines?|weken
    settimane|semanas|veckor|months?|monate?n?|mois|mesi|meses|maanden|månader
  `,
  { before: String.raw`(?<![\w.$])(?<count>\d{1,3})[\s-]*(?<unit>`, after: String.raw`)(?!\p{L})`, flags: 'iu' },
);

/** Reads a statement about how long prices hold, or null. `quoteDate` is the day it bears. */
export function readValidity(
  statement: string,
  dated: QuoteDay | null,
  order: 'day-first' | 'month-first',
): Validity | null {
  const cue = CUE.exec(statement);
  if (!cue || /\blead|deliver|warrant/i.test(statement.slice(Math.max(0, cue.index - 30), cue.index))) return null;
  const words = statement.trim();
  const behind = statement.slice(cue.index);
  // A day before the cue is that of the quote where a later day or a span says how long it holds.
  const day =
    pickDay(behind, order) ?? (SPAN.test(behind) ? null : pickDay(statement.slice(Math.max(0, cue.index - 12)), order));
  if (day) return { words, until: day, dayWords: words, days: 0 };
  const span = SPAN.exec(statement.slice(cue.index)) ?? SPAN.exec(statement);
  // "Nov 12, good for 30 days" counts from its own day.
  const own = span ? pickDay(statement.slice(0, cue.index), order) : null;
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

/** The day that a quote bears, with the line it stands in. */
export interface QuoteDay {
  iso: string;
  words: string;
}

/** The date that a quote bears: labelled as one, else the first in its head. */
export function readQuoteDate(text: string, order: 'day-first' | 'month-first'): QuoteDay | null {
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

/** How a quote writes days, where nothing else tells: the day first where it has a decimal comma, or dates with stops. */
export const dayOrderOf = (text: string, mark: DecimalMark): 'day-first' | 'month-first' =>
  mark === ',' || /\d{1,2}\.\d{1,2}\.\d{4}/.test(text) ? 'day-first' : 'month-first';

/** The first day of a text in the order in which its vendor writes dates. */
export function pickDay(text: string, order: 'day-first' | 'month-first'): string | null {
  const days = readDays(text);
  const first = days.find((day) => !day.order || day.order === order) ?? days[0];
  return first?.iso ?? null;
}
