import { isNoVendor } from '../no-vendor.ts';
import { cellsOf, isRule } from '../table-cells.ts';
import { kindOfLabel } from './labels.ts';

/** The text without the columns of a comparison that show what the offers are held against: "Budget", "Lowest", "Last year". */
export function withoutHeldAgainst(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const columns = heldAgainstIn(lines[at] ?? '');
    if (columns.size === 0) continue;
    const isFramed = /^\s*\|/.test(lines[at] ?? '');
    for (; isParted(lines[at] ?? ''); at += 1) {
      const line = lines[at] ?? '';
      const cells = line.includes('|') && !isFramed && /^\s*\|/.test(line) ? ['', ...cellsOf(line)] : cellsOf(line);
      if (!isRule(line))
        lines[at] = cells.filter((_cell, column) => !columns.has(column)).join(line.includes('\t') ? '\t' : ' | ');
    }
  }
  return lines.join('\n');
}

const isParted = (line: string): boolean => /[\t|]/.test(line);

/** Columns of such a kind beside those of two vendors or more. */
function heldAgainstIn(line: string): Set<number> {
  const cells = isParted(line) ? cellsOf(line) : [];
  const held = cells.flatMap((cell, column) => (column > 0 && /\p{L}/u.test(cell) && isNoVendor(cell) ? [column] : []));
  if (held.length === 0) return new Set();
  const unknown = cells.flatMap((cell, column) =>
    column > 0 && /\p{L}{2}/u.test(cell) && kindOfLabel(cell) === null ? [column] : [],
  );
  const vendors = unknown.filter((column) => !held.includes(column));
  return new Set(vendors.length > 1 ? held.filter((column) => unknown.includes(column)) : []);
}
