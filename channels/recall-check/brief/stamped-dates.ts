import { readDays, readMonths } from '../../../evidence/read-date.ts';
import type { Taken } from './taken.ts';

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const NAMED_MONTH = String.raw`[A-Z]{3,9}\.?`;
const DATE = [
  String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8}`,
  String.raw`${DAY}\s+${NAMED_MONTH},?\s+\d{4}|${NAMED_MONTH}\s+${DAY},?\s+\d{4}`,
  String.raw`\d{1,2}-[A-Z]{3}-\d{2,4}`,
].join('|');
const DATE_FOLLOWS = String.raw`(?:\s+(?:on|in|of|date|is|the|it|back|bottom|base|underside|label|tag|sticker|plate))*\s*(?:[:#=]\s*)?`;
const KEPT = String.raw`best[\s-]*(?:by|before|if\s+used\s+by)|use[\s-]*by|sell[\s-]*by|exp(?:iry|ires?|iration)?\.?(?:\s+date)?`;
/** How goods and recalls say when something was made. */
const MADE = String.raw`dated?|manufactured|mfd|mfg|made|produced|built|(?:date\s+of\s+)?manufactur(?:e|ing)|production\s+date|law\s+(?:tags?|labels?)`;
const DATED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${MADE}|${KEPT}|packed|pack\s+date)${DATE_FOLLOWS}(${DATE})(?!\d)`,
  'giu',
);

/** Days that are stamped on a product, and the text without them. */
export function takeDates(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(DATED, (match, date: string) => {
    const days = readDays(
      date.replace(
        SHORT_DATE,
        (_whole, ...[month, day, year]: string[]) => `${month?.padStart(2, '0')}/${day?.padStart(2, '0')}/20${year}`,
      ),
    );
    if (days.length === 0) return match;
    found.push(...days.map(({ iso }) => iso));
    return ' , ';
  });
  return { found: [...new Set(found)], rest };
}

const STAMPED_MONTH = String.raw`(?:19|20)\d{2}(?:0[1-9]|1[0-2])`;
const MONTH_OF_YEAR = String.raw`\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}(?![-/.\d])|${STAMPED_MONTH}|${NAMED_MONTH},?\s+\d{4}`;
const MADE_IN = new RegExp(String.raw`(?<![\p{L}\d])(?:${MADE})${DATE_FOLLOWS}(${MONTH_OF_YEAR})(?!\d)`, 'giu');

/** A month until which it keeps: no recall is told by it, and it is no name. */
export const BEST_IN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${KEPT})${DATE_FOLLOWS}(?:\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:\d{4}|\d{1,2})|(?:19|20)\d{2})(?![-/.\d]|,?\s+\d{4})`,
  'giu',
);

/** Months in which it was made. */
export function takeMonths(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(MADE_IN, (match, month: string) => {
    const months = monthsOf(month);
    found.push(...months);
    return months.length > 0 ? ' , ' : match;
  });
  return { found: [...new Set(found)], rest };
}

/** The months in which a vehicle was built, also in two figures each, as on its door: "built 06/31", in its model year or the one before. */
export function builtMonths(text: string, years: readonly string[]): string[] {
  const short = Array.from(
    text.matchAll(BUILT_SHORT),
    ([, month = '', year = '']) => `20${year}-${month.padStart(2, '0')}`,
  );
  const isOfYear = (month: string): boolean =>
    Number(month.slice(5)) <= 12 && years.some((year) => [0, 1].includes(Number(year) - Number(month.slice(0, 4))));
  return [...new Set([...takeMonths(text).found, ...short])].filter(isOfYear);
}
const BUILT_SHORT = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${MADE})${DATE_FOLLOWS}(0?[1-9]|1[0-2])[/-](\d{2})(?![\d/-])`,
  'giu',
);

/** A month as a word, as `10/2016`, or as stamps have it, `201610`. */
export const monthsOf = (text: string): string[] => readMonths(text.replace(STAMP_OF_MONTH, '$1-$2'));
const STAMP_OF_MONTH = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(?!\d)/g;

/** The months that a recall gives by themselves as those of manufacture; none where it goes on to others: "made in May 2030 and later". */
export const statedMonths = (text: string): string[] => {
  const stated = Array.from(text.matchAll(MADE_IN));
  const isOpen = stated.some(({ 0: whole, index }) => GOES_ON.test(text.slice(index + whole.length)));
  return isOpen ? [] : stated.flatMap(([, month = '']) => monthsOf(month));
};
const GOES_ON = /^\s*(?:[,&/–-]|and|or|through|thru|to|until)(?![\p{L}])/iu;

/** Stamped dates have short years: `4/12/31`. */
const SHORT_DATE = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})(?!\d)/;

/** The months of the week and year in the last four figures of a tire's code: "DOT M6 0R 4A1R 2317" (49 CFR 574.5). */
export function tireMonths(code: string): string[] {
  const [, week = '', year = ''] = /(?:^|[^\d])(0[1-9]|[1-4]\d|5[0-3])(\d{2})$/.exec(code) ?? [];
  if (week === '') return [];
  const first = Date.UTC(2000 + Number(year), 0, 1 + (Number(week) - 1) * 7);
  return [...new Set([first, first + 6 * DAY_MS].map((time) => new Date(time).toISOString().slice(0, 7)))];
}
const DAY_MS = 86_400_000;
