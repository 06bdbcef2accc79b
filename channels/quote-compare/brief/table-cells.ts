/** Cells of a row that tabs, bars or gaps part; of tabs and bars each counts, so that an empty cell keeps its column. */
export function cellsOf(line: string): string[] {
  const bare = line.trim().replace(/^\||\|$/g, '');
  const cells = line.includes('\t') ? line.split('\t') : bare.split(bare.includes('|') ? '|' : / {2,}/);
  return cells.map((cell) => cell.trim());
}

/** A line that only rules a table. */
export const isRule = (line: string): boolean => /^[\s|:=+-]+$/.test(line) && line.trim() !== '';
