import type { DayOrder } from '../../../evidence/read-date.ts';
import { findDates } from '../dates/find-dates.ts';
import type { WrittenDate } from '../dates/find-dates.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice } from '../text/span.ts';
import { readDateLine } from './date-lines.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';

export interface ListedDate {
  date: WrittenDate;
  dateLine: Piece;
}

/**
 * Days that a table over the releases gives for them, by version: a row with a cell that is nothing but a release and one that is nothing but a day. A version
 * that two rows date in two ways has none.
 */
export function findListedDates(
  text: string,
  pieces: readonly Piece[],
  { before, order }: { before: number; order: DayOrder | undefined },
): ReadonlyMap<string, ListedDate> {
  const found = new Map<string, ListedDate | null>();
  for (const piece of pieces) {
    if (piece.start >= before) break;
    if (piece.kind !== 'row') continue;
    const row = slice(text, piece);
    const cells = maskMarkup(row).split(/\t|\||\s{2,}/);
    const head = cells
      .map((cell) => readReleaseHead(cell.trim()))
      .find((one) => one?.version && one.isExact && !one.date);
    const dated = cells.filter((cell) => readDateLine(cell.trim(), order) !== null);
    const [date] = findDates(row, order);
    if (!head?.version || !date || dated.length !== 1) continue;
    const key = keyOf(head.version.text);
    const known = found.get(key);
    found.set(key, known === undefined || known?.date.iso === date.iso ? { date, dateLine: piece } : null);
  }
  return new Map([...found].flatMap(([key, value]) => (value ? [[key, value] as const] : [])));
}

export const keyOf = (version: string): string => version.replace(/^v(?=\d)/i, '').toLowerCase();
