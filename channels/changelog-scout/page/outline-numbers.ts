import { findVersions } from '../versions/find-versions.ts';
import { slice } from '../text/span.ts';
import type { Piece } from './piece.ts';

/** `1.3  `, `12. `, `E.20. ` before the words of a heading. */
const NUMBER = /^(?:[A-Z](?:\.\d{1,4})+|\d{1,4}(?:\.\d{1,4}){0,4})\.?[ \t\u00a0]+(?=\S)/;

/**
 * Pieces without the numbers by which a manual counts its headings (`1.1  Parser 5.1.2`, `E.20. Release 15.1`): they are no versions. Numbers
 * count when they begin with a letter, or go up by one and stand before headings most of which name a version of their own.
 */
export function withoutOutlineNumbers(text: string, pieces: Piece[]): Piece[] {
  const numbered = pieces.flatMap((piece) => {
    const number = piece.kind === 'heading' ? NUMBER.exec(slice(text, piece))?.[0] : undefined;
    return number ? [{ piece, number }] : [];
  });
  const isLettered = ({ number }: Numbered): boolean => /^[A-Z]/.test(number);
  const counted = isOutline(text, numbered) ? numbered : numbered.filter(isLettered);
  if (counted.length === 0) return pieces;
  const lengths = new Map(counted.map(({ piece, number }) => [piece, number.length]));
  return pieces.map((piece) => ({ ...piece, start: piece.start + (lengths.get(piece) ?? 0) }));
}

interface Numbered {
  piece: Piece;
  number: string;
}

function isOutline(text: string, numbered: Numbered[]): boolean {
  const depths = Map.groupBy(numbered, ({ number }) => number.split('.').length);
  return [...depths.values()].some((peers) => isCounted(text, peers));
}

function isCounted(text: string, top: Numbered[]): boolean {
  if (top.length < 3) return false;
  const telling = top.filter(({ piece, number }) => findVersions(slice(text, piece).slice(number.length)).length > 0);
  const last = top.map(({ number }) => Number(/(\d+)\D*$/.exec(number)?.[1]));
  const steps = last.slice(1).filter((value, index) => value === last[index]! + 1).length;
  return telling.length >= top.length * 0.6 && steps >= (top.length - 1) * 0.8;
}
