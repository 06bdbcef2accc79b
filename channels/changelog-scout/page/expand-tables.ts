import { slice, trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';

/**
 * Tables with a release in every row, as a line a cell: the version, then its date, then what changed. Other tables stay rows: one about
 * dependencies has versions too, but not of what it changes, and not in the first cells of nearly every row.
 */
export function expandTables(text: string, pieces: Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'row')) return pieces;
  const expanded: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    let to = at;
    while (pieces[to]?.kind === 'row' || (to > at && pieces[to]?.kind === 'item')) to += 1;
    const table = pieces.slice(at, to).map((piece): Row => {
      const cells = piece.kind === 'row' ? cellsOf(text, piece) : [];
      return { piece, cells, at: versionCell(text, cells) };
    });
    const isOfReleases = isReleaseTable(
      text,
      table.filter(({ piece }) => piece.kind === 'row'),
    );
    for (const row of table)
      expanded.push(...(isOfReleases && row.piece.kind === 'row' ? cellPieces(row) : [row.piece]));
    if (to < pieces.length) expanded.push(pieces[to]!);
    at = to + 1;
  }
  return expanded;
}

interface Row {
  piece: Piece;
  cells: Span[];
  /** Which cell is the version, or -1. */
  at: number;
}

function isReleaseTable(text: string, rows: Row[]): boolean {
  const heads = rows.filter(({ at }) => at >= 0);
  const first = rows.findIndex(({ at }) => at >= 0);
  const widest = Math.max(...heads.map(({ cells }) => cells.length));
  // Rows under a version that spans them have fewer cells than its own.
  const spanned = rows.slice(first).filter(({ at, cells }) => at < 0 && cells.length < widest);
  if (heads.length < 2 || heads.length + spanned.length < (rows.length - 1) * 0.8) return false;
  const versions = new Set(heads.map(({ cells, at }) => slice(text, cells[at]!)));
  return heads.every(({ cells }) => cells.length > 1) && versions.size >= heads.length * 0.9;
}

/** Which of the first two cells is nothing but a version, or -1. */
function versionCell(text: string, cells: Span[]): number {
  return cells.slice(0, 2).findIndex((cell) => {
    const words = slice(text, cell);
    if (words.length > 40 || !/^\W*(?:version |release |v)?\d/i.test(maskMarkup(words))) return false;
    const head = readReleaseHead(words);
    return head?.version != null && head.isExact && head.product === null;
  });
}

function cellPieces({ piece, cells, at }: Row): Piece[] {
  const version = cells[at];
  if (!version)
    return piece.looks === 'th' ? [] : cells.map((cell) => ({ ...piece, kind: 'text', ...cell, looks: 'text' }));
  const ordered = [version, ...cells.filter((cell) => cell !== version)];
  return ordered.map((cell, index) => ({ ...piece, kind: 'text', ...cell, looks: index === 0 ? 'cell' : 'text' }));
}

function cellsOf(text: string, row: Piece): Span[] {
  const cells: Span[] = [];
  let start = row.start;
  const words = slice(text, row);
  for (const { 0: mark, index } of words.matchAll(/(?<!\\)\||\t/g)) {
    cells.push({ start, end: row.start + index });
    start = row.start + index + mark.length;
  }
  cells.push({ start, end: row.end });
  return cells.map((cell) => trimSpan(text, cell)).filter(({ start: from, end }) => end > from);
}
