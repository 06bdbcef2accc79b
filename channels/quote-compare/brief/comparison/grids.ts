import { cellsOf, isRule } from '../table-cells.ts';
import { kindOfLabel } from './labels.ts';

/** A table of a text in rows of as many cells each, empty ones included, and what stands round it. */
export interface Grid {
  rows: string[][];
  before: string;
  behind: string;
}

type Mark = 'tab' | 'bar' | 'gap';

/**
 * The tables of a text, their cells parted by tabs, bars or gaps, or each on a line of its own. A title above the first row of headings is of what
 * stands before.
 */
export function gridsIn(text: string): Grid[] {
  const lines = text.split('\n');
  return [...markedIn(lines), ...stackedIn(lines)];
}

function markedIn(lines: string[]): Grid[] {
  const grids: Grid[] = [];
  for (let at = 0; at < lines.length;) {
    const mark = markOf(lines[at] ?? '');
    const end = mark === null ? at : endOfTable(lines, at, mark);
    if (mark === null || end - at < LEAST_LINES) {
      at += 1;
      continue;
    }
    const rows = rowsOf(lines.slice(at, end), mark);
    const first = rows.findIndex((cells) => filled(cells) > 1);
    const titles = rows.slice(0, Math.max(first, 0)).map((cells) => cells.join(' ').trim());
    if (first >= 0 && rows.length - first >= LEAST_LINES)
      grids.push({
        rows: rows.slice(first),
        before: [...lines.slice(0, at), ...titles].join('\n'),
        behind: lines.slice(end).join('\n'),
      });
    at = end;
  }
  return grids;
}

const LEAST_LINES = 3;

export const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** What parts the cells of a line; null where it has but one. */
function markOf(line: string): Mark | null {
  if (line.includes('\t')) return 'tab';
  if (/\S[^|]*\|[^|]*\S|^\s*\|.*\|\s*$/.test(line)) return 'bar';
  return /\S {2,}\S/.test(line) ? 'gap' : null;
}

/** Rows of one kind; a row with one cell, as who offers what stands below it, is one where others follow. */
function endOfTable(lines: string[], from: number, mark: Mark): number {
  let end = from;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (isRule(line) || markOf(line) === mark) continue;
    const isSet = mark === 'gap' && /^ {3,}\S/.test(line);
    const isHead =
      end > from && line.trim() !== '' && line.length < LONGEST_HEAD && markOf(lines[end + 1] ?? '') === mark;
    if (!isSet && !isHead) break;
  }
  return end;
}
const LONGEST_HEAD = 60;

function rowsOf(lines: string[], mark: Mark): string[][] {
  const written = lines.filter((line) => line.trim() !== '' && !isRule(line));
  const isFramed = written.every((line) => /^\s*\|/.test(line));
  const rows = mark === 'gap' ? aligned(written) : written.map((line) => cellsIn(line, { mark, isFramed }));
  const width = Math.max(...rows.map((cells) => cells.length));
  return rows
    .filter((cells) => filled(cells) > 0)
    .map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}

/** The cells of a line, the empty one before its first bar too where the bars are no frame. */
const cellsIn = (line: string, { mark, isFramed }: { mark: Mark; isFramed: boolean }): string[] =>
  mark === 'bar' && !isFramed && /^\s*\|/.test(line) ? ['', ...cellsOf(line)] : cellsOf(line);

/** Rows whose cells stand below each other: what is blank in all of them, and parts cells in each, parts the columns. */
function aligned(lines: string[]): string[][] {
  const several = lines.filter((line) => /\S {2,}\S/.test(line));
  const length = Math.max(...several.map((line) => line.length));
  const isBlank = (line: string, at: number): boolean => (line[at] ?? ' ') === ' ';
  const parts = Array.from({ length }, (_blank, at) =>
    several.every((line) => isBlank(line, at) && (isBlank(line, at - 1) || isBlank(line, at + 1))),
  );
  const gaps = [
    ...parts
      .map((isPart) => (isPart ? ' ' : 'x'))
      .join('')
      .matchAll(/ +/g),
  ].filter(({ index }) => index > 0);
  const starts = [0, ...gaps.map(({ index, 0: { length: wide } }) => index + wide)];
  return lines.map((line) =>
    several.includes(line) ? starts.map((start, at) => line.slice(start, starts[at + 1]).trim()) : [line.trim()],
  );
}

/** A table with each cell on a line of its own, an empty line behind it: as many headings as each row has cells. */
function stackedIn(lines: string[]): Grid[] {
  const cells = lines.map((line) => line.trim());
  for (let from = 0; from < cells.length; from += 1) {
    let width = 0;
    while (kindOfLabel(cells[from + width] ?? '') !== null) width += 1;
    const blank = cells.indexOf('', from + width);
    const end = blank < 0 ? cells.length : blank;
    const count = (end - from) / Math.max(width, 1);
    if (width >= LEAST_STACKED && Number.isInteger(count) && count >= LEAST_LINES)
      return [
        {
          rows: Array.from({ length: count }, (_row, at) => cells.slice(from + at * width, from + (at + 1) * width)),
          before: lines.slice(0, from).join('\n'),
          behind: lines.slice(end).join('\n'),
        },
      ];
    from += width;
  }
  return [];
}
const LEAST_STACKED = 3;
