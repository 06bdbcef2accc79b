import { daysOf, readDates } from '../../read-dates.ts';

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
  const days = readDates(text).flatMap((date) => {
    if (date.year === null || date.day === null) return [];
    const before = text.slice(Math.max(0, date.start - LONGEST), date.start);
    const sentence = before.slice(Math.max(...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark))) + 1);
    const isCutoff = (COUNTS.test(sentence) || AS_OF.test(sentence)) && !OTHER.test(sentence);
    return isCutoff ? [daysOf(date, date.year).from] : [];
  });
  const distinct = [...new Set(days)];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}
