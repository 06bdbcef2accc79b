import type { Span } from '../text/span.ts';

export interface Line extends Span {
  text: string;
  indent: number;
}

export function splitLines(text: string, { start, end }: Span): Line[] {
  const lines: Line[] = [];
  let at = start;
  while (at <= end) {
    const found = text.slice(at, end).search(/\r\n?|\n/);
    const to = found < 0 ? end : at + found;
    const written = text.slice(at, to);
    lines.push({ start: at, end: to, text: written, indent: indentOf(written) });
    if (found < 0) break;
    at = to + (text.startsWith('\r\n', to) ? 2 : 1);
  }
  return lines;
}

/**
 * A paragraph whose lines go on deeper than they begin, as in lists without marks. Such lines are indented themselves, and begin like one:
 * in running text a line that is set in says nothing.
 */
export function findHanging(lines: Line[], at: number): { is: boolean; end: number } {
  let last = at;
  while (last < lines.length && lines[last]!.text.trim() !== '') last += 1;
  const own = lines.slice(at, last);
  const columns = new Set<number>();
  const returned = new Set<number>();
  for (const [index, { indent }] of own.entries()) {
    if (indent > 0 && index > 0 && indent < own[index - 1]!.indent && columns.has(indent)) returned.add(indent);
    columns.add(indent);
  }
  const listed = own.filter(({ indent }) => returned.has(indent));
  const is = listed.length > 0 && listed.filter(({ text }) => BEGINNING.test(text)).length >= listed.length * 0.8;
  return { is, end: own.at(-1)?.end ?? lines[at]?.end ?? 0 };
}

/** Several words, the first of them no plain one in lower case, or a label. */
const BEGINNING = /^\s*(?!\p{Ll}[\p{Ll}'’-]*\s)\S+\s+\S|:\s*$/u;

/** Lines of tables whose rows have no marks at their ends (GitHub Flavored Markdown, 4.10): those around a line of hyphens and bars. */
export function findRows(lines: readonly Line[]): ReadonlySet<Line> {
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
export function findColumns(lines: readonly Line[]): { rows: ReadonlySet<Line>; tails: ReadonlySet<Line> } {
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
export function findSimpleTables(lines: readonly Line[]): { rows: ReadonlySet<Line>; aside: ReadonlySet<Line> } {
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

function indentOf(line: string): number {
  let columns = 0;
  for (const char of line) {
    if (char === ' ') columns += 1;
    else if (char === '\t') columns += 8 - (columns % 8);
    else break;
  }
  return columns;
}
