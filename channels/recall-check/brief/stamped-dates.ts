import { readDays, readMonths } from '../../../evidence/read-date.ts';
import type { Taken } from './taken.ts';

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const NAMED_MONTH = String.raw`[A-Z]{3,9}\.?`;
const DATE = String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{8}|${DAY}\s+${NAMED_MONTH},?\s+\d{4}|${NAMED_MONTH}\s+${DAY},?\s+\d{4}|\d{1,2}-[A-Z]{3}-\d{2,4}`;
const DATE_FOLLOWS = String.raw`(?:\s+(?:on|in|of|date|is))*\s*(?:[:#=]\s*)?`;
const KEPT = String.raw`best[\s-]*(?:by|before|if\s+used\s+by)|use[\s-]*by|sell[\s-]*by|exp(?:iry|ires?|iration)?\.?(?:\s+date)?`;
const STAMPED = String.raw`dated?|${KEPT}|manufactured|mfd|mfg|made|produced|built|production\s+date|packed|pack\s+date`;
const DATED = new RegExp(String.raw`(?<![\p{L}\d])(?:${STAMPED})${DATE_FOLLOWS}(${DATE})`, 'giu');

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

const BUILT = String.raw`dated?|manufactured|mfd|mfg|made|produced|built|(?:date\s+of\s+)?manufacture(?:\s+date)?|production\s+date|mfg\.?\s+date`;
const MONTH_OF_YEAR = String.raw`\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}(?![-/.\d])|${NAMED_MONTH},?\s+\d{4}`;
const MADE_IN = new RegExp(String.raw`(?<![\p{L}\d])(?:${BUILT})${DATE_FOLLOWS}(${MONTH_OF_YEAR})(?!\d)`, 'giu');

/** A month until which it keeps: no recall is told by it, and it is no name. */
export const BEST_IN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${KEPT})${DATE_FOLLOWS}(?:\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2})(?![-/.\d]|,?\s+\d{4})`,
  'giu',
);

/** Months in which it was made. */
export function takeMonths(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(MADE_IN, (match, month: string) => {
    const months = readMonths(month);
    found.push(...months);
    return months.length > 0 ? ' , ' : match;
  });
  return { found: [...new Set(found)], rest };
}

/** Stamped dates have short years: `4/12/31`. */
const SHORT_DATE = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{2})(?!\d)/;
