import type { Block, TextLayer } from '#contracts/page.ts';

/** A piece of a page's text with its place in the text layer. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

/** One line as a reader takes it in: a sentence of a paragraph, an item without the items inside it, or a table row with its cells. */
export interface Line extends Piece {
  kind: 'text' | 'item' | 'row';
  /** Nesting depth of an item; 0 for others. */
  depth: number;
  cells: Piece[];
  /** Cells of the header row above a row. */
  header: Piece[];
}

export interface Section {
  /** Null before the first heading of the page. */
  heading: (Piece & { level: number }) | null;
  lines: Line[];
}

const LEAF_KINDS = new Set(['paragraph', 'item', 'row', 'term', 'definition', 'code', 'cell']);

/** A page cut at its headings, in order. */
export function readSections(layer: TextLayer): Section[] {
  const sections: Section[] = [{ heading: null, lines: [] }];
  const blocks = layer.blocks.filter(({ kind }) => kind === 'heading' || LEAF_KINDS.has(kind));
  const reader = createLineReader(layer, blocks);
  for (const line of readUnits(layer, blocks)) {
    if (line.kind === 'heading') {
      sections.push({ heading: { ...pieceOf(layer.text, line.start, line.end), level: line.level ?? 6 }, lines: [] });
      continue;
    }
    sections.at(-1)?.lines.push(...reader(line));
  }
  return sections;
}

/** Blocks that are read on their own: not a cell of a row that is read, not a paragraph inside an item. */
function readUnits(layer: TextLayer, blocks: Block[]): Block[] {
  const units: Block[] = [];
  for (const block of blocks) {
    const around = units.findLast(({ start, end }) => start <= block.start && block.end <= end);
    if (around?.kind === 'row' || around?.kind === 'heading') continue;
    if (around && around.kind !== 'item' && block.kind !== 'heading' && block.kind !== 'item') continue;
    if (around?.kind === 'item' && block.kind !== 'item' && block.kind !== 'heading' && block.kind !== 'row') continue;
    if (layer.text.slice(block.start, block.end).trim() !== '') units.push(block);
  }
  return units;
}

function createLineReader({ text }: TextLayer, blocks: Block[]): (block: Block) => Line[] {
  let header: { row: Block; cells: Piece[] } | null = null;
  return (block) => {
    if (block.kind !== 'row') return readText(text, block, blocks);
    const cells = cellsOf(text, block, blocks);
    const isNext = header !== null && isAdjoining(text, header.row.end, block.start);
    const isHeader = block.isHeader === true || (!isNext && looksLikeHeader(cells));
    if (isHeader) header = { row: block, cells };
    else if (header && isNext) header = { row: block, cells: header.cells };
    else header = null;
    const above = isHeader ? [] : (header?.cells ?? []);
    return [{ ...pieceOf(text, block.start, block.end), kind: 'row', depth: 0, cells, header: above }];
  };
}

/** Rows of one table are parted by line ends, in Markdown also by the line under its header. */
const isAdjoining = (text: string, end: number, start: number): boolean =>
  /^\s{0,2}(?:\|?[\s|:-]+\|\s*)?$/.test(text.slice(end, start));

const looksLikeHeader = (cells: Piece[]): boolean =>
  cells.length > 1 &&
  cells.every(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text)) &&
  cells.some(({ text }) => HEADER_WORD.test(text));
const HEADER_WORD =
  /^\s*(?:ages?|age groups?|division|group|grades?|birth|born|year|fees?|costs?|price|tuition|program|league|class|level|when|season|team|dates?)\b/i;

function cellsOf(text: string, row: Block, blocks: Block[]): Piece[] {
  const cells = blocks.filter(({ kind, start, end }) => kind === 'cell' && start >= row.start && end <= row.end);
  if (cells.length > 0) return cells.map(({ start, end }) => pieceOf(text, start, end));
  return splitAt(text, row.start, row.end, /\t|\s\|\s/g);
}

/** The lines of a block, without the items that stand inside it. */
function readText(text: string, block: Block, blocks: Block[]): Line[] {
  const inner = blocks.find(
    (other) =>
      other !== block &&
      other.start > block.start &&
      other.end <= block.end &&
      ['item', 'row', 'heading'].includes(other.kind),
  );
  const end = inner ? inner.start : block.end;
  const kind = block.kind === 'item' ? ('item' as const) : ('text' as const);
  const depth = block.kind === 'item' ? (block.level ?? 1) : 0;
  const lines = splitAt(text, block.start, end, /\n+/g);
  const pieces = lines.flatMap((line) =>
    kind === 'text' || line.text.length > LONG_ITEM ? splitSentences(text, line) : [line],
  );
  return pieces.map((piece) => ({ ...piece, kind, depth, cells: [], header: [] }));
}

/** Items up to this length are read whole, as a note ("Exact dates TBA.") belongs to what it follows. */
const LONG_ITEM = 160;
const SENTENCE_END =
  /(?<!\b(?:St|Ave|Av|Rd|Blvd|Dr|Mt|Ft|No|vs|approx|Mr|Mrs|Ms|Jr|Sr|a\.m|p\.m|[A-Z]))[.!?]["”)]?\s+(?=["“(]?[\p{Lu}\d$€£*])/gu;

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

/** The text between two places without the white space around it. */
export function pieceOf(text: string, start: number, end: number): Piece {
  const raw = text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  const trimmed = raw.trim();
  return { text: trimmed, start: start + lead, end: start + lead + trimmed.length };
}
