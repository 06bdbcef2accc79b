import { phrasePattern } from '../../reading/phrases.ts';
import { VENDOR_HEADINGS } from '../../reading/vocabulary/order-words.ts';
import { isNoVendor } from './no-vendor.ts';
import { cellsOf, isRule } from './table-cells.ts';

const HEADING = phrasePattern(VENDOR_HEADINGS);

/**
 * A table with a row for each vendor as one with a column for each, so that both are read as bids side by side. Only a table with a heading that says
 * where its vendors stand is turned; what else the text holds comes back as it is.
 */
export function turnVendorRows(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isHead(cellsOf(line)));
  const head = cellsOf(lines[at] ?? '');
  if (at < 0) return text;
  const vendor = head.findIndex(isVendorHeading);
  const rows: string[][] = [];
  let end = at + 1;
  for (const line of lines.slice(at + 1)) {
    if (!isRule(line)) {
      const cells = cellsOf(line);
      const isPadded = /[\t|]/.test(line) && cells.length > 1 && cells.length < head.length;
      if (cells.length !== head.length && !isPadded) break;
      if (!isNoVendor(cells[vendor] ?? '')) rows.push(cells);
    }
    end += 1;
  }
  // A vendor that stands in several rows has a row for each item.
  const isRowEach = new Set(rows.map((cells) => cells[vendor])).size === rows.length;
  if (rows.length < 2 || !isRowEach) return text;
  const columns = [vendor, ...head.keys().filter((column) => column !== vendor)];
  const turned = columns.map((column, at) => [at === 0 ? '' : head[column], ...rows.map((row) => row[column] ?? '')]);
  return [...lines.slice(0, at), ...turned.map((cells) => cells.join('\t')), ...lines.slice(end)].join('\n');
}

const isVendorHeading = (cell: string): boolean => cell.length < 24 && HEADING.test(cell);

const isHead = (cells: string[]): boolean =>
  cells.length > 2 && cells.some(isVendorHeading) && cells.every((cell) => !/\d[.,]\d{2}(?!\d)/.test(cell));
