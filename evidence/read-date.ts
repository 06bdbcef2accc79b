/** A calendar day as written somewhere. */
export interface WrittenDay {
  iso: string;
  /** Day and month could change places: this is the reading in that order. */
  order?: DayOrder;
  /** A date in numbers that can be read in one order only, and so shows the order of its page. */
  shows?: DayOrder;
}

export type DayOrder = 'day-first' | 'month-first';

/**
 * Every calendar day that a text states in full: day, month and year are all in it. Month names in English, German, French, Spanish,
 * Italian, Portuguese, Dutch and Polish; ISO 8601 and its compact form; year first with any separator; day and month as numbers, read both
 * ways unless one of them is over 12 (dots mean the day comes first); years of two digits as 2000 to 2069 and 1970 to 1999; seconds
 * or milliseconds since 1970 in the form `/Date(…)/`; Japanese and Chinese 年月日, Korean 년월일; a month's name between slashes or
 * hyphens.
 */
export function readDays(text: string): readonly WrittenDay[] {
  if (text.length > LONGEST_KNOWN) return findDays(text);
  const found = known.get(text) ?? findDays(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

/** Short texts that were read lately: a page says the same days over and over, and each is asked for by several. */
const known = new Map<string, readonly WrittenDay[]>();
const MOST_KNOWN = 5_000;
/** A longer string may be a piece that keeps the whole of its page in memory. */
const LONGEST_KNOWN = 12;

function findDays(text: string): WrittenDay[] {
  return FORMS.flatMap(({ pattern, read }) => Array.from(text.matchAll(pattern)).flatMap((hit) => read(hit)));
}

/** Every month with a year that a text states, as YYYY-MM; days within it count. */
export function readMonths(text: string): string[] {
  const named = [...text.matchAll(NAMED_MONTH)].map(([, name = '', year = '']) => `${year}-${pad(monthOf(name))}`);
  const numbers = [...text.matchAll(/(?<!\d)(\d{4})[-/.](0?[1-9]|1[0-2])(?![\d])/g)].map(
    ([, year = '', month = '']) => `${year}-${pad(Number(month))}`,
  );
  const late = [...text.matchAll(/(?<![\d/.-])(0?[1-9]|1[0-2])[-/.](\d{4})(?!\d)/g)].map(
    ([, month = '', year = '']) => `${year}-${pad(Number(month))}`,
  );
  const days = readDays(text).map(({ iso }) => iso.slice(0, 7));
  return [...named, ...numbers, ...late, ...days];
}

const MONTHS = [
  'january jan januar jänner jän janvier janv enero ene gennaio gen janeiro januari styczeń stycznia',
  'february feb februar feber février fevrier févr fevr fév febrero febbraio fevereiro fev februari luty lutego',
  'march mar märz maerz mrz mär mars marzo março maart mrt marzec marca',
  'april apr avril avr abril abr aprile kwiecień kwietnia',
  'may mai mayo maggio mag maio mei maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca',
  'august aug août aout agosto ago augustus sierpień sierpnia',
  'september sep sept septembre septiembre setiembre set settembre setembro wrzesień września',
  'october oct oktober okt octobre octubre ottobre ott outubro out październik października',
  'november nov novembre noviembre novembro listopad listopada',
  'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudzień grudnia',
].map((names) => names.split(' '));
const NUMBER_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const NAME = `(${MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const YEAR = "(\\d{4}|['’]\\d{2})(?!\\d)";
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|[º°ª]|\\.)?';
const NAMED_MONTH = new RegExp(`(?<!\\p{L})${NAME}\\.?(?:,| of| de)?\\s+(\\d{4})(?!\\d)`, 'giu');

interface Form {
  pattern: RegExp;
  read(hit: RegExpMatchArray): WrittenDay[];
}

const FORMS: Form[] = [
  named(`(?<!\\p{L})${NAME}\\.?,?[\\s-]+${DAY}(?:\\s*,\\s*|\\s+|-)${YEAR}`, [3, 1, 2]),
  named(`(?<!\\d)${DAY}(?:\\s+of)?(?:\\s+de)?[\\s-]*${NAME}\\.?(?:,?\\s+(?:de\\s+|del\\s+)?|-|)${YEAR}`, [3, 2, 1]),
  named(`(?<!\\d)(\\d{1,2})([-/])${NAME}\\2(\\d{2}|\\d{4})(?!\\d)`, [4, 3, 1]),
  named(`(?<!\\d)(\\d{4})[\\s/,-]+${NAME}\\.?[\\s/-]+${DAY}(?!\\d)`, [1, 2, 3]),
  {
    pattern: /(?<![\d.])(\d{4})([-/.\u2010-\u2014])(\d{1,2})\2(\d{1,2})(?!\d)/g,
    read: ([, year, , month, day]) => whole(year, month, day),
  },
  { pattern: /(?<!\d)(\d{4})(\d{2})(\d{2})(?=T\d|(?!\d))/g, read: ([, year, month, day]) => whole(year, month, day) },
  {
    pattern: /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/g,
    read: ([, year, month, day]) => whole(year, month, day),
  },
  {
    pattern: /(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d])(?!\2\d)/g,
    read: ([, first, mark, second, year]) => numeric(first, second, year, mark),
  },
  {
    pattern: /\/Date\((-?\d{9,14})([+-]\d{4})?\)\//g,
    read: ([, milliseconds, offset]) => epoch(Number(milliseconds), offset),
  },
];

function named(pattern: string, [year, month, day]: [number, number, number]): Form {
  return {
    pattern: new RegExp(pattern, 'giu'),
    read: (hit) => whole(fullYear(hit[year]), String(monthOf(hit[month] ?? '')), hit[day]),
  };
}

function numeric(first = '', second = '', year = '', mark = ''): WrittenDay[] {
  // Two-digit years are dates only when day and month have two digits too, or slashes part them; "1.2.34" is a version.
  if (year.length === 2 && mark !== '/' && (first.length !== 2 || second.length !== 2)) return [];
  const dayFirst = whole(fullYear(year), second, first);
  if (mark === '.') return dayFirst;
  const monthFirst = whole(fullYear(year), first, second);
  if (first === second) return dayFirst;
  if (monthFirst.length === 0) return dayFirst.map((day) => ({ ...day, shows: 'day-first' }));
  if (dayFirst.length === 0) return monthFirst.map((day) => ({ ...day, shows: 'month-first' }));
  return [
    ...dayFirst.map(({ iso }) => ({ iso, order: 'day-first' as const })),
    ...monthFirst.map(({ iso }) => ({ iso, order: 'month-first' as const })),
  ];
}

/** The day at UTC and, where an offset is given, the local one. */
function epoch(milliseconds: number, offset: string | undefined): WrittenDay[] {
  const minutes = offset ? Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3))) : 0;
  const times = new Set([milliseconds, milliseconds + minutes * 60_000].filter((time) => Math.abs(time) < 8.64e15));
  return [...times].map((time) => ({ iso: new Date(time).toISOString().slice(0, 10) }));
}

function whole(year: string | undefined, month: string | undefined, day: string | undefined): WrittenDay[] {
  const iso = `${year}-${pad(Number(month))}-${pad(Number(day))}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? [] : [{ iso }];
}

function fullYear(year: string | undefined): string {
  const digits = (year ?? '').replace(/\D/g, '');
  if (digits.length !== 2) return digits;
  return Number(digits) < 70 ? `20${digits}` : `19${digits}`;
}

const monthOf = (name: string): number => NUMBER_OF.get(name.toLowerCase()) ?? 0;
const pad = (number: number): string => String(number).padStart(2, '0');
