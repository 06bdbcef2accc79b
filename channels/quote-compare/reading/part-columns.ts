import type { Need } from '../need.ts';
import type { ItemBlock } from './item-blocks.ts';
import type { QuoteText } from './quote-text.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { contains, inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { roleOfHeading, splitCells } from './table-header.ts';
import type { ColumnRole } from './table-header.ts';
import type { TextUnit } from './text-units.ts';

/** Tables that are turned: the parts stand side by side in one row, and quantity, price and amount in a row each below them. */
export interface PartColumns {
  items: ItemBlock[];
  /** The units that the tables are made of. */
  used: TextUnit[];
}

/** Finds them. A row below belongs to a table as long as it opens with a heading such as "Qty" or "Unit price". */
export function findPartColumns(quote: QuoteText): PartColumns {
  const found: PartColumns = { items: [], used: [] };
  const { units } = quote;
  for (const [index, unit] of units.entries()) {
    if (found.used.includes(unit)) continue;
    const head = readHead(quote, unit);
    if (!head) continue;
    const next = units.slice(index + 1);
    const steps = readLadder(quote, next, head.cells.length);
    if (steps.length > 1) {
      found.items.push(...head.parts.map((part) => toLadderBlock(part, head.unit, steps)));
      found.used.push(unit, ...steps.map(({ row }) => row));
      continue;
    }
    // A place for the headings before the parts says where they stand.
    const isTurned = !/^\s*\|\s*\|/.test(quote.text.slice(unit.start, unit.end));
    const stop = next.findIndex((row) => readRow(quote, row, isTurned) === null);
    const rows = (stop < 0 ? next : next.slice(0, stop)).flatMap((row) => readRow(quote, row, isTurned) ?? []);
    if (!rows.some(({ role }) => role === 'price' || role === 'ext')) continue;
    found.items.push(...head.parts.map((part) => toBlock(part, head, rows)));
    found.used.push(unit, ...rows.map(({ row }) => row));
  }
  return found;
}

interface Head {
  unit: TextUnit;
  /** Cells from the first part on. */
  cells: Span[];
  parts: { need: Need; cell: Span; at: number; match: ItemBlock['matches'][number] }[];
}

interface Row {
  row: TextUnit;
  role: ColumnRole;
  figures: Span[];
  cells: Span[];
}

function cellsOf({ text }: QuoteText, unit: Span): (Span & { text: string })[] {
  const line = text.slice(unit.start, unit.end);
  const isBare = !/ {2}|[|\t]/.test(line);
  return (isBare ? bareCells(line) : splitCells(line, /[|\t]/.test(line))).map(({ text: words, start, end }) => ({
    text: words,
    start: unit.start + start,
    end: unit.start + end,
  }));
}

/** Where a copy has lost the columns: the words before the first figure or part number, then each by itself. */
function bareCells(line: string): (Span & { text: string })[] {
  const first = /(?:^|\s)(?=(?:[$€£₹¥]|USD|EUR|GBP|CHF)?[\p{L}-]*\d)/u.exec(line);
  const at = first ? first.index + first[0].length : line.length;
  const label = line.slice(0, at).trim();
  const rest = Array.from(line.slice(at).matchAll(/\S+/g), ({ 0: text, index }) => ({
    text,
    start: at + index,
    end: at + index + text.length,
  }));
  return label ? [{ text: label, start: 0, end: at }, ...rest] : rest;
}

/** Two cells or more that name a need each, other needs each, and no figure beside the part numbers. */
function readHead(quote: QuoteText, unit: TextUnit): Head | null {
  if (quote.matcher.match(quote.text.slice(unit.start, unit.end)).length < 2) return null;
  const all = cellsOf(quote, unit).filter(({ text }) => text !== '');
  const named = all.flatMap((cell) => {
    const [match] = quote.matcher.match(cell.text);
    return match ? [{ cell, match, need: match.need }] : [];
  });
  const [first] = named;
  const isDistinct = new Set(named.map(({ need }) => need)).size === named.length;
  if (
    !first ||
    named.length < 2 ||
    !isDistinct ||
    /(?:[$€£₹¥]|USD|EUR|GBP|CHF)\s?\d|\d[.,]\d{2}(?!\d)/.test(quote.text.slice(unit.start, unit.end))
  )
    return null;
  const cells = all.slice(all.indexOf(first.cell));
  const isCounted = quote.numerals.some(
    (numeral) => contains(unit, numeral) && !named.some(({ cell }) => contains(cell, numeral)),
  );
  if (isCounted || cells.length > named.length + 1) return null;
  return { unit, cells, parts: named.map((part) => ({ ...part, at: cells.indexOf(part.cell) })) };
}

function readRow(quote: QuoteText, row: TextUnit, isTurned: boolean): Row | null {
  const cells = cellsOf(quote, row).filter(({ text }) => text !== '');
  const [first, last] = [roleOfHeading(cells[0]?.text ?? ''), roleOfHeading(cells.at(-1)?.text ?? '')];
  // A copy that has turned the columns round has the heading at the end.
  const role = first ?? (isTurned ? last : null);
  if (!role || role === 'part' || role === 'position' || cells.length < 2) return null;
  const figures = inside(quote.numerals, row);
  return { row, role, figures, cells: first ? cells.slice(1) : cells.slice(0, -1) };
}

/** A quantity and a price for each part: "500   5.60   0.95". */
interface Step {
  row: TextUnit;
  qty: Numeral;
  prices: Numeral[];
}

/** The rows of a ladder whose quantities stand before the prices of all parts; empty where the rows are anything else. */
function readLadder({ numerals }: QuoteText, rows: TextUnit[], width: number): Step[] {
  const steps: Step[] = [];
  for (const row of rows) {
    const [qty, ...prices] = inside(numerals, row);
    const isStep =
      qty !== undefined &&
      qty.decimals === 0 &&
      qty.currency === null &&
      prices.length === width &&
      prices.every(({ currency, decimals, isPercent }) => !isPercent && (currency !== null || decimals > 0)) &&
      qty.value.gt(steps.at(-1)?.qty.value ?? 0);
    if (!isStep) break;
    steps.push({ row, qty, prices });
  }
  return steps;
}

function toLadderBlock(part: Head['parts'][number], unit: TextUnit, steps: Step[]): ItemBlock {
  const cells = steps.flatMap(({ prices }) => prices[part.at] ?? []);
  return {
    ...blockOf(
      part,
      [unit, ...steps.map(({ row }) => row)],
      cells.map(({ start, end }) => ({ start, end, role: 'price' })),
    ),
    ranges: steps.map(({ qty: { start, end, value } }) => ({ start, end, min: value, max: null })),
  };
}

/** The block of one part: of each row the cell under it, by order, where the row has as many as the head. */
function toBlock(part: Head['parts'][number], { unit, cells: heads }: Head, rows: Row[]): ItemBlock {
  const own = rows.flatMap(({ role, figures, cells }) => {
    const all = [figures, cells].find(({ length }) => length === heads.length);
    const under = all?.[part.at];
    return under ? [{ start: under.start, end: under.end, role }] : [];
  });
  return blockOf(part, [unit, ...rows.map(({ row }) => row)], own);
}

/** What is said of one part in the rows of a table, the head first. */
function blockOf(
  { cell, match }: Head['parts'][number],
  rows: TextUnit[],
  cells: NonNullable<ItemBlock['column']>['cells'],
): ItemBlock {
  const parts = rows.map(({ start, end }) => ({ start, end }));
  return {
    start: parts[0]!.start,
    end: parts.at(-1)!.end,
    matches: [match],
    parts,
    header: null,
    ranges: [],
    column: { name: { start: cell.start, end: cell.end }, cells },
  };
}
