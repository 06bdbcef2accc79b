import type { TextSpan } from '../reading/span.ts';
import { BELOW_HUNDRED, parseCountWord } from '../reading/count-words.ts';
import { numberWords, parseNumberWord } from '../reading/number-words.ts';
import { NTH, parseNth } from './brief/number-words.ts';

/** A day, or a month, as a brief or a page names it. */
export interface NamedDate extends TextSpan {
  /** Null where it goes without saying. */
  year: number | null;
  /** 1 to 12. */
  month: number;
  day: number | null;
}

/** The months from January to December in each language; short forms are their first three or four letters in English and German. */
const MONTHS = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sept oct nov dec',
  'jan feb mär apr mai juni juli aug sep okt nov dez',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
];
const NUMBERS = new Map(MONTHS.flatMap((names) => names.split(' ').map((name, index) => [name, index + 1] as const)));
const NAME = `(?:${[...NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})\\.?`;
const DAY = `(?:\\d{1,2}[.º]?(?!\\p{L}|\\d)|${NTH})`;
/** "Two thousand eighteen", "twenty eighteen", "deux mille dix-huit". */
const THOUSANDS =
  'two thousand(?: and)?|twenty(?= (?:\\p{L}{1,7}teen|twelve|eleven|ten|twenty))|zweitausend(?:und)?|deux mille|dos mil|duemila|dois mil(?: e)?|tweeduizend(?:en)?|dwa tysiące';
const IN_WORDS = `(?:${THOUSANDS})[\\s-]?(?:${BELOW_HUNDRED}|${numberWords({ most: 39 })})(?!\\p{L})`;
const YEAR_FIGURE = '(?:19|20)\\d\\d';
const YEAR = `(?:${YEAR_FIGURE}|${IN_WORDS})`;
const OF = '(?:of |de |del |di )?';

const DATE = new RegExp(
  `(?<![\\p{L}\\d./-])(?:${[
    `(?<isoYear>${YEAR_FIGURE})-(?<isoMonth>\\d\\d?)-(?<isoDay>\\d\\d?)(?!\\d)`,
    `(?<first>\\d\\d?)/(?<second>\\d\\d?)/(?<slashYear>${YEAR_FIGURE}|\\d\\d)(?!\\d)`,
    `(?<dotDay>\\d\\d?)\\.\\s?(?<dotMonth>\\d\\d?)\\.\\s?(?<dotYear>${YEAR_FIGURE})(?!\\d)`,
    `(?<fusedDay>\\d\\d?)-?(?<fusedName>\\p{L}{3})-?(?<fusedYear>${YEAR_FIGURE})(?!\\d)`,
    `(?<dayBefore>${DAY})\\s+${OF}(?<nameAfter>${NAME})(?:,?\\s*${OF}(?<yearAfter>${YEAR})(?!\\d))?`,
    `(?<!(?<!\\p{L})(?:im|en|em) )(?<nameFirst>${NAME})\\s+(?:the )?(?<dayAfter>${DAY})(?![\\d:]|\\s?[ap]\\.?m)(?:,?\\s*(?<yearLast>${YEAR})(?!\\d))?`,
    `(?<nameAlone>${NAME}),?\\s+${OF}(?<yearOnly>${YEAR})(?!\\d)`,
    `(?<=(?<!\\p{L})(?:in|this|next|last|since|a|ad|w) )(?<month>${NAME})(?!\\s\\d)`,
    `(?<=(?<!\\p{L})(?:im|en|em) )(?<monthElsewhere>${NAME})`,
  ].join('|')})`,
  'giu',
);

/** Days and months that a text names, in order. A date of three figures is read month first, as in the United States, unless that is no month. */
export function readDates(text: string): NamedDate[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const { year, month, day } = valuesOf(match.groups ?? {});
    if (VERBS.test(match[0])) return [];
    const isOne = month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31));
    return isOne ? [{ start: match.index, end: match.index + match[0].length, year, month, day }] : [];
  });
}

/** "The 6 may be too small", "we march 5 miles". */
const VERBS = /^(?:\d{1,2} )?(?:may|march|mar)(?: \d{1,2})?$/;

function valuesOf(found: Record<string, string | undefined>): {
  year: number | null;
  month: number;
  day: number | null;
} {
  if (found['isoYear']) return numbers(found['isoYear'], found['isoMonth'], found['isoDay']);
  if (found['dotYear']) return numbers(found['dotYear'], found['dotMonth'], found['dotDay']);
  const { slashYear, first, second } = found;
  if (slashYear) {
    const year = slashYear.length === 2 ? `20${slashYear}` : slashYear;
    return Number(first) > 12 ? numbers(year, second, first) : numbers(year, first, second);
  }
  const name =
    found['fusedName'] ??
    found['nameAfter'] ??
    found['nameFirst'] ??
    found['nameAlone'] ??
    found['month'] ??
    found['monthElsewhere'] ??
    '';
  const day = found['fusedDay'] ?? found['dayBefore'] ?? found['dayAfter'];
  const year = found['fusedYear'] ?? found['yearAfter'] ?? found['yearLast'] ?? found['yearOnly'];
  return {
    year: year === undefined ? null : toYear(year),
    month: NUMBERS.get(name.toLowerCase().replace('.', '')) ?? 0,
    day: day === undefined ? null : parseNth(day),
  };
}

function toYear(words: string): number {
  const rest = words.replace(new RegExp(`^(?:${THOUSANDS})[\\s-]?`, 'iu'), '');
  return /^\d/.test(words) ? Number(words) : 2000 + (parseCountWord(rest) ?? parseNumberWord(rest) ?? Number.NaN);
}

const numbers = (year = '', month = '', day = ''): { year: number; month: number; day: number } => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

/** First and last day (ISO 8601) of what a date leaves open. */
export function daysOf({ month, day }: Pick<NamedDate, 'month' | 'day'>, year: number): { from: string; to: string } {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const iso = (one: number): string => `${year}-${String(month).padStart(2, '0')}-${String(one).padStart(2, '0')}`;
  return { from: iso(Math.min(day ?? 1, last)), to: iso(Math.min(day ?? last, last)) };
}

/** The same day of another month; of the 31st the last, where there is none. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  return daysOf({ month: (at % 12) + 1, day: date }, Math.floor(at / 12)).from;
}

/** The same day of another year; of the 29th of February the 28th, where there is none. */
export const addYears = (day: string, years: number): string => addMonths(day, years * 12);

/** The day after. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** How old somebody born on a day is on another, in years with whole months as their parts. */
export function ageOn(born: string, day: string): number {
  const [year = 0, month = 0, date = 0] = born.slice(0, 10).split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = day.slice(0, 10).split('-').map(Number);
  return ((toYear - year) * 12 + toMonth - month - Number(toDate < date)) / 12;
}

/** Stands for a day or a month that was read. */
export const DATE_MARK = '\u0002';

/** The same text, as long as before, with each date as marks: figures in it are no ages. */
export const markDates = (text: string, dates: readonly NamedDate[]): string =>
  dates.reduce(
    (marked, { start, end }) => marked.slice(0, start) + DATE_MARK.repeat(end - start) + marked.slice(end),
    text,
  );

/** Days that are named with a figure and can be no place. */
export const isFullDate = ({ day, year }: NamedDate): boolean => day !== null || year !== null;
