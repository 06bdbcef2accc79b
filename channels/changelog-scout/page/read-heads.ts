import type { DayOrder } from '../../../evidence/read-date.ts';
import { slice } from '../text/span.ts';
import type { Head } from './head.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';

/** Pieces of the wanted sort that can head something, in page order. */
export function readHeads(text: string, pieces: Piece[], wanted: (piece: Piece) => boolean, order?: DayOrder): Head[] {
  return pieces.flatMap((piece, at) => {
    if (!wanted(piece)) return [];
    const head = readReleaseHead(slice(text, piece), order);
    return head ? [{ ...head, ...(piece.isPending && { status: 'unreleased' as const }), at, group: null }] : [];
  });
}
