import { phrasePattern } from '../../reading/phrases.ts';
import { VENDOR_HEADINGS } from '../../reading/vocabulary/order-words.ts';

const HEADING = phrasePattern(VENDOR_HEADINGS);

/**
 * A table with a row for each vendor as one with a column for each, so that both are read as bids side by side. Only a table whose first heading
 * says that its rows are vendors is turned; what else the text holds comes back as it is.
 */
export function turnVendorRows(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isHead(cellsOf(line)));
  const head = cellsOf(lines[at] ?? '');
  if (at < 0) return text;
  const rows: string[][] = [];
  let end = at + 1;
  for (const line of lines.slice(at + 1)) {
    if (!isRule(line)) {
      const cells = cellsOf(line);
      if (cells.length !== head.length) break;
      rows.push(cells);
    }
    end += 1;
  }
  if (rows.length < 2) return text;
  const turned = head.map((cell, column) => [column === 0 ? '' : cell, ...rows.map((row) => row[column] ?? '')]);
  return [...lines.slice(0, at), ...turned.map((cells) => cells.join('\t')), ...lines.slice(end)].join('\n');
}

const isHead = ([first = '', ...more]: string[]): boolean =>
  more.length > 1 && first.length < 24 && HEADING.test(first) && more.every((cell) => !/\d[.,]\d{2}(?!\d)/.test(cell));

const isRule = (line: string): boolean => /^[\s|:=+-]+$/.test(line) && line.trim() !== '';

function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\||\|$/g, '');
  const mark = line.includes('\t') ? '\t' : bare.includes('|') ? '|' : / {2,}/;
  return bare.split(mark).map((cell) => cell.trim());
}
