import type { Block } from '#contracts/page.ts';
import type { TextSpan } from '../../reading/span.ts';
import { type Line, looksLikeHeader, type Piece, pieceOf } from './line.ts';
import { readColumns } from './column-lines.ts';
import { AGE_HEAD, BIRTH_HEAD, FEE_HEAD, GRADE_HEAD } from './page-words.ts';
import { findMoney } from './line-topics.ts';
import { partsShown } from './struck-text.ts';

export { type Line, type Piece, pieceOf } from './line.ts';

/** Reads blocks one after the other; rows are read below the header row that they follow. */
export interface LineReader {
  /** The lines of the block at this index, and the index of the next block to read. */
  read(index: number): { lines: Line[]; next: number };
}

/** `blocks`: those of a text layer that hold lines, and headings, ordered by start with outer before inner; `struck`: what is not read. */
export function createLineReader(text: string, blocks: Block[], struck: readonly TextSpan[] = []): LineReader {
  let header: { end: number; cells: Piece[] } | null = null;
  return { read };

  function read(index: number): { lines: Line[]; next: number } {
    const block = blocks[index];
    if (!block) return { lines: [], next: blocks.length };
    if (block.kind === 'row') return readRow(block, index);
    const next = nextUnit(index);
    const entry = block.kind === 'term' && struck.length === 0 ? readEntry(block, blocks[next]) : null;
    if (entry) return { lines: [entry], next: next + 1 };
    const end = Math.min(block.end, blocks[next]?.start ?? block.end);
    const lines =
      block.kind === 'code'
        ? readColumns(text, block.start, end).flatMap((one) =>
            'row' in one ? [one.row] : readText(text, { ...block, ...one }, one.end),
          )
        : readText(text, block, end);
    return { lines: lines.flatMap((line) => withoutStruck(line)), next };
  }

  function withoutStruck(line: Line): Line[] {
    const parts = partsShown(text, line, struck);
    return parts.map((part) => ({ ...line, ...part, isWhole: line.isWhole && parts.length === 1 }));
  }

  /** Of a cell what is said last, of a row the most. */
  function shownOf(piece: Piece, isRow: boolean): Piece {
    const parts = partsShown(text, piece, struck);
    return (isRow ? parts.toSorted((a, b) => b.text.length - a.text.length)[0] : parts.at(-1)) ?? piece;
  }

  function readRow(row: Block, index: number): { lines: Line[]; next: number } {
    let next = index + 1;
    const cells: Piece[] = [];
    for (; (blocks[next]?.start ?? Infinity) < row.end; next += 1) {
      const inner = blocks[next];
      if (inner?.kind === 'cell') cells.push(shownOf(pieceOf(text, inner.start, inner.end), false));
    }
    if (cells.length === 0) cells.push(...splitAt(text, row.start, row.end, /\t|\s\|\s/g));
    const isNext = header !== null && isAdjoining(text.slice(header.end, row.start));
    const isHeader = row.isHeader === true || (!isNext && looksLikeHeader(cells));
    if (isHeader) header = { end: row.end, cells };
    else header = isNext && header ? { end: row.end, cells: header.cells } : null;
    const isAges = !isHeader && isAgeRow(cells) && !header?.cells.some(({ text: head }) => /\d/.test(head));
    const above = isAges
      ? cells.flatMap(() => cells.slice(0, 1))
      : isHeader
        ? []
        : alignHeader(header?.cells ?? [], cells);
    // A row of ages is the head of what stands below it: groups side by side.
    if (isAges) header = { end: row.end, cells };
    const line: Line = {
      ...shownOf(pieceOf(text, row.start, row.end), true),
      kind: 'row',
      isWhole: true,
      depth: 0,
      cells,
      header: above,
    };
    return { lines: line.text.length <= LONGEST_LINE ? [line] : [], next };
  }

  /** "Ages" and "8 - 10" below it in a list of terms are one line. */
  function readEntry(term: Block, definition: Block | undefined): Line | null {
    if (definition?.kind !== 'definition' || definition.end - term.start > LONG_ITEM) return null;
    const line = pieceOf(text, term.start, definition.end);
    return { ...line, kind: 'text', isWhole: true, depth: 0, cells: [], header: [] };
  }

  /** What stands inside a paragraph or item belongs to it, but items, rows and headings inside an item are read on their own. */
  function nextUnit(index: number): number {
    const block = blocks[index];
    if (!block) return blocks.length;
    for (let next = index + 1; next < blocks.length; next += 1) {
      const inner = blocks[next];
      if (!inner || inner.start >= block.end) return next;
      if (['item', 'row', 'heading'].includes(inner.kind) && inner.start > block.start) return next;
    }
    return blocks.length;
  }
}

/** "Ages | 4-5 | 6-7": groups side by side. */
const isAgeRow = ([label, ...figures]: Piece[]): boolean =>
  label !== undefined &&
  figures.length > 1 &&
  label.text.length <= LONGEST_LABEL &&
  [AGE_HEAD, BIRTH_HEAD, GRADE_HEAD].some((head) => head.test(label.text)) &&
  !FEE_HEAD.test(label.text) &&
  !BARE_YEAR.test(label.text) &&
  figures.every(({ text }) => /\d/.test(text) && findMoney(text).length === 0);
const LONGEST_LABEL = 30;
/** "Year | 2029 | 2030" over fees: when they are due, and nobody's year of birth. */
const BARE_YEAR = /^\W*(?:year|jahr|année|año|anno|jaar|ano|rok)\W*$/iu;

/**
 * Empty cells leave no trace in a text layer. A head that is one short lacks the corner over the names of the rows; where a row has fewer
 * cells than the head, only its first is sure to stand below the first.
 */
function alignHeader(header: Piece[], cells: Piece[]): Piece[] {
  if (header.length === cells.length || header.length === 0) return header;
  const [first, own] = [header[0], cells[0]];
  if (!first || !own) return [];
  const isOver = (head: Piece, cell: Piece | undefined): boolean =>
    cell !== undefined &&
    ((FEE_HEAD.test(head.text) && findMoney(cell.text).length > 0) ||
      (AGE_HEAD.test(head.text) && /\d/.test(cell.text)));
  const [straight, shifted] = [0, 1].map((by) => header.filter((head, at) => isOver(head, cells[at + by])).length);
  // "Enroll" under no head at the end of each row.
  if (header.length === cells.length - 1 && (straight ?? 0) > (shifted ?? 0)) {
    const end = header.at(-1)?.end ?? 0;
    return [...header, { text: '', start: end, end }];
  }
  if (header.length === cells.length - 1 && /^\p{L}/u.test(own.text))
    return [{ text: '', start: first.start, end: first.start }, ...header];
  return header.length > cells.length ? [first] : [];
}

/** Rows of one table are parted by a line end, in Markdown also by the line under its header. */
const isAdjoining = (between: string): boolean => /^\s?(?:\|?[\s|:-]+\|\s*)?$/.test(between);

function readText(text: string, block: Block, end: number): Line[] {
  const kind = block.kind === 'item' ? ('item' as const) : ('text' as const);
  const depth = block.kind === 'item' ? (block.level ?? 1) : 0;
  return joinWrapped(text, splitAt(text, block.start, end, /\n+/g)).flatMap((line) => {
    const isSplit = kind === 'text' || line.text.length > LONG_ITEM;
    const pieces = isSplit ? splitSentences(text, line) : [line];
    return pieces
      .filter((piece) => piece.text.length <= LONGEST_LINE && /[\p{L}\d]/u.test(piece.text))
      .map((piece) => ({ ...piece, kind, isWhole: pieces.length === 1, depth, cells: [], header: [] }));
  });
}

/** A long line that ends without a mark was broken by an editor; what it says goes on in the next. */
function joinWrapped(text: string, lines: Piece[]): Piece[] {
  return lines.reduce<Piece[]>((joined, line) => {
    const last = joined.at(-1);
    const goesOn =
      last && /[^.!?:;*|]$/.test(last.text) && last.text.length - (last.text.lastIndexOf('\n') + 1) >= WRAPPED_LINE;
    if (!last || !goesOn) return [...joined, line];
    return [...joined.slice(0, -1), pieceOf(text, last.start, line.end)];
  }, []);
}

const WRAPPED_LINE = 60;
/** A run of text without a sentence in it states nothing that could be quoted to a reader. */
const LONGEST_LINE = 2_000;
/** Items up to this length are read whole, as a note ("Exact dates TBA.") belongs to what it follows. */
const LONG_ITEM = 160;
const CUT_SHORT =
  'St|Ave|Av|Rd|Blvd|Dr|Mt|Ft|No|vs|approx|Mr|Mrs|Ms|Jr|Sr|a\\.m|p\\.m|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[A-Z]';
/** German writes "3. Mai" and "2. Klasse". */
const COUNTED = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Klasse|Lebensjahr';
const SENTENCE_END = new RegExp(
  `(?<!\\b(?:${CUT_SHORT}))(?!(?<=\\d)\\. (?:${COUNTED}))[.!?]["”)]?\\s+(?=["“(]?[\\p{Lu}\\d$€£*])`,
  'gu',
);

function splitSentences(text: string, line: Piece): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].trimEnd().length;
    pieces.push(pieceOf(text, line.start + from, line.start + end));
    from = match.index + match[0].length;
  }
  return [...pieces, pieceOf(text, line.start + from, line.end)].filter((piece) => piece.text !== '');
}

function splitAt(text: string, start: number, end: number, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(separator)) {
    pieces.push(pieceOf(text, from, start + match.index));
    from = start + match.index + match[0].length;
  }
  pieces.push(pieceOf(text, from, end));
  return pieces.filter((piece) => piece.text !== '');
}
