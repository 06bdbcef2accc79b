import { tellsOtherSport, tellsSoccer } from './line-topics.ts';
import { type Line, looksLikeHeader, type Piece, pieceOf } from './line.ts';

/** A stretch of text that keeps its blanks: a row of a table that blanks set apart, or what is none. */
export type Stretch = { row: Line } | { start: number; end: number };

const LEAST_CELLS = 3;
/** More stand in no row of a table that somebody set by hand. */
const MOST_CELLS = 40;

/** Cells, and where the line that they stand in begins. */
interface Row {
  cells: Piece[];
  start: number;
}

/** The lines of text that keeps its blanks, rows below the head of their columns; what stands below the name of another sport is left out. */
export function readColumns(text: string, from: number, to: number): Stretch[] {
  const stretches: Stretch[] = [];
  let header: Row = NO_ROW;
  let isOther = false;
  for (const { index, 0: words } of text.slice(from, to).matchAll(/[^\n]+/g)) {
    const start = from + index;
    const cells = [...words.matchAll(/\S+(?: \S+)*/g)].map((hit) =>
      pieceOf(text, start + hit.index, start + hit.index + hit[0].length),
    );
    const isRow = cells.length >= LEAST_CELLS && cells.length <= MOST_CELLS;
    if (!isRow && /^\s*\p{Lu}/u.test(words)) isOther = tellsOtherSport(words) || (isOther && !tellsSoccer(words));
    const isHead = isRow && looksLikeHeader(cells);
    if (!isRow) header = NO_ROW;
    if (isOther || isHead) header = isHead ? { cells, start } : NO_ROW;
    else if (isRow && header.cells.length > 0) stretches.push({ row: rowOf(text, { cells, start }, header) });
    else stretches.push({ start, end: start + words.length });
  }
  return stretches;
}

const NO_ROW: Row = { cells: [], start: 0 };

function rowOf(text: string, { cells, start }: Row, { cells: header, start: above }: Row): Line {
  const gap = (head: Piece, cell: Piece): number => Math.abs(head.start - above - (cell.start - start));
  const nearest = cells.map((cell) => header.toSorted((a, b) => gap(a, cell) - gap(b, cell))[0]);
  const aligned = cells.length === header.length ? header : nearest.flatMap((head) => head ?? []);
  const isSure = new Set(aligned).size === cells.length;
  const [first, last] = [cells[0], cells.at(-1)];
  const piece = pieceOf(text, first?.start ?? 0, last?.end ?? 0);
  return { ...piece, kind: 'row', isWhole: true, depth: 0, cells, header: isSure ? aligned : header.slice(0, 1) };
}
