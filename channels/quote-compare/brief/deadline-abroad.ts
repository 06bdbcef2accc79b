import { readDays } from '../../../evidence/read-date.ts';
import { parseNumberWord, numberWords } from '../../reading/number-words.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import {
  BY_A_DAY,
  DAYS_OF_WEEK,
  DAY_OF_ANOTHER,
  END_OF_MONTH,
  WITHIN_A_TIME,
} from '../../reading/vocabulary/deadline-words.ts';
import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';
import { workingDays } from '../reading/lead-time.ts';
import { END_OF_PERIOD, endOfPeriod } from './end-of-period.ts';
import type { Stated } from './stated.ts';

const MONTH = `(?:${MONTH_NAMES.replaceAll(' ', '|')})`;
/** In figures with a year, or with two digits for both; in words with or without one; the end of a month. */
const DAY = [
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)`,
  String.raw`\d{2}[./-]\d{2}[.]?(?![\d.,]|\s?(?:€|zł|eur|pln|chf|m|kg|mm|cm|l|h|uhr)(?!\p{L}))`,
  String.raw`\d{1,2}(?:\.|º|er|ro)?\s+(?:de\s+)?${MONTH}(?:\s+(?:de\s+)?\d{4})?`,
  END_OF_PERIOD,
  String.raw`${anyOf(END_OF_MONTH)}\s+${MONTH}(?:\s+(?:de\s+)?\d{4})?`,
].join('|');
const BY = new RegExp(
  `(?<!\\p{L})${anyOf(BY_A_DAY)}\\s*:?\\s*(?:(?:am|den|dem|zum|le|la|el|il|al|dia|dnia|op|de)\\s+)?(?:${anyOf(DAYS_OF_WEEK)}[.,]?\\s+(?:(?:den|dem|le|el|il|dia|de)\\s+)?)?(?<day>${DAY})`,
  'giu',
);
const KINDS = (['working day', 'day', 'week', 'month'] as const).map(
  (kind) => [kind, new RegExp(`^(?:${anyWord(Object.values(TIME_UNITS[kind]).join(','))})$`, 'iu')] as const,
);
const UNIT = anyWord(KINDS.flatMap(([kind]) => Object.values(TIME_UNITS[kind])).join(','));
const WITHIN = new RegExp(
  `(?<!\\p{L})${anyOf(WITHIN_A_TIME)}\\s+(?<count>\\d{1,3}|${numberWords({ most: 20 })})\\s+(?<unit>${UNIT})(?!\\p{L})`,
  'giu',
);
const OTHER = phrasePattern(DAY_OF_ANOTHER);
/** Characters before it that can say what else the day is for. */
const MOST_BEFORE = 32;

/** Whether the words right before a day say that it is one for an answer, an order or the prices. */
export const isDayOfAnother = (before: string): boolean =>
  OTHER.test(
    before
      .slice(-MOST_BEFORE)
      .split(/[.!?;\n](?:\s|$)|,\s/)
      .at(-1) ?? '',
  );

/** The day by which things have to be there, said in another language than English, counted from `today`; null where none is said. */
export function readDeadlineAbroad(brief: string, today: string): Stated<string> | null {
  for (const hit of [...brief.matchAll(BY), ...brief.matchAll(WITHIN)].toSorted((a, b) => a.index - b.index)) {
    if (isDayOfAnother(brief.slice(0, hit.index))) continue;
    const { day, count, unit = '' } = hit.groups ?? {};
    const value = day === undefined ? after(today, count ?? '', unit) : dayAbroad(day, today);
    if (value) return { value, words: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}

/** A day that stands before its month; without a year the next such day from `today` on. */
export function dayAbroad(words: string, today: string): string | null {
  const period = endOfPeriod(words, new Date(`${today}T12:00:00Z`));
  if (period) return period;
  const year = Number(today.slice(0, 4));
  const ending = new RegExp(`^${anyOf(END_OF_MONTH)}\\s+`, 'iu').exec(words)?.[0];
  const plain = words.slice(ending?.length ?? 0).replace(/[.]$/, '');
  const whole = (text: string): string | null =>
    readDays(ending === undefined ? text : `1 ${text}`).find(({ order }) => order !== 'month-first')?.iso ?? null;
  const isWritten = /\d{4}$|[./-]\d{2}[./-]\d{2}$|\d[./-]\d{1,2}[./-]\d{2}$/.test(plain);
  const link = /^\d{2}([./-])\d{2}$/.exec(plain)?.[1] ?? ' ';
  const found = isWritten
    ? whole(plain)
    : ([year, year + 1].map((own) => whole(`${plain}${link}${own}`)).find((iso) => iso !== null && iso >= today) ??
      null);
  return found === null || ending === undefined ? found : endOf(found);
}

function endOf(iso: string): string {
  const at = new Date(`${iso}T12:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}

function after(today: string, count: string, unit: string): string | null {
  const kind = KINDS.find(([, pattern]) => pattern.test(unit))?.[0];
  const number = parseNumberWord(count) ?? Number(count);
  if (kind === undefined || !(number > 0)) return null;
  const at = new Date(`${today}T12:00:00Z`);
  if (kind === 'month') at.setUTCMonth(at.getUTCMonth() + number);
  else if (kind === 'working day') at.setUTCDate(at.getUTCDate() + workingDays(number, { today, isKnown: true }));
  else at.setUTCDate(at.getUTCDate() + number * (kind === 'week' ? 7 : 1));
  return at.toISOString().slice(0, 10);
}
