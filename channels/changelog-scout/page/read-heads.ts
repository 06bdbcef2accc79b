import type { DayOrder } from '../../../evidence/read-date.ts';
import { blankOut } from '../dates/find-dates.ts';
import { slice } from '../text/span.ts';
import { dayUnderYear } from './day-under-year.ts';
import { headingsOver } from './end-of-releases.ts';
import type { Head } from './head.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';
import type { ReleaseHead } from './release-head.ts';

/** Pieces of the wanted sort that can head something, in page order. */
export function readHeads(text: string, pieces: Piece[], wanted: (piece: Piece) => boolean, order?: DayOrder): Head[] {
  const overs = headingsOver(pieces);
  return pieces.flatMap((piece, at) => {
    if (!wanted(piece)) return [];
    // In a heading a bar stands between two things that it says, and parts no cells.
    const words = piece.kind === 'heading' ? slice(text, piece).replace(/\|/g, '·') : slice(text, piece);
    const under = /\d{4}/.test(words) ? null : dayUnderYear(text, pieces, { at, overs });
    const rest = under ? blankOut(words, [under.date]) : words;
    const head = readReleaseHead(rest, order) ?? (under && !/[\p{L}\d]/u.test(rest) ? DAY : null);
    if (!head) return [];
    const dated = under && !head.date ? { date: under.date, year: under.year } : {};
    return [{ ...head, ...dated, ...(piece.isPending && { status: 'unreleased' as const }), at, group: null }];
  });
}

/** A head that says no more than a day. */
const DAY: ReleaseHead = { version: null, product: null, date: null, status: 'released', isExact: true };
