import { END_OF_PERIOD } from './end-of-period.ts';
import type { Stated } from './stated.ts';

const DAY_MS = 86_400_000;

/**
 * What a calendar says about a deadline that is counted and not written: the week that "next Friday" is in, the last day of a month, the end of
 * so many working days or months. Null where day arithmetic alone leads there. It is put on record so that the deadline can be cited.
 */
export function calendarLine({ value, words = '' }: Stated<string>, today: string): string | null {
  if (words.includes(value)) return null;
  if (/\bnext (?:mon|tues|wednes|thurs|fri|satur|sun)/i.test(words)) return `Next week begins on ${mondayOf(value)}.`;
  if (ENDING.test(words)) return `It ends on ${value}.`;
  const count = /(?<count>[\w-]+)[ -](?<unit>(?:business|working) days?|months?)/i.exec(words)?.groups;
  return count ? `${count.count} ${count.unit} from ${today} end on ${value}.` : null;
}

const ENDING = new RegExp(`\\bend of\\b|${END_OF_PERIOD}`, 'i');

function mondayOf(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday that a calendar line names, from which a weekday of next week is counted. */
export const nextWeekOf = (line: string): string | null =>
  /^Next week begins on (?<day>[\d-]+)\./.exec(line)?.groups?.day ?? null;
