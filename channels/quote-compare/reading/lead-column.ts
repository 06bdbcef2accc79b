import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { LEAD_HEADINGS } from '../../reading/vocabulary/lead-words.ts';
import { TIME_UNITS } from '../../reading/vocabulary/time-words.ts';
import { anyWord } from '../../reading/word-lists.ts';

/** A number of weeks or days whose unit stands in the heading above it or in the label before it. */
export interface CountedLead {
  /** The heading, where the unit stands in it, and the number as written. */
  words: string[];
  spans: Span[];
  /** Number and unit as one statement ("3 wks"). */
  statement: string;
}

const UNITS = ['working day', 'day', 'week'] as const;
const UNIT = `(?<unit>${anyWord(UNITS.flatMap((unit) => Object.values(TIME_UNITS[unit])).join(','))})`;
const NAME = `(?<![\\p{L}\\d])${anyOf(LEAD_HEADINGS)}`;
/** "(", "_", " in ": between what the days are of and what they are counted in. */
const IN_UNITS = '[\\s_]*(?:[([]\\s*|in |en |em |w )?';
const NUMBER = '(?<number>\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?)';
const LABEL = new RegExp(
  `${NAME}\\s*(?:\\(|\\[|(?:in|en|em|w) )\\s*${UNIT}\\s*[)\\]]?\\s*[:=]?\\s*${NUMBER}(?![\\d.,/])`,
  'iu',
);
const HEADING = new RegExp(`${NAME}${IN_UNITS}${UNIT}\\s*[)\\]]?(?=\\s*(?:[|;\\t]|\\n|$))`, 'gimu');
/** A bare number, behind the currency of the amount before it perhaps. */
const ALONE = ignoringCase(`^[^\\p{L}\\d]*(?:${CURRENCY}(?!\\p{L})[^\\p{L}\\d]*)?${NUMBER}[^\\p{L}\\d]*$`);
/** Farther above than this stands the heading of another table. */
const REACH = 2000;

/** "Lead time (weeks): 3" as a statement of its own, or null. */
export function labelledLead(statement: string): string | null {
  const { number, unit } = LABEL.exec(statement)?.groups ?? {};
  return number && unit ? `${number} ${unit}` : null;
}

/** The last cell of an item's row, where it is a bare number under a heading such as "Lead (wks)". `tail` is what follows the row's last amount. */
export function leadUnderHeading(text: string, tail: Span, row: Span): CountedLead | null {
  const number = ALONE.exec(text.slice(tail.start, tail.end))?.groups?.number;
  if (!number) return null;
  const from = Math.max(0, row.start - REACH);
  const heading = [...text.slice(from, row.start).matchAll(HEADING)].at(-1);
  if (!heading?.groups?.unit) return null;
  const start = from + heading.index;
  return {
    words: [heading[0].trim(), number],
    spans: [lineAt(text, start), row],
    statement: `${number} ${heading.groups.unit}`,
  };
}

function lineAt(text: string, at: number): Span {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at) + 1, end: end < 0 ? text.length : end };
}
