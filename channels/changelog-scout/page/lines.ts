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

function indentOf(line: string): number {
  let columns = 0;
  for (const char of line) {
    if (char === ' ') columns += 1;
    else if (char === '\t') columns += 8 - (columns % 8);
    else break;
  }
  return columns;
}
