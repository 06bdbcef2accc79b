import { headingOf, tableRows } from './table-rows.ts';

/**
 * A text of several tables below each other, each with its own heading, as sheets of a workbook are pasted: their rows, and the lines beside them. A table of which no column holds things or
 * their numbers (keys, people) is left out. Null for a text of one or none.
 */
export function severalTables(text: string): { rows: string[]; beside: string } | null {
  const lines = text.split('\n');
  for (const mark of ['\t', '|', ';']) {
    const runs: string[][] = [[]];
    const beside: string[] = [];
    for (const line of lines) {
      if (line.includes(mark)) runs.at(-1)?.push(line);
      else {
        if (line.trim() !== '') beside.push(line);
        if (runs.at(-1)?.length !== 0) runs.push([]);
      }
    }
    const tables = runs.filter((run) => run.length > 1 && isHead(run[0] ?? '', mark));
    if (tables.length < 2) continue;
    const holding = tables.filter(([head = '']) =>
      cellsOf(head, mark).some((cell) => HOLDING.has(headingOf(cell) ?? '')),
    );
    return {
      rows: holding.flatMap((run) => tableRows(run.join('\n'))?.rows ?? []),
      beside: beside.filter((line) => !SHEET.test(line)).join('\n'),
    };
  }
  return null;
}

const HOLDING: ReadonlySet<string> = new Set(['name', 'maker', 'model', 'UPC', 'VIN']);

const cellsOf = (line: string, mark: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(mark)
    .map((cell) => cell.trim());

/** No figures, and half of the headings are known. */
const isHead = (line: string, mark: string): boolean => {
  const cells = cellsOf(line, mark);
  const known = cells.filter((cell) => headingOf(cell) !== undefined);
  return !/\d/.test(line) && known.length * 2 >= cells.length;
};

/** "Sheet2: KITCHEN", "Tabelle 1" */
const SHEET =
  /^[ \t]*[[(<=#*–—-]{0,4}[ \t]*(?:sheet|tab|table|tabelle|blatt|feuille|onglet|hoja|pestaña|foglio|scheda|folha|aba|blad|tabblad|arkusz)[ \t]?\d{0,2}\b[^\n]*$/iu;
