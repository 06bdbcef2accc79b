import type { Line } from './lines.ts';

/** Lines of tables. `aside` frame them, and are no words; a `tail` goes on with the row above it. */
export interface TableLines {
  rows: ReadonlySet<Line>;
  aside: ReadonlySet<Line>;
  tails: ReadonlySet<Line>;
}

/** Lines of the tables of a text, however they are drawn. */
export function findTables(lines: readonly Line[]): TableLines {
  const columns = findColumns(lines);
  const simple = findSimpleTables(lines);
  const grids = findGrids(lines);
  return {
    rows: new Set([...findRows(lines), ...columns.rows, ...simple.rows, ...grids.rows]),
    aside: new Set([...simple.aside, ...grids.aside]),
    tails: columns.tails,
  };
}

/** Whether a line is a row by its own marks: bars at both ends. */
export const isBarred = (words: string): boolean => words.length > 2 && BAR_FIRST.test(words) && BAR_LAST.test(words);

/** Bars between cells: the plain one, and those of box drawing. */
const BARS = String.raw`|\u2502\u2503\u2551`;
const BAR_FIRST = new RegExp(`^[${BARS}]`);
const BAR_LAST = new RegExp(`[${BARS}]$`);

/** Tables in a frame (`+-----+-----+`, `├──┼──┤`, Org's `|---+---|`): their rows, and the lines of the frame. */
function findGrids(lines: readonly Line[]): Pick<TableLines, 'rows' | 'aside'> {
  const [rows, aside] = [new Set<Line>(), new Set<Line>()];
  for (const [index, line] of lines.entries()) {
    if (!FRAME.test(line.text)) continue;
    aside.add(line);
    for (let at = index + 1; isBarred(lines[at]?.text.trim() ?? '') && !FRAME.test(lines[at]!.text); at++)
      rows.add(lines[at]!);
  }
  return { rows, aside };
}

/** Corners or crossings with strokes between them, and nothing else. */
const FRAME =
  /^\s*[+|\u250c-\u254b\u2552-\u256c\u2502\u2503\u2551](?:[-=\u2500\u2501\u2550]{3,}[+|\u250c-\u254b\u2551-\u256c\u2502\u2503]){1,20}\s*$/;

/** Lines of tables whose rows have no marks at their ends (GitHub Flavored Markdown, 4.10): those around a line of hyphens and bars. */
function findRows(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = new Set<Line>();
  for (const [index, line] of lines.entries()) {
    const head = lines[index - 1];
    if (!head?.text.includes('|') || !DELIMITERS.test(line.text)) continue;
    rows.add(head).add(line);
    for (let at = index + 1; lines[at]?.text.includes('|'); at++) rows.add(lines[at]!);
  }
  return rows;
}

/**
 * Lines of a table that is set in columns by blanks, from the line that names them: a version, a day or a change among them. A row has as many cells as are
 * named, or one less; what stands under its last column alone goes on with it (`tails`).
 */
function findColumns(lines: readonly Line[]): Pick<TableLines, 'rows' | 'tails'> {
  const rows = new Set<Line>();
  const tails = new Set<Line>();
  for (const [index, head] of lines.entries()) {
    const names = head.text.trim().split(COLUMN);
    if (rows.has(head) || names.length < 3 || !isHeader(names)) continue;
    const last = head.text.lastIndexOf(names.at(-1)!);
    const found: Line[] = [];
    for (const line of lines.slice(index + 1)) {
      const cells = line.text.trim().split(COLUMN).length;
      if (RULE.test(line.text)) continue;
      if (line.text.trim() !== '' && line.indent >= Math.max(8, last - 2) && found.length > 0) tails.add(line);
      else if (cells <= names.length && cells >= Math.max(2, names.length - 1) && line.indent <= head.indent + 2)
        found.push(line);
      else break;
    }
    if (found.length > 1) for (const line of [head, ...found]) rows.add(line);
  }
  return { rows, tails };
}

/**
 * Simple tables of reStructuredText: their rows, and what frames them, the row that names the columns included (`aside`). Two borders stand around a table, a third below
 * its head.
 */
function findSimpleTables(lines: readonly Line[]): Pick<TableLines, 'rows' | 'aside'> {
  const [rows, aside] = [new Set<Line>(), new Set<Line>()];
  const borders = lines.flatMap(({ text }, at) => (BORDER.test(text) ? [at] : []));
  while (borders.length > 1) {
    const [top, second] = borders.splice(0, 2) as [number, number];
    const third = borders[0];
    const hasHead = third !== undefined && !lines.slice(second, third).some(({ text }) => text.trim() === '');
    const end = hasHead ? borders.shift()! : second;
    for (const [at, line] of lines.slice(top, end + 1).entries())
      (BORDER.test(line.text) || (hasHead && top + at < second) ? aside : rows).add(line);
  }
  return { rows, aside };
}
const BORDER = /^\s*=+(?: +=+)+\s*$/;

const COLUMN = /[ ]{2,}|\t+/;
const RULE = /^[\s=+|-]+$/;
const NAMES_OF_RELEASES = /^(?:versions?|releases?|revisions?|rev\.?|ver\.?|build|issue|edition)$/i;
const NAMES_OF_REST =
  /^(?:(?:release )?date|released|changes?|descriptions?|summary|notes?|comments?|what changed|details)$/i;
const isHeader = (names: readonly string[]): boolean =>
  names.some((name) => NAMES_OF_RELEASES.test(name)) && names.some((name) => NAMES_OF_REST.test(name));

const DELIMITERS = /^\s{0,3}\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*\|?\s*)?$/;
