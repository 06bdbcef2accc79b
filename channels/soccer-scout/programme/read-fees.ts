import { type Placed, placed, readAgeStatements, readRowStatements } from './ages/read-age-statements.ts';
import { findMoney, isSideCost, tellsFree, tellsNoPrice } from './line-topics.ts';
import { type NamedGroup, namedIn } from './named-groups.ts';
import { type Line, type Piece, pieceOf } from './page-lines.ts';
import { FEE_HEAD } from './page-words.ts';

/** What taking part costs, in the page's words. `labels` are the ages that the amount is for; none: for everybody. */
export interface Fee {
  /** Words of one line; header and cell by turns where a row gives an amount per column. */
  parts: Piece[];
  labels: Placed[];
  line: Line;
  isSideCost: boolean;
}

/** Fees of a line. `context` is what stands above it: the section's heading, the item that it belongs to. */
export function readFees(line: Line, context: string, named: NamedGroup[] = []): Fee[] {
  if (line.kind === 'row') return readRowFees(line, context, named);
  const money = findMoney(line.text);
  if (money.length === 0 && !tellsFree(line.text)) return [];
  if (isSideCost(line.text, context)) return [{ parts: [line], labels: [], line, isSideCost: true }];
  if (tellsNoPrice(line.text)) return [];
  const stated = placed(line);
  const labels = stated.length > 0 ? stated : namedIn(line, line, named);
  const chunks = chunksOf(line, labels, money);
  return chunks.map(({ piece, own }) => ({
    parts: [withoutLabel(piece, stated.length > 0 ? own : [])],
    labels: own,
    line,
    isSideCost: false,
  }));
}

interface Chunk {
  piece: Piece;
  own: Placed[];
}

/** A line with several groups and amounts ("U6: $90, U8: $110") is one fee for each. */
function chunksOf(line: Line, labels: Placed[], money: { start: number; end: number }[]): Chunk[] {
  const [label, amount] = [labels[0], money[0]];
  if (!label || !amount || labels.length < 2 || money.length < 2) return [{ piece: line, own: labels }];
  const isLabelFirst = label.start - line.start < amount.start;
  const cuts = isLabelFirst ? cutsBefore(line, labels, money) : money.map(({ start }) => start);
  return cuts.flatMap((cut, index) => {
    const piece = within(line, cut, cuts[index + 1] ?? line.text.length);
    const own = labels.filter(({ start, end }) => start >= piece.start && end <= piece.end);
    return findMoney(piece.text).length > 0 ? [{ piece: trimmed(piece), own }] : [];
  });
}

/** Where the words about each group begin: behind the mark that follows the amount before it ("U6: $85, Traveling U9: $125"). */
function cutsBefore(line: Line, labels: Placed[], money: { end: number }[]): number[] {
  const isPaidBetween = (from: number, to: number): boolean => money.some(({ end }) => end > from && end <= to);
  return labels.flatMap((label, index) => {
    const at = label.start - line.start;
    const last = labels[index - 1];
    // "Guppies, Pikes and Gars $145" is one fee for all of them.
    if (last && !isPaidBetween(last.end - line.start, at)) return [];
    const paid = money.findLast(({ end }) => end <= at)?.end ?? 0;
    const mark = /[,;|•·/]\s*|\s(?:and|&)\s/.exec(line.text.slice(paid, at));
    return [mark && paid > 0 ? paid + mark.index + mark[0].length : at];
  });
}

/** "Under 5 – Under 8: SPRING season $65" → "SPRING season $65"; a label after the amount stays. */
function withoutLabel(piece: Piece, labels: Placed[]): Piece {
  const amount = findMoney(piece.text)[0]?.start ?? 0;
  const last = labels.findLast(({ end }) => end - piece.start <= amount);
  const rest = within(piece, last ? last.end - piece.start : 0, piece.text.length);
  const lead =
    /^[\s:;,.)\]*_–—-]*(?:(?:players?|division|group|years?|olds?|(?:registration )?(?:fees?|costs?|prices?)(?=[\s*_]*:))\b[\s:;,.)\]*_–—-]*)*/i.exec(
      rest.text,
    )?.[0] ?? '';
  const fee = trimmed(within(rest, lead.length, rest.text.length));
  return fee.text === '' ? trimmed(piece) : shortened(fee);
}

/** Of a long sentence only the clause with the amounts. */
function shortened(fee: Piece): Piece {
  const money = findMoney(fee.text);
  const [first, last] = [money[0], money.at(-1)];
  if (!first || !last || fee.text.length <= LONGEST_FEE) return fee;
  const lead = [...fee.text.slice(0, first.start).matchAll(/[,;:—–]\s/g)].at(-1);
  const tail = /[,;]\s/.exec(fee.text.slice(last.end));
  return trimmed(within(fee, lead ? lead.index + lead[0].length : 0, tail ? last.end + tail.index : fee.text.length));
}

const LONGEST_FEE = 140;

/** Without the punctuation and the "and" that led on to what was cut off. */
function trimmed(piece: Piece): Piece {
  const tail =
    /(?:[\s,;|&.–—-]|\s(?:and|or|with|for|the|(?<!\b(?:par|per) )an?)(?=$|[\s,;|&.–—-]))*$/.exec(piece.text)?.[0]
      .length ?? 0;
  return within(piece, 0, piece.text.length - tail);
}

/** A part of a piece; offsets count from the start of its text. */
function within(piece: Piece, start: number, end: number): Piece {
  const part = pieceOf(piece.text, start, end);
  return { text: part.text, start: piece.start + part.start, end: piece.start + part.end };
}

interface Column {
  cell: Piece;
  header: Piece | null;
}

function readRowFees(row: Line, context: string, named: NamedGroup[]): Fee[] {
  const columns: Column[] = row.cells.map((cell, index) => ({ cell, header: row.header[index] ?? null }));
  const paid = columns.filter(({ cell }) => findMoney(cell.text).length > 0 || /^free$/i.test(cell.text));
  const headed = paid.flatMap(({ cell, header }) => {
    const labels = header
      ? readAgeStatements(header, row.header[0]?.text).map((statement) => ({ ...statement, line: header }))
      : [];
    return labels.length > 0
      ? [{ parts: [...nameOfRow(row), cell], labels, line: row, isSideCost: isSideCost(row.text, context) }]
      : [];
  });
  // Groups side by side over a row of amounts: each column is a group of its own.
  if (headed.length > 1) return headed;
  const sideCosts = paid.filter(({ cell, header }) => isSideCost(`${header?.text ?? ''} ${cell.text}`, context));
  const rest = columns.filter((column) => !paid.includes(column));
  const stated = readRowStatements(row)
    .filter(({ start, end }) => paid.every(({ cell }) => end <= cell.start || cell.end <= start))
    .map((statement) => ({ ...statement, line: row }));
  const labels = stated.length > 0 ? stated : rest.flatMap(({ cell }) => namedIn(cell, row, named));
  const fee = (chosen: Column[], isSide: boolean): Fee[] =>
    chosen.length === 0 ? [] : [{ parts: partsOf(chosen, isSide), labels, line: row, isSideCost: isSide }];
  return [
    ...fee(
      paid.filter((column) => !sideCosts.includes(column)),
      false,
    ),
    ...fee(sideCosts, true),
  ];
}

/** "Non-resident" before amounts, which says for whom they are; "Fee" says nothing. */
const nameOfRow = ({ cells: [first] }: Line): Piece[] =>
  first && findMoney(first.text).length === 0 && !FEE_HEAD.test(first.text) && !/\d/.test(first.text) ? [first] : [];

/** One fee speaks for itself; of several, and of what is no fee, each amount needs the head of its column. */
const partsOf = (columns: Column[], isSide: boolean): Piece[] =>
  columns.flatMap(({ cell, header }) => ((columns.length > 1 || isSide) && header ? [header, cell] : [cell]));
