import type { Span } from '../../reading/span.ts';
import { UNIT_WORD, unitOf } from '../../reading/units.ts';
import type { Draft } from './merge-needs.ts';
import { toDraft } from './need-drafts.ts';
import { QTY } from './need-patterns.ts';

/**
 * Rows of a table whose cells only gaps part, with a tab at the start of each gap: lines of as many cells, below the first each with one that is only a
 * number. Every character else keeps its place.
 */
export function withTabsInGaps(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const width = widthOf(lines[at]);
    let end = at + 1;
    while (width > 1 && widthOf(lines[end]) === width && gapCells(lines[end] ?? '').some((cell) => NUMBER.test(cell)))
      end += 1;
    const isHeaded = end - at > 1 && !/\d/.test(lines[at] ?? '');
    for (let row = at; isHeaded && row < end; row += 1)
      lines[row] = (lines[row] ?? '').replace(GAP, (gap) => `\t${gap.slice(1)}`);
    at = end - 1;
  }
  return lines.join('\n');
}
const GAP = /(?<=\S) {2,}(?=\S)/g;
const NUMBER = new RegExp(`^${QTY}\\s?(?:${UNIT_WORD})?\\.?$`, 'iu');
const gapCells = (line: string): string[] => line.trim().split(/ {2,}/);
const widthOf = (line = ''): number => (/[\t|]/.test(line) ? 0 : gapCells(line).length);

/**
 * A row of a table. Its quantity is a cell that is only a number, with or without a unit; of several, the one with a unit, else the last
 * that is too short for a part number. A number in the first of more than two cells counts the rows.
 */
export function readCells(brief: string, span: Span, cells: string[]): Draft | null {
  const numbers = cells.flatMap((cell, index) => {
    const hit = new RegExp(`^${QTY}\\s*(?<unit>${UNIT_WORD})?\\.?$`, 'iu').exec(cell.trim());
    return hit?.groups ? [{ index, qty: hit.groups.qty, unit: hit.groups.unit }] : [];
  });
  const isCounter = (index: number): boolean => index === 0 && cells.length > 2 && numbers.length > 1;
  const own = numbers.filter(({ index }) => !isCounter(index));
  const amount = own.find(({ unit }) => unit) ?? own.findLast(({ qty }) => (qty ?? '').length < 5);
  const part = cells.filter(
    (cell, index) => index !== amount?.index && !isCounter(index) && unitOf(cell.trim()) === null,
  );
  const unit = cells.find((cell) => unitOf(cell.trim()) !== null);
  return amount && part.length > 0
    ? toDraft(brief, span, { qty: amount.qty, unit: amount.unit ?? unit, part: part.join(' ') })
    : null;
}
