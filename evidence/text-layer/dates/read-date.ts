import { cueList } from '../../cue-list.ts';
import { findMonth } from './month-names.ts';

/** How a numeric date with slashes is read where both readings are possible. */
export type DateOrder = 'day-first' | 'month-first';

export interface FoundDate {
  /** ISO 8601 date, or date-time where the text gives one. */
  iso: string;
  start: number;
  end: number;
}

const WORD = String.raw`[\p{L}\p{M}]{2,14}\.?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const JOIN = String.raw`(?:\s{0,3}(?:\bde\b|\bdel\b|\bof\b|\bd['’])\s{0,3})?`;
const DATE = cueList(
  String.raw`
    (?<![\d.])(?<iso>${YEAR}-(?:0\d|1[0-2])-(?:0\d|1\d|2\d|3[01])(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?)(?!\d)
    (?<![\d./])(?<year1>${YEAR})(?:年|년|[./]|\s?-\s?)\s?(?<month1>0?[1-9]|1[0-2])(?:月|월|[./]|\s?-\s?)\s?(?<day1>${DAY})(?:日|일)?(?!\d|\.\d)
    (?<![\d\p{L}])(?<day2>${DAY})(?:st|nd|rd|th|er|[.ºª°])?[\s-]{0,3}${JOIN}\s{0,3}(?<name2>${WORD})[\s,-]{0,3}${JOIN}\s{0,3}(?<year2>${YEAR})(?!\d)
    (?<![\p{L}\p{M}])(?<name3>${WORD})\s{1,3}(?<day3>${DAY})(?:st|nd|rd|th)?(?:\s{0,3},\s{0,3}|\s{1,3})(?<year3>${YEAR})(?!\d)
    (?<![\p{L}\p{M}])(?<name6>${WORD})\s{1,3}(?<day6>${DAY})\s{1,3}\d{2}:\d{2}(?::\d{2})?\s(?:[\w+:-]{1,9}\s)?(?<year6>${YEAR})(?!\d)
    (?<!\d)(?<year4>${YEAR})[.,]?\s{1,3}(?:m\.\s{1,3})?(?<name4>${WORD})\s{1,3}(?<day4>${DAY})(?!\d)
    (?<![\d./])(?<first5>\d{1,2})(?<mark5>[./-])\s?(?<second5>\d{1,2})\k<mark5>\s?(?<year5>${YEAR})(?!\d|\.\d)
  `,
  { flags: 'giu' },
);

/** What every date has; most texts have none. */
const HAS_YEAR = new RegExp(YEAR);

/** All dates with day, month and year that a text states, in order. Month names of the languages of `month-names.ts`; CJK and Korean by their marks. */
export function* findDates(text: string, order: DateOrder): Generator<FoundDate> {
  if (!HAS_YEAR.test(text)) return;
  for (const match of text.matchAll(DATE)) {
    const iso = readMatch(match.groups ?? {}, order);
    if (iso !== null) yield { iso, start: match.index, end: match.index + match[0].length };
  }
}

/**
 * The date that a text such as an attribute or a dateline states, as ISO 8601; null where it states none, or no whole one. Takes Unix times and
 * RFC 822 too.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 400) return null;
  if (/^1\d{9}(?:\d{3})?$/.test(trimmed))
    return new Date(Number(trimmed) * (trimmed.length === 10 ? 1_000 : 1)).toISOString();
  const compact =
    /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:T?(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{4})?)?$/.exec(trimmed);
  if (compact) return buildIso(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const mail =
    /^(?:\p{L}{2,4},?\s+)?\d{1,2}\s+\p{L}{3}\s+\d{4}\s+\d{2}:\d{2}(?::\d{2})?\s*(?:GMT|UTC?|Z|[+-]\d{4})$/u.test(
      trimmed,
    )
      ? Date.parse(trimmed)
      : Number.NaN;
  if (!Number.isNaN(mail)) return new Date(mail).toISOString();
  for (const found of findDates(trimmed, order)) return found.iso;
  return null;
}

function readMatch(groups: Record<string, string | undefined>, order: DateOrder): string | null {
  if (groups.iso) return normalIso(groups.iso);
  if (groups.year1) return buildIso(Number(groups.year1), Number(groups.month1), Number(groups.day1));
  for (const at of ['2', '3', '4', '6']) {
    const name = groups[`name${at}`];
    const month = name === undefined ? undefined : findMonth(name);
    if (month !== undefined) return buildIso(Number(groups[`year${at}`]), month, Number(groups[`day${at}`]));
  }
  if (!groups.year5) return null;
  const [first, second] = [Number(groups.first5), Number(groups.second5)];
  const isDayFirst = second > 12 ? false : first > 12 || groups.mark5 === '.' || order === 'day-first';
  return buildIso(Number(groups.year5), isDayFirst ? second : first, isDayFirst ? first : second);
}

function normalIso(text: string): string | null {
  const [, date = '', time = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([\d:.,]+)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text) ?? [];
  const [year, month, day] = date.split('-').map(Number);
  if (buildIso(year ?? 0, month ?? 0, day ?? 0) === null) return null;
  if (time === '') return date;
  return `${date}T${time.replace(',', '.')}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`;
}

/** In each month of a year that is no leap year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function buildIso(year: number, month: number, day: number): string | null {
  const most = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : DAYS[month - 1];
  if (most === undefined || !(day >= 1 && day <= most)) return null;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
