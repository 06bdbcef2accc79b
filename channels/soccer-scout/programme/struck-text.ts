import type { TextLayer } from '#contracts/page.ts';
import type { TextSpan } from '../../reading/span.ts';
import { type Piece, pieceOf } from './line.ts';

/** What a page shows struck out, in order, with the marks that the text layer has around it. */
export const findStruck = ({ text, blocks }: Pick<TextLayer, 'text' | 'blocks'>): TextSpan[] =>
  blocks
    .filter(({ kind }) => kind === 'deleted')
    .map(({ start, end }) => ({
      start: text[start - 1] === MARK ? start - 1 : start,
      end: text[end] === MARK ? end + 1 : end,
    }));
const MARK = '\uFFFC';

/** The parts of a piece that no line goes through: what is struck out holds no longer. */
export function partsShown(text: string, piece: Piece, struck: readonly TextSpan[]): Piece[] {
  const inside = struck.filter(({ start, end }) => start < piece.end && piece.start < end);
  if (inside.length === 0) return [piece];
  const starts = [piece.start, ...inside.map(({ end }) => end)];
  const ends = [...inside.map(({ start }) => start), piece.end];
  return starts.flatMap((start, at) => {
    const part = pieceOf(text, start, Math.max(start, ends[at] ?? start));
    return /[\p{L}\d]/u.test(part.text) ? [part] : [];
  });
}
