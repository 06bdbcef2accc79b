import { daysOf, type NamedDate, readDates } from '../../read-dates.ts';
import { TO } from './age-meaning.ts';

/** "Your child's age on September 1, 2026", "must be 5 by August 31, 2026", "as of July 31, 2026". */
const COUNTS =
  /\b(?:ages?|aged|years? old|must be \d{1,2}|must have turned \d{1,2}|turns? \d{1,2}|birthday)\b[^.;!?\n]{0,60}?\b(?:as of|on|by|before|at)\s+(?:the )?$/i;
const AS_OF = /\bas of\s+(?:the )?$/i;
/** A day of something else in a sentence that names ages too. */
const OTHER =
  /\b(?:regist\w+|sign|enrol\w*|deadline|fees?|discount|early|pay\w*|starts?|begins?|opens?|closes?|born)\b/i;
const LONGEST = 120;

/** The day (ISO 8601) on which the ages of a page count, where it names one and no other. */
export function readCutoff(text: string): string | null {
  const dates = readDates(text);
  const days = dates.flatMap((date) => {
    const year = date.year ?? yearElsewhere(date, dates, text);
    if (year === null || date.day === null) return [];
    const before = text.slice(Math.max(0, date.start - LONGEST), date.start);
    const sentence = before.slice(Math.max(...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark))) + 1);
    const isCutoff = (COUNTS.test(sentence) || AS_OF.test(sentence)) && !OTHER.test(sentence);
    return isCutoff ? [daysOf(date, year).from] : [];
  });
  const distinct = [...new Set(days)];
  if (distinct.length > 0) return distinct.length === 1 ? (distinct[0] ?? null) : null;
  return FIRST_DAY.test(text) ? firstDay(text) : null;
}

/** "January 16 to March 6, 2027 … your age on January 16": the year that the same day has elsewhere, or the day on which its range ends. */
function yearElsewhere({ month, day }: NamedDate, dates: readonly NamedDate[], text: string): number | null {
  const years = dates.flatMap((other, at) => {
    const next = dates[at + 1];
    if (other.month !== month || other.day !== day) return [];
    const isRange = next !== undefined && IN_RANGE.test(text.slice(other.end, next.start));
    return other.year ?? (isRange && next.year !== null ? next.year - Number(next.month < month) : []);
  });
  return new Set(years).size === 1 ? (years[0] ?? null) : null;
}
const IN_RANGE = new RegExp(`^${TO}$`, 'iu');

/** "What counts is your child's age on the first day of class." */
const FIRST_DAY =
  /\b(?:ages?|aged|years? old|turned)\b[^.;!?\n]{0,40}\b(?:on|by|as of) the (?:first day|start|beginning)(?! of (?:the )?(?:school|month|year))/i;
const STARTS =
  /\b(?:from|starts?|starting|begins?|beginning|first (?:class|day|session))(?: is| on| in|:)? (?:\p{L}+day,? )?$/iu;
const MOST_APART_DAYS = 45;

/** The first of the days on which the page says that something starts, where they lie close together and it names one year. */
function firstDay(text: string): string | null {
  const years = new Set(text.match(/\b20[2-9]\d\b/g));
  const [year] = years;
  const days = readDates(text)
    .filter(({ start, day }) => day !== null && STARTS.test(text.slice(Math.max(0, start - 40), start)))
    .flatMap((date) =>
      (date.year ?? (years.size === 1 && year)) ? [daysOf(date, date.year ?? Number(year)).from] : [],
    )
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return Date.parse(last) - Date.parse(first) <= MOST_APART_DAYS * 86_400_000 ? first : null;
}
