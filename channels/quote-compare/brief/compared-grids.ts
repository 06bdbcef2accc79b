import { lineSpans } from '../../reading/span.ts';
import { cellsOf, isRule } from './table-cells.ts';

/** A table as rows of vendors: a heading for each column, and a row for each. What stands round it comes with it. */
export interface Grid {
  heads: string[];
  rows: string[][];
  before: string;
  behind: string;
}

/**
 * Tables of a text that may compare vendors, however they are laid out: rows of cells, a row or a column for each vendor, or one cell a line. `isFact`
 * says whether a cell is a heading of what is known of a vendor.
 */
export function gridsIn(text: string, isFact: (cell: string) => boolean): Grid[] {
  const lines = lineSpans(text).map(({ start, end }) => text.slice(start, end));
  const found: Grid[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const block = blockAt(lines, at);
    if (!block) continue;
    const round = { before: lines.slice(0, at).join('\n'), behind: lines.slice(block.end).join('\n') };
    const grid = standing(block.rows, isFact) ?? standing(turned(block.rows), isFact);
    if (grid) found.push({ ...grid, ...round });
    at = block.end - 1;
  }
  return found.length > 0 ? found : relaid(lines, isFact);
}

/** Rows of as many cells as the first, from a line on; a first row that leaves out what the rows are about gets an empty cell. */
function blockAt(lines: string[], from: number): { rows: string[][]; end: number } | null {
  const rows: string[][] = [];
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (line.trim() === '') break;
    if (isRule(line)) continue;
    const cells = cellsOf(line);
    if (cells.length < 2) break;
    rows.push(cells);
  }
  const width = Math.max(...rows.slice(1).map((cells) => cells.length));
  const [first, ...others] = rows;
  if (!first || others.length < 2 || width < 2) return null;
  const head = first.length === width - 1 ? ['', ...first] : first;
  const isEven =
    head.length === width && others.every((cells) => cells.length === width || /[\t|]/.test(lines[from] ?? ''));
  return isEven
    ? { rows: [head, ...others.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])], end }
    : null;
}

const turned = (rows: string[][]): string[][] =>
  (rows[0] ?? []).map((_cell, column) => rows.map((cells) => cells[column] ?? ''));

/** Rows below headings: all that head anything but the first column are facts, or all but one of many. */
function standing(rows: string[][], isFact: (cell: string) => boolean): Pick<Grid, 'heads' | 'rows'> | null {
  const [heads = [], ...below] = rows;
  const own = heads.slice(1).filter((cell) => cell !== '');
  const known = own.filter(isFact).length;
  return known > 1 && known >= own.length - 1 - Math.floor(own.length / 4) && below.length > 1
    ? { heads, rows: below }
    : null;
}

/** A table that came with every cell on a line of its own: as many headings as each row has cells. */
function relaid(lines: string[], isFact: (cell: string) => boolean): Grid[] {
  const cells = lines.map((line) => line.trim());
  for (let from = 0; from < cells.length; from += 1) {
    if (!isFact(cells[from] ?? '')) continue;
    let width = 1;
    while (isFact(cells[from + width] ?? '')) width += 1;
    let end = from + width;
    while (end < cells.length && cells[end] !== '') end += 1;
    const body = cells.slice(from + width, end);
    const count = Math.floor(body.length / width);
    const rows = Array.from({ length: count }, (_row, at) => body.slice(at * width, (at + 1) * width));
    const isRegular = width > 2 && count > 1 && body.length === count * width;
    if (isRegular)
      return [
        {
          heads: cells.slice(from, from + width),
          rows,
          before: lines.slice(0, from).join('\n'),
          behind: lines.slice(end).join('\n'),
        },
      ];
    from += width;
  }
  return [];
}
