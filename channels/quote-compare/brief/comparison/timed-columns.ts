import { readCounts, timeOf } from '../read-counts.ts';
import { cellsOf, isRule } from '../table-cells.ts';
import { kindOfLabel } from './labels.ts';

/**
 * "Qty | Weeks | Acme | Bolt" over "12 | 2 | 28.00 | 24.50": a table with its prices for one of the weeks, and how many of them it counts. Only where a
 * column of time stands before those of two vendors.
 */
export function withTimes(text: string): { text: string; terms: string[] } {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /[\t|]/.test(line) && timeColumn(cellsOf(line)) > 0);
  if (at < 0) return { text, terms: [] };
  const head = cellsOf(lines[at] ?? '');
  const column = timeColumn(head);
  const unit = (head[column] ?? '').toLowerCase();
  const end = lines.findIndex((line, row) => row > at && !/[\t|]/.test(line));
  const terms = new Set<string>();
  const plain = lines.map((line, row) => {
    if (row < at || (end >= 0 && row >= end) || isRule(line)) return line;
    const cells = cellsOf(line);
    const count = cells[column] ?? '';
    const isCounted = row > at && /^\d{1,3}$/.test(count);
    if (isCounted) terms.add(`${count} ${unit}`);
    return cells
      .map((cell, own) => (isCounted && own > column && /\d[.,]\d{2}\D{0,3}$/.test(cell) ? `${cell}/${unit}` : cell))
      .filter((_cell, own) => own !== column)
      .join('\t');
  });
  return { text: plain.join('\n'), terms: [...terms] };
}

/** Where a heading counts time before those of two vendors; -1 where none does. */
function timeColumn(cells: string[]): number {
  const column = cells.findIndex((cell) => timeOf(cell) !== null);
  const behind = column < 0 ? [] : cells.slice(column + 1);
  const names = behind.filter((cell) => /\p{L}{2}/u.test(cell) && kindOfLabel(cell) === null);
  return names.length > 1 ? column : -1;
}

/** The one term of a table, where nothing round it says it. */
export const untoldTerm = (terms: readonly string[], said: string): string[] =>
  terms.length === 1 && !readCounts(said).some(({ value }) => value.nouns.some((noun) => timeOf(noun) !== null))
    ? [`for ${terms.join()}`]
    : [];
