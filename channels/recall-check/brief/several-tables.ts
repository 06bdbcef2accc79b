import { BLANKS, headingOf, tableRows } from './table-rows.ts';

/** Rows of tables, and the lines beside them. */
interface TablesAmid {
  rows: string[];
  beside: string;
}

/**
 * A text of several tables below each other, each with its own heading, as sheets of a workbook are pasted. A table of which no column holds things or
 * their numbers (keys, people) is left out. Null for a text of one or none.
 */
export const severalTables = (text: string): TablesAmid | null => tablesIn(text, MARKS, 2);

/** The one table of a text that says other things above and below it: three columns or more, most of them known. */
export const tableAmid = (text: string): TablesAmid | null => tablesIn(text, [...MARKS, BLANKS], 1);

const MARKS = ['\t', '|', ';'];

function tablesIn(text: string, marks: readonly string[], least: number): TablesAmid | null {
  const lines = text.split('\n');
  for (const mark of marks) {
    const runs: string[][] = [[]];
    const beside: string[] = [];
    for (const line of lines) {
      if (line.trim().includes(mark)) runs.at(-1)?.push(line);
      else {
        if (line.trim() !== '') beside.push(line);
        if (runs.at(-1)?.length !== 0) runs.push([]);
      }
    }
    const tables = runs.filter((run) => run.length > 1 && isHead(run[0] ?? '', mark, least));
    if (tables.length < least) continue;
    const holding = tables.filter(([head = '']) =>
      cellsOf(head, mark).some((cell) => HOLDING.has(headingOf(cell) ?? '')),
    );
    if (least === 1 && holding.length === 0) continue;
    const others = runs.filter((run) => !tables.includes(run)).flat();
    return {
      rows: holding.flatMap((run) => tableRows(run.join('\n'))?.rows ?? []),
      beside: [...beside, ...(least === 1 ? others : [])].filter((line) => !SHEET.test(line)).join('\n'),
    };
  }
  return null;
}

const HOLDING: ReadonlySet<string> = new Set(['name', 'maker', 'model', 'UPC', 'VIN']);

const cellsOf = (line: string, mark: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(mark === BLANKS ? / {2,}/ : mark)
    .map((cell) => cell.trim());

/** No figures, and half of the headings are known; of a table that stands alone more than half of three or more. */
const isHead = (line: string, mark: string, least: number): boolean => {
  const cells = cellsOf(line.trim(), mark);
  const known = cells.filter((cell) => headingOf(cell) !== undefined);
  const isSure = least > 1 || (cells.length > 2 && known.length * 2 > cells.length);
  return !/\d/.test(line) && known.length * 2 >= cells.length && isSure;
};

/** "Sheet2: KITCHEN", "Tabelle 1" */
const SHEET =
  /^[ \t]*[[(<=#*–—-]{0,4}[ \t]*(?:sheet|tab|table|tabelle|blatt|feuille|onglet|hoja|pestaña|foglio|scheda|folha|aba|blad|tabblad|arkusz)[ \t]?\d{0,2}\b[^\n]*$/iu;
