import { isWhole } from '../../../evidence/measuring/text/part-words.ts';
import { isLetter, nameOf } from '../../../evidence/measuring/text/size-names.ts';
import { unitOf } from '../../../evidence/measuring/text/unit-words.ts';
import { readDelimited } from '../../reading/tables/read-delimited.ts';
import type { NamedItem } from './named-item.ts';

interface Cell {
  text: string;
  start: number;
  end: number;
}

/** A column of sizes: what it calls them, and their unit where it says one. */
interface Column {
  says: string;
  unit: string | null;
}

/** A row of dashes between header and rows (`|---|:--|`). */
const RULE = /^[\s|:+-]+$/;

/** Items of a table with a row each: a column that names them, and columns whose headers name sizes (`Height (cm)`, `W`, `Dimensions`). */
export function readTableItems(text: string): NamedItem[] {
  const rows = rowsOf(text);
  const at = rows.findIndex(
    (row, line) => row.length > 1 && columnsOf(row).some(Boolean) && rows[line + 1]?.length === row.length,
  );
  if (at < 0) return [];
  const columns = columnsOf(rows[at]!);
  const items: NamedItem[] = [];
  for (const row of rows.slice(at + 1)) {
    if (row.length !== columns.length) break;
    const name = row.find((cell, column) => columns[column] === null && /\p{L}{2}/u.test(cell.text));
    if (!name) continue;
    // A number alone tells nothing: a size is quoted with its row.
    const place = { start: row[0]!.start, end: row.findLast(({ text: said }) => said !== '')!.end };
    const said = row.flatMap(({ text: cell }, column) => statementOf(cell, columns[column] ?? null));
    items.push({ name: name.text, nameStart: name.start, ...place, cells: said.map((says) => ({ ...place, says })) });
  }
  return items;
}

const columnsOf = (row: readonly Cell[]): (Column | null)[] => row.map(({ text }) => columnOf(text));

function columnOf(header: string): Column | null {
  // `height 30 in` is a size, not what a column of sizes is called.
  if (/\d/.test(header)) return null;
  const words = header.toLowerCase().match(/\p{L}+|[Øø⌀"″']/gu) ?? [];
  const unit = words.find((word, at) => at > 0 && unitOf(word) !== undefined) ?? null;
  const says = words.filter((word) => word !== unit).join(' ');
  const isSize = words.some(
    (word) => nameOf(word) !== undefined || isWhole(word) || (words[0] === word && isLetter(word)),
  );
  return isSize && !/\b(?:item|object|product|total|name)\b/.test(says) ? { says, unit } : null;
}

function statementOf(text: string, column: Column | null): string[] {
  if (!column || !/[\d½¼¾]/.test(text)) return [];
  const hasUnit = /\d\s*(?:\p{L}|["″'′])/u.test(text);
  const named = isWhole(column.says.split(' ')[0]!) ? text : `${column.says} ${text}`;
  return [hasUnit || column.unit === null ? named : `${named} ${column.unit}`];
}

/** Lines as cells of the first mark that parts them, rules left out. Offsets are those of the text. */
function rowsOf(text: string): Cell[][] {
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { line, at };
  });
  return lines.flatMap(({ line, at }) => (RULE.test(line) && line.includes('-') ? [] : [cellsOf(line, at)]));
}

function cellsOf(line: string, at: number): Cell[] {
  const mark = ['|', '\t', ';', ','].find((each) => line.includes(each));
  if (mark === undefined) return [];
  let place = at;
  const cells = readDelimited(line, mark).map((cell) => {
    const text = cell.trim();
    const start = line.indexOf(text, place - at) + at;
    place = start + text.length;
    return { text, start, end: place };
  });
  return mark === '|'
    ? cells.filter(({ text }, column) => text !== '' || (column > 0 && column < cells.length - 1))
    : cells;
}
