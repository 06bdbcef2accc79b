import type { DayOrder } from '../../../evidence/read-date.ts';
import { readDays } from '../../../evidence/read-date.ts';
import { anyOf } from '../../reading/phrases.ts';
import { findShortDays } from '../../reading/short-days.ts';
import { DAYS_OF_WEEK, SHORT_DAYS_OF_WEEK, TO_A_DAY } from '../../reading/vocabulary/deadline-words.ts';
import { WEEKS_OF_THE_YEAR } from '../../reading/vocabulary/time-words.ts';

/** A day by which goods ship or arrive; a calendar week ends on its Friday. `order` is how the texts round it write days with slashes. */
export function dateOf(text: string, today: string, order: DayOrder | null = null): { days: number } | null {
  const week = WEEK_OF_YEAR.exec(text);
  const whole = readDays(text)
    .filter(({ order }) => order !== 'day-first')
    .map(({ iso }) => iso);
  const short = [...text.matchAll(/(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/])/g)].at(-1);
  const named = NAMED_DAY.exec(text);
  const [first, second] = [Number(short?.[1]), Number(short?.[2])];
  const isDayFirst = first > 12 || (order === 'day-first' && second <= 12);
  const iso =
    whole.at(-1) ??
    daysAbroad(text, today).at(-1)?.iso ??
    (short ? nextDay(isDayFirst ? second : first, isDayFirst ? first : second, today) : null) ??
    (named
      ? nextDay(MONTHS.indexOf((named[1] ?? named[4] ?? '').toLowerCase()) + 1, Number(named[2] ?? named[3]), today)
      : null) ??
    (week ? fridayOfWeek(Number(week[1]), week[2], today) : null);
  if (!iso) return null;
  const days = Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  return days >= 0 && days < 1000 ? { days } : null;
}

/** Days without a year in other languages: "Mi 2.12.", "3. bis 8. Dezember", "mardi 8 décembre", "5 de diciembre"; none where nobody knows what day it is. */
function daysAbroad(text: string, today: string): { start: number; end: number; iso: string }[] {
  if (today === '') return [];
  const year = Number(today.slice(0, 4));
  const inFigures = findShortDays(text, ',').flatMap(({ start, end, day, month }) => {
    const iso = nextDay(month, day, today);
    return iso === null ? [] : [{ start, end, iso }];
  });
  const inWords = [...text.matchAll(DAY_AND_NAME)].flatMap(({ index, 0: words, 1: day, 2: name }) => {
    const [iso] = [year, year + 1]
      .flatMap((own) => readDays(`${day} ${name} ${own}`).map((found) => found.iso))
      .filter((found) => found >= today);
    return iso === undefined ? [] : [{ start: index, end: index + words.length, iso }];
  });
  const soon = new Date(Date.parse(`${today}T00:00:00Z`) + MOST_AHEAD * 86_400_000).toISOString().slice(0, 10);
  return [...inFigures, ...inWords].filter(({ iso }) => iso < soon).toSorted((a, b) => a.start - b.start);
}
/** A day without a year that would be further ahead is past. */
const MOST_AHEAD = 300;
const DAY_AND_NAME =
  /(?<![\d.,])(\d{1,2})(?:\.|º|er)?\s+(?:de\s+|di\s+)?(\p{L}{3,11})(?![\p{L}\d])(?!\.?,?\s+(?:de\s+|del\s+)?(?:19|20)\d\d)/gu;

/** Whether a day stands alone in its clause, but for its weekday: "…, Do 3.12.", "dinsdag 1 dec". */
export function isDayAlone(text: string, today: string): boolean {
  let bare = text;
  for (const { start, end } of daysAbroad(text, today))
    bare = bare.slice(0, start) + '\u0001'.repeat(end - start) + bare.slice(end);
  return DAY_ALONE.test(bare);
}
const DAY_WORD = `(?:${[DAYS_OF_WEEK, SHORT_DAYS_OF_WEEK, TO_A_DAY].map(anyOf).join('|')})`;
const DAY_ALONE = new RegExp(
  `(?:^|[,;|(–—-]|\\s{2}|[.!]\\s)\\W*(?:${DAY_WORD}[.,]?\\s+){0,3}\u0001+[\\s.]*(?:$|[,;|)–—-]|\\s{2})`,
  'iu',
);

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** A day of a month without a year: `March 3rd`, `3 March`. */
const NAMED_DAY = new RegExp(String.raw`\b${MONTH}\.? ${DAY}\b(?!,? \d{4})|\b${DAY} ${MONTH}\b(?!\.?,? \d{4})`, 'i');
/** "KW 5", "Kalenderwoche 5 (2027)", "semaine 5/2027" */
const WEEK_OF_YEAR = new RegExp(
  `(?<!\\p{L})(?:${anyOf(WEEKS_OF_THE_YEAR)})\\.?\\s*(\\d{1,2})(?!\\d)(?:\\s*[/.(]\\s*(\\d{4}|\\d{2})(?!\\d))?`,
  'iu',
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function nextDay(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  for (const candidate of [year, year + 1]) {
    const iso = `${candidate}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    if (!Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) && iso >= today) return iso;
  }
  return null;
}

/** ISO 8601 week: week 1 holds January 4. */
function fridayOfWeek(week: number, year: string | undefined, today: string): string | null {
  if (week < 1 || week > 53) return null;
  const base = Number(today.slice(0, 4));
  const own = year ? (year.length === 2 ? 2000 + Number(year) : Number(year)) : base;
  const friday = (of: number): string => {
    const fourth = new Date(Date.UTC(of, 0, 4));
    const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000;
    return new Date(monday + ((week - 1) * 7 + 4) * 86_400_000).toISOString().slice(0, 10);
  };
  const iso = friday(own);
  return year || iso >= today ? iso : friday(own + 1);
}
