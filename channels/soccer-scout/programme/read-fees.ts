import { type AgeStatement, readAgeStatements } from './ages/read-age-statements.ts';
import { findMoney, isSideCost, tellsFree } from './line-topics.ts';
import { type Line, type Piece, pieceOf } from './page-sections.ts';

/** What taking part costs, in the page's words. `labels` are the ages that the amount is for; none: for everybody. */
export interface Fee {
  /** Words of one line or cell; several where a row gives an amount per column. */
  parts: Piece[];
  labels: AgeStatement[];
  line: Line;
  isSideCost: boolean;
  /** The item or line above that says what the amount is for. */
  intro: Line | null;
}

/** Fees of a line. `context` is what stands above it: the section's heading, the item that it belongs to. */
export function readFees(line: Line, context: string): Fee[] {
  if (line.kind === 'row') return readRowFees(line, context);
  const money = findMoney(line.text);
  const labels = readAgeStatements(line);
  if (money.length === 0) {
    if (!tellsFree(line.text)) return [];
    return [
      {
        parts: [sentenceAround(line, line.text.search(/free|no cost|no charge|no fee/i))],
        labels,
        line,
        isSideCost: isSideCost(line.text, context),
        intro: null,
      },
    ];
  }
  const isSide = isSideCost(line.text, context);
  if (isSide) return [{ parts: [line], labels, line, isSideCost: true, intro: null }];
  return chunksOf(line, labels, money).map(({ piece, own }) => ({
    parts: [withoutLabel(piece, own, line)],
    labels: own,
    line,
    isSideCost: false,
    intro: null,
  }));
}

/** A line with several groups and amounts ("U6: $90, U8: $110") is one fee for each. */
function chunksOf(
  line: Line,
  labels: AgeStatement[],
  money: { start: number }[],
): { piece: Piece; own: AgeStatement[] }[] {
  if (labels.length < 2 || money.length < 2) return [{ piece: line, own: labels }];
  const [firstLabel, firstMoney] = [(labels[0]?.start ?? 0) - line.start, money[0]?.start ?? 0];
  const cuts =
    firstLabel < firstMoney ? labels.map(({ start }) => start - line.start) : money.map(({ start }) => start);
  const chunks = cuts.map((cut, index) => pieceOf(line.text, cut, cuts[index + 1] ?? line.text.length));
  return chunks.flatMap((chunk) => {
    const piece = { ...chunk, start: chunk.start + line.start, end: chunk.end + line.start };
    const own = labels.filter(({ start, end }) => start >= piece.start && end <= piece.end);
    return findMoney(piece.text).length > 0 ? [{ piece, own }] : [];
  });
}

/** "Under 5 – Under 8: SPRING season $65" → "SPRING season $65"; a label after the amount stays. */
function withoutLabel(piece: Piece, labels: AgeStatement[], line: Line): Piece {
  const money = findMoney(piece.text)[0]?.start ?? 0;
  const last = labels.filter(({ end }) => end - piece.start <= money).at(-1);
  const cut = last ? last.end - piece.start : 0;
  const rest = piece.text.slice(cut);
  const lead =
    /^[\s:;,.)\]–—-]*(?:(?:players?|division|group|years?|olds?|for)\b[\s:;,.)\]–—-]*)*/i.exec(rest)?.[0].length ?? 0;
  const tail = /[\s,;|&.–—-]*(?:\band\s*)?$/.exec(rest)?.[0].length ?? 0;
  const trimmed = pieceOf(piece.text, cut + lead, piece.text.length - (rest.length - lead > tail ? tail : 0));
  return trimmed.text === ''
    ? line
    : { ...trimmed, start: piece.start + trimmed.start, end: piece.start + trimmed.end };
}

function readRowFees(row: Line, context: string): Fee[] {
  const columns = row.cells.map((cell, index) => ({ cell, header: row.header[index] ?? null }));
  const paid = columns.filter(({ cell }) => findMoney(cell.text).length > 0 || /^free$/i.test(cell.text));
  const taking = paid.filter(({ cell, header }) => !isSideCost(`${header?.text ?? ''} ${cell.text}`, context));
  const labels = columns
    .filter(({ cell }) => !paid.some((other) => other.cell === cell))
    .flatMap(({ cell, header }) => readAgeStatements(cell, header?.text));
  const side = paid.filter((column) => !taking.includes(column));
  const fee = (cells: typeof paid, isSide: boolean): Fee[] =>
    cells.length === 0
      ? []
      : [
          {
            parts: cells.flatMap(({ cell, header }) => (cells.length > 1 && header ? [header, cell] : [cell])),
            labels,
            line: row,
            isSideCost: isSide,
            intro: null,
          },
        ];
  return [...fee(taking, false), ...fee(side, true)];
}

/** The sentence of a line around an offset. */
export function sentenceAround(line: Piece, offset: number): Piece {
  const before = [...line.text.slice(0, offset).matchAll(/[.!?]\s+(?=\p{Lu})/gu)].at(-1);
  const after = /[.!?](?=\s+\p{Lu}|$)/u.exec(line.text.slice(offset));
  const start = before ? before.index + before[0].length : 0;
  const end = after ? offset + after.index + 1 : line.text.length;
  const piece = pieceOf(line.text, start, end);
  return { ...piece, start: line.start + piece.start, end: line.start + piece.end };
}
