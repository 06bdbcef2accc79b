import { lineSpans } from '../../../reading/span.ts';
import type { Span } from '../../../reading/span.ts';
import { unitOf } from '../../../reading/units.ts';
import { QUANTITY_LABEL } from './need-words.ts';

/** A quantity and its thing where a column or a row headed so tells which is which. */
export interface Row {
  line: Span;
  qty: Span;
  unit: Span | null;
  phrase: Span;
}

const SEPARATORS = [/\t/g, /\s*\|\s*/g, /[;]/g, /,(?!\d{3}(?!\d)|\s)/g, / {2,}/g];
const NUMBER = /^(?:\d{1,3}(?:[.,' ]\d{3})+|\d+(?:[.,]\d+)?)$/;
/** How a table heads what names the thing; columns of numbers and prices are known by their cells. */
const MOST_LETTERS_IN_LABEL = 16;

/** The rows below a line with a heading for quantities, and quantities that stand below their things. */
export function readRows(text: string): Row[] {
  const lines = lineSpans(text).filter(({ start, end }) => text.slice(start, end).trim() !== '');
  return lines.flatMap((line, at): Row[] => {
    const header = headerOf(text, line);
    return header ? rowsBelow(text, lines.slice(at + 1), header) : pairsWith(text, lines[at - 1], line);
  });
}

interface Header {
  separator: RegExp;
  cells: Span[];
  column: number;
}

function headerOf(text: string, line: Span): Header | null {
  for (const separator of SEPARATORS) {
    const cells = cellsOf(text, line, separator);
    const labels = cells.map(({ start, end }) => text.slice(start, end));
    const column = labels.findIndex((label) => label.length <= MOST_LETTERS_IN_LABEL && QUANTITY_LABEL.test(label));
    if (cells.length > 1 && column >= 0 && !labels.some((label) => /\d{2}/.test(label)))
      return { separator, cells, column };
  }
  return null;
}

function rowsBelow(text: string, lines: readonly Span[], header: Header): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rowOf(text, line, header);
    if (!row && (rows.length > 0 || /\p{L}/u.test(text.slice(line.start, line.end)))) break;
    if (row) rows.push(row);
  }
  return rows;
}

function rowOf(text: string, line: Span, { separator, cells: heads, column }: Header): Row | null {
  const cells = cellsOf(text, line, separator);
  const at = (span: Span): string => text.slice(span.start, span.end);
  const isNumber = (span: Span): boolean => NUMBER.test(numberOf(at(span)));
  const head = heads[column];
  if (!head || cells.length < 2) return null;
  const offset = (span: Span): number => Math.abs(span.start - line.start - head.start + lineStart(text, head.start));
  const nearest = cells.filter(isNumber).toSorted((a, b) => offset(a) - offset(b))[0];
  const own = cells.length === heads.length ? cells[column] : nearest;
  if (!own || !isNumber(own)) return null;
  const digits = numberOf(at(own));
  const others = cells.filter((cell) => cell !== own);
  const isUnit = (cell: Span): boolean => unitOf(at(cell)) !== null;
  const named = others.filter((cell) => !isUnit(cell) && /\p{L}|\d[-x×/]\d/u.test(at(cell)));
  const [first, last] = [named[0], named.at(-1)];
  const unit =
    digits.length < at(own).trim().length
      ? { start: own.start + digits.length, end: own.end }
      : (others.find(isUnit) ?? null);
  if (!first || !last) return null;
  // Cells on both sides of the quantity are no one phrase.
  const run =
    first.start < own.start && last.start > own.start ? named.filter((cell) => cell.start > own.start) : named;
  const phrase = { start: run[0]?.start ?? first.start, end: run.at(-1)?.end ?? last.end };
  const isBroken = unit && unit.start > phrase.start && unit.end < phrase.end;
  return { line, qty: { start: own.start, end: own.start + digits.length }, unit, phrase: isBroken ? last : phrase };
}

/** The number at the head of a cell that holds nothing else but a unit. */
function numberOf(cell: string): string {
  const [, digits = '', unit = ''] = /^(\d[\d.,' ]*?)\s?(\p{L}{0,12})\.?$/u.exec(cell.trim()) ?? [];
  return unit === '' || unitOf(unit) !== null ? digits : '';
}

/** "Size: M L XL" above "Qty: 25 75 100": as many things as quantities, in the same order. */
function pairsWith(text: string, above: Span | undefined, line: Span): Row[] {
  const wordsOf = ({ start, end }: Span): Span[] =>
    [...text.slice(start, end).matchAll(/\S+/g)].map((hit) => ({
      start: start + hit.index,
      end: start + hit.index + hit[0].length,
    }));
  const [label, ...numbers] = wordsOf(line);
  if (!above || !label || numbers.length < 2 || !QUANTITY_LABEL.test(text.slice(label.start, label.end))) return [];
  const things = wordsOf(above).slice(1);
  if (things.length !== numbers.length || !numbers.every(({ start, end }) => NUMBER.test(text.slice(start, end))))
    return [];
  return numbers.flatMap((qty, at) => {
    const phrase = things[at];
    return phrase ? [{ line: { start: above.start, end: line.end }, qty, unit: null, phrase }] : [];
  });
}

function cellsOf(text: string, { start, end }: Span, separator: RegExp): Span[] {
  const cells: Span[] = [];
  let from = start;
  const add = (to: number): void => {
    const cell = text.slice(from, to);
    const lead = cell.length - cell.trimStart().length;
    if (cell.trim() !== '') cells.push({ start: from + lead, end: from + lead + cell.trim().length });
  };
  for (const hit of text.slice(start, end).matchAll(separator)) {
    add(start + hit.index);
    from = start + hit.index + hit[0].length;
  }
  add(end);
  return cells;
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
