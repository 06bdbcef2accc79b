import { readDays } from '../../../evidence/read-date.ts';
import { anyOf } from '../../reading/phrases.ts';
import { WEEKS_OF_THE_YEAR } from '../../reading/vocabulary/time-words.ts';

/** A day by which goods ship or arrive; a calendar week ends on its Friday. */
export function dateOf(text: string, today: string): { days: number } | null {
  const week = WEEK_OF_YEAR.exec(text);
  const whole = readDays(text)
    .filter(({ order }) => order !== 'day-first')
    .map(({ iso }) => iso);
  const short = [...text.matchAll(/(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/])/g)].at(-1);
  const named = NAMED_DAY.exec(text);
  const iso =
    whole.at(-1) ??
    (short ? nextDay(Number(short[1]), Number(short[2]), today) : null) ??
    (named
      ? nextDay(MONTHS.indexOf((named[1] ?? named[4] ?? '').toLowerCase()) + 1, Number(named[2] ?? named[3]), today)
      : null) ??
    (week ? fridayOfWeek(Number(week[1]), week[2], today) : null);
  if (!iso) return null;
  const days = Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  return days >= 0 && days < 1000 ? { days } : null;
}

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
