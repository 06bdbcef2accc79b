import { readDays } from '../../../evidence/read-date.ts';

/** Until when a quote holds: a day, or a number of days from its date. */
export interface Validity {
  words: string;
  /** ISO day after which the prices no longer hold; null where the quote gives days and no date to count from. */
  until: string | null;
}

const CUE = /\b(?:valid|validity|good|firm|expir\w+|hold|held|honou?red|in effect|effective|guaranteed|binding|gültig|bindefrist|valable|valide|valid[ao]|validité|geldig)\b/i;
const SPAN = /(?<![\w.$])(\d{1,3})[\s-]*(days?|calendar days?|tage?n?|jours?|giorni|d[ií]as|dagen|weeks?|wochen?|semaines?|months?|monate?)\b/i;

/** Reads a statement about how long prices hold, or null. `quoteDate` and `today` are ISO days. */
export function readValidity(statement: string, quoteDate: string | null, order: 'day-first' | 'month-first'): Validity | null {
  const cue = CUE.exec(statement);
  if (!cue || /\blead|deliver|warrant/i.test(statement.slice(Math.max(0, cue.index - 30), cue.index))) return null;
  const words = statement.trim();
  const day = pickDay(statement.slice(Math.max(0, cue.index - 12)), order);
  if (day) return { words, until: day };
  const span = SPAN.exec(statement.slice(cue.index)) ?? SPAN.exec(statement);
  if (!span) return /\b(?:today only|end of (?:the )?day)\b/i.test(statement) && quoteDate ? { words, until: quoteDate } : null;
  if (!quoteDate) return { words, until: null };
  const at = new Date(`${quoteDate}T12:00:00Z`);
  const [count, unit] = [Number(span[1]), span[2] ?? ''];
  if (/^mon/i.test(unit)) at.setUTCMonth(at.getUTCMonth() + count);
  else at.setUTCDate(at.getUTCDate() + count * (/^w|^semaine/i.test(unit) ? 7 : 1));
  return { words, until: at.toISOString().slice(0, 10) };
}

/** The date that a quote bears: labelled as one, else the first in its head. */
export function readQuoteDate(text: string, order: 'day-first' | 'month-first'): string | null {
  const labelled = /\b(?:date|dated|datum|quote date|data|fecha|issued)\b\s*[:.]?\s*(.{6,30})/i.exec(text)?.[1];
  const head = text.split('\n').slice(0, 6).filter((line) => !CUE.test(line) && !/\b(?:deliver|ship|need|due|by)\b/i.test(line)).join('\n');
  return (labelled ? pickDay(labelled, order) : null) ?? pickDay(head, order);
}

/** The first day of a text in the order in which its vendor writes dates. */
export function pickDay(text: string, order: 'day-first' | 'month-first'): string | null {
  const days = readDays(text);
  const first = days.find((day) => !day.order || day.order === order) ?? days[0];
  return first?.iso ?? null;
}
