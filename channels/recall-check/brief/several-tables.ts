import { headingOf } from './column-headings.ts';
import { BLANKS, tableRows } from './table-rows.ts';

/** Rows of tables, and the lines beside them. */
interface Tables {
  rows: string[];
  beside: string;
}

/**
 * A text of several tables below each other, each with its own heading, as sheets of a workbook are pasted. A table of which no column holds things or
 * their numbers (keys, people) is left out. Null for a text of one or none.
 */
export const severalTables = (text: string): Tables | null =>
  tablesIn(text, { marks: MARKS, least: 2, isHead: (known, all) => known * 2 >= all });

/** The one table of a text that says other things above and below it: three columns or more, most of them known. */
export const tableAmid = (text: string): Tables | null =>
  tablesIn(text, { marks: [...MARKS, BLANKS], least: 1, isHead: (known, all) => all > 2 && known * 2 > all });

const MARKS = ['\t', '|', ';'];

interface Form {
  marks: readonly string[];
  least: number;
  /** Whether a line is a heading, by how many of all its cells are known headings. */
  isHead: (known: number, all: number) => boolean;
}

function tablesIn(text: string, { marks, least, isHead }: Form): Tables | null {
  for (const mark of marks) {
    const runs = runsOf(text, mark);
    const isTable = ([head = '', ...rows]: string[]): boolean => {
      const cells = cellsOf(head, mark);
      const known = cells.filter((cell) => headingOf(cell) !== undefined);
      return head.includes(mark) && rows.length > 0 && !/\d/.test(head) && isHead(known.length, cells.length);
    };
    const tables = runs.filter(isTable);
    const holding = tables.filter(([head = '']) =>
      cellsOf(head, mark).some((cell) => HOLDING.has(headingOf(cell) ?? '')),
    );
    if (tables.length < least || holding.length === 0) continue;
    return {
      rows: holding.flatMap((run) => tableRows(run.join('\n'))?.rows ?? []),
      beside: runs
        .filter((run) => !tables.includes(run))
        .flat()
        .filter((line) => !SHEET.test(line))
        .join('\n'),
    };
  }
  return null;
}

/** Lines that stand together, with the mark or without it. */
function runsOf(text: string, mark: string): string[][] {
  const runs: string[][] = [];
  const has = (line: string): boolean => line.trim().includes(mark);
  for (const line of text.split('\n')) {
    const last = runs.at(-1);
    if (last && has(last[0] ?? '') === has(line)) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

const HOLDING: ReadonlySet<string> = new Set(['name', 'maker', 'model', 'UPC', 'VIN']);

const cellsOf = (line: string, mark: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(mark === BLANKS ? / {2,}/ : mark)
    .map((cell) => cell.trim());

/** "Sheet2: KITCHEN", "Tabelle 1" */
const SHEET =
  /^[ \t]*[[(<=#*–—-]{0,4}[ \t]*(?:sheet|tab|table|tabelle|blatt|feuille|onglet|hoja|pestaña|foglio|scheda|folha|aba|blad|tabblad|arkusz)[ \t]?\d{0,2}\b[^\n]*$/iu;
