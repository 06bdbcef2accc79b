import { MONTH_NAMES } from '../../reading/vocabulary/month-names.ts';
import { findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { slice } from '../text/span.ts';
import type { Piece } from './piece.ts';

const MONTH = MONTH_NAMES.split(/\s+/).join('|');

/** A day without its year: `11 November`, `Nov 11th`. */
export const DAY_OF_MONTH = String.raw`(?:(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th|\.|[º°])?(?: de| of)? (?:${MONTH})\.?)`;
/** The first of these in a line. */
export const HALF_DAY = new RegExp(String.raw`(?<![\p{L}\d.])${DAY_OF_MONTH}(?![\p{L}\d]|,? \d{4})`, 'iu');
const YEAR = /^\W*((?:19|20)\d{2})\W*$/;

/** The day that a line gives without its year, and the heading over it (headingsOver) that is that year; null where either is missing. */
export function dayUnderYear(
  text: string,
  pieces: readonly Piece[],
  { at, overs }: { at: number; overs: readonly (number | null)[] },
): { date: WrittenDate; year: Piece } | null {
  const piece = pieces[at]!;
  const hit = piece.end - piece.start < 120 ? HALF_DAY.exec(slice(text, piece)) : null;
  if (!hit) return null;
  for (let place = overs[at] ?? null; place !== null; place = overs[place] ?? null) {
    const over = pieces[place]!;
    const year = YEAR.exec(slice(text, over))?.[1];
    const [date] = year ? findDates(`${hit[0]} ${year}`) : [];
    if (year && date?.iso.length === 10)
      return {
        date: { ...date, start: hit.index, end: hit.index + hit[0].length, written: [hit[0], year] },
        year: over,
      };
  }
  return null;
}
