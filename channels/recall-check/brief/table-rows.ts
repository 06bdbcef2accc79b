import { readDelimited } from '../../reading/tables/read-delimited.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { isGivenName } from '../../reading/given-names.ts';
import { foldWords } from '../words/fold-words.ts';
import { brandLength } from '../words/known-brands.ts';
import { headingOf } from './column-headings.ts';
import { findMake } from './makes.ts';
import { TAKEN } from '../../reading/span.ts';
import { declinedBy, ruledOutIf } from './item-scores/deciding-columns.ts';
import { isWavedOff } from './waved-off.ts';

const VALUED: ReadonlySet<string> = new Set(['size', 'model', 'lot', 'serial number']);
const CODED: ReadonlySet<string> = new Set(['model', 'UPC', 'lot', 'serial number', 'VIN']);

/** Cells that only say what sort of thing stands beside them. */
const SORT =
  /^(?:\d{1,3}[.)]?|car|truck|suv|van|vehicle|product|food|drug|medicine|item|toy|other|n\/?[ad]|s\/[af]|none|-+|—)$/i;

/** A year says which one it is, whatever the column is called, and as a code does it makes no heading. */
const YEAR = /^(?:19|20)\d{2}$/;
const NUMBERED = /^(?:19|20)\d{2}$|\d{5}/u;
/** "HXK 2047": four figures of a number plate are no year. */
const NUMBER_PLATE = /^\p{Lu}{1,4}(?:[ -]\p{Lu}{1,3})?[ -]?\d{1,5}(?:[ -]?\p{Lu}{1,3})?$/u;

/**
 * Rows of a table (bars, tabs, or commas and semicolons without blanks) as one text each, codes with their labels before them; null
 * where the text is no table. `codes`: what its columns of codes hold.
 */
export function tableRows(text: string): { rows: string[]; codes: string[]; beside: string } | null {
  const lines = text.split('\n').filter((line) => !RULED.test(line.replaceAll(TAKEN, '')));
  for (const mark of ['|', '\t', ';', ',', SLASH, BLANKS]) {
    const rows = lines.map((line) => cellsOf(line, mark));
    const first = firstRow(rows);
    if (first < 0) continue;
    const last = rows.findLastIndex((cells) => cells !== null);
    const table = rows.slice(first, last + 1).filter((cells) => cells !== null);
    const isWhole = table.length > last - first;
    // What stands below a table is short beside it.
    if (table.length < 2 || !isWhole || rows.length - last - 1 > table.length / 2) continue;
    const [head = [], ...body] = table;
    const labels = withAssets(head, body);
    const isRuled = body[0]?.every((cell) => RULE.test(cell)) === true;
    const hasHead = (isRuled || isHead(labels)) && !head.some((cell) => NUMBERED.test(cell) || FILLED_IN.test(cell));
    // Commas and semicolons part sentences too: only a heading makes columns of them.
    if (!hasHead && (mark === ',' || mark === ';' || mark === BLANKS || last < rows.length - 1)) continue;
    const kept = (hasHead ? body : table).filter((cells) => !cells.every((cell) => RULE.test(cell)));
    // Beside a column of names one with an unknown heading is about something else, unless it tells which one it is; beside bar codes, where it only counts the rows.
    const hasNames = labels.includes('name') || labels.includes('maker');
    const isAside = labels.map((label, at) => hasHead && label === undefined && isCount(kept, { at, labels }));
    const isDeclined = hasHead ? declinedBy(head) : null;
    const found = kept
      .map((cells) =>
        ruledOutIf(
          isDeclined?.(cells) === true,
          rowOf(
            cells.map((cell, at) =>
              isAside[at] === true ||
              (hasHead && hasNames && labels[at] === undefined && !tells(cell) && !isWavedOff(cell))
                ? ''
                : cell,
            ),
            hasHead ? labels : [],
          ),
        ),
      )
      .filter((row) => /[\p{L}\d]/u.test(row));
    const codes = hasHead
      ? kept.flatMap((cells) => cells.filter((cell, at) => CODED.has(labels[at] ?? '') && /\d/.test(cell)))
      : [];
    if (found.length > 0) return { rows: found, codes, beside: lines.slice(last + 1).join('\n') };
  }
  return null;
}

/** What columns hold by their headings. Below "Asset" stand numbers, or where no other column names things and most cells have words, the things. */
function withAssets(head: string[], body: string[][]): (string | undefined)[] {
  const labels = head.map(headingOf);
  if (labels.includes('name') || labels.includes('maker')) return labels;
  const isOfWords = (at: number): boolean =>
    body.filter((cells) => /\p{L}{3,}\P{L}+\p{L}{2,}/u.test(cells[at] ?? '')).length * 2 > body.length;
  return labels.map((label, at) => (ASSET.test(head[at] ?? '') && isOfWords(at) ? 'name' : label));
}
const ASSET =
  /^\W*(?:(?:fixed )?assets?|anlagegut|anlagegüter|wirtschaftsgut|actifs?|immobilisation|activos?|bien(?:es)?|cespit[ei]|ativos?|ben[is]|activa|środek trwały|środki trwałe)\W*$/iu;

/** "QX-00417", "QX-00418" beside bar codes or model numbers: one head, and figures that are as many and never come again. */
function isCount(rows: string[][], { at, labels }: { at: number; labels: (string | undefined)[] }): boolean {
  const filled = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '' && !SUM.test(cell));
  const shapes = new Set(filled.map((cell) => (COUNTED.test(cell) ? cell.replace(/\d/g, '0') : '')));
  return (
    labels.some((label) => label === 'UPC' || label === 'model') &&
    filled.length > 1 &&
    shapes.size === 1 &&
    !shapes.has('') &&
    new Set(filled).size === filled.length
  );
}
const COUNTED = /^\p{L}{1,6}[-_ ]?\d{3,12}$/u;

/** With figures, or a brand that is known, it is about the thing. */
function tells(cell: string): boolean {
  const words = foldWords(cell);
  return /\d/.test(cell) || words.some((_, at) => brandLength(words, at) > 0);
}

/** Most headings are known, or half of many and one of them says what things are. */
const isHead = (labels: (string | undefined)[]): boolean => {
  const known = labels.filter((label) => label !== undefined);
  return (
    known.length * 2 > labels.length ||
    (known.length * 2 === labels.length && known.length > 1 && known.includes('name'))
  );
};

/** The row of headings, by the rule below it or what they say, above which a title may stand that has a mark in it too; else the first. */
function firstRow(rows: (string[] | null)[]): number {
  const ruled = rows.findIndex(
    (cells, at) => cells !== null && rows[at + 1]?.every((cell) => cell !== '' && RULE.test(cell)) === true,
  );
  if (ruled >= 0) return ruled;
  const head = rows.findIndex((cells) => cells !== null && areHeadings(cells));
  return head >= 0 ? head : rows.findIndex((cells) => cells !== null);
}

const areHeadings = (cells: string[]): boolean =>
  cells.length > 2 && cells.every((cell) => headingOf(cell) !== undefined);

/** "Qty   Description   Price": columns of a printed list or a sheet. */
export const isHeadOfColumns = (line: string): boolean =>
  areHeadings(cellsOf(line, BLANKS) ?? []) || isHead((cellsOf(line, '\t') ?? []).map(headingOf));

/** "Name ........ Otis": a field of a form with what was entered. */
const FILLED_IN = /\.{3,}|_{3,}/;

/** The last row adds up. */
const SUM = /^(?:(?:sub|grand) ?)?(?:totals?|sum|summe|gesamt|totale|totaal|suma|somme|lines|pieces)(?![\p{L}])/iu;

/** An empty line, or one that only rules a table off. */
const RULED = /^[\s=_*–—-]*$/;

/** What a table has below its head. */
const RULE = /^:?-*:?$/;

/** "AB12 / grey / shelf 3", a line for each. */
const SLASH = ' / ';

/** Columns that are parted by two blanks and more. */
export const BLANKS = '  ';

function cellsOf(written: string, mark: string): string[] | null {
  const line = CURLY_CELL.test(written) ? written.replace(/[“”„]/g, '"') : written;
  if (mark === BLANKS) {
    const parted = line.trim().split(/ {2,}/);
    return parted.length > 1 ? parted : null;
  }
  const unquoted = line.replace(/"[^"]*"/g, '""');
  // What semicolons part may hold commas.
  if ((mark === ',' && /[,;] /.test(unquoted)) || (mark === ';' && unquoted.includes('; '))) return null;
  const plain = line.trim().replace(/^\||\|$/g, '');
  const isSplit = mark === '|' || mark === SLASH;
  const cells = (isSplit ? plain.split(mark) : readDelimited(plain, mark)).map((cell) =>
    cell.replace(/[*_`]{2}/g, '').trim(),
  );
  return cells.length >= (mark === SLASH ? 3 : 2) ? cells : null;
}

/** Cells of a list in quotes that a text program made round. */
const CURLY_CELL = /(?:^|[,;])[“”„][^“”"]*[“”](?=[,;]|$)/;

/** A person as lists write one: "D. Amundsen-Kite", or given names alone: "Anna/Thomas". */
const isPerson = (cell: string): boolean =>
  /^(?:\p{Lu}\. ?){1,2}\p{Lu}[\p{L}'’-]+$/u.test(cell) || cell.split(/\s*(?:[/&+,]|\band\b)\s*/).every(isGivenName);

export function rowOf(cells: string[], labels: (string | undefined)[]): string {
  if (SUM.test(cells.find((cell) => cell !== '') ?? '')) return '';
  // "First aid kit complete  [x] yes [ ] no": a question of the form, in fewer columns.
  if (cells.length < labels.length && cells.some((cell) => (cell.match(BOX) ?? []).length > 1)) return '';
  const names: string[] = [];
  const codes: string[] = [];
  // Behind year, make and model stands who drives it, or where.
  const make = cells.findIndex((cell, at) => findMake(cell) === 0 && YEAR.test(cells[at - 1] ?? ''));
  const isVehicle = make > 0 && labels.length === 0;
  let isOut = false;
  for (const [index, cell] of cells.entries()) {
    if (isVehicle && isGone(cell)) isOut = true;
    if (isVehicle && index > make + 1 && !/\d/.test(cell)) continue;
    // "2031-04" below "S/N or date code" is the week or month, and no serial number.
    const label = labels[index] === 'serial number' && STAMPED.test(cell) ? 'date code' : labels[index];
    const isAside = label === '-' || (label === '' && (NUMBER_PLATE.test(cell) || !/\b(?:19|20)\d{2}\b/.test(cell)));
    // What stands beside something private is private, unless the column names things.
    const own = label === 'name' || label === 'maker' ? cell.replaceAll(TAKEN, ' ').trim() : cell;
    if (isGone(cell) || (label !== 'name' && isWavedOff(cell) && !SAID_SHORT.test(cell))) isOut = true;
    if (own === '' || own.includes(TAKEN) || isAside || isPerson(own)) continue;
    if (SORT.test(own) && !(label !== undefined && VALUED.has(label) && /\d/.test(own))) continue;
    const isAgain = names.some((name) => ` ${name.toLowerCase()} `.includes(` ${own.toLowerCase()} `));
    if (isAgain && !/\d/.test(own)) continue;
    // Who made it stands before what it is, and the make of a vehicle before its model.
    if (label === 'maker' && findMake(own) !== 0) names.unshift(own);
    else if (label && label !== 'name' && label !== 'maker') codes.push(`${label} ${own}`);
    else names.push(own);
  }
  const row = [names.join(' '), ...codes].filter(Boolean).join(', ');
  return isOut && row !== '' ? `(not the ${row})` : row;
}

const STAMPED = /^20[0-4]\d-(?:0[1-9]|[1-4]\d|5[0-3])$/;
const BOX = /\[[ xX✓]?\]/g;

/** "SOLD 3/02", "-- scrapped in March", "jeans – RETURNED TO OWNER": the thing of the row is no longer there. Where something is sold is no word of that. */
const isGone = (cell: string): boolean =>
  Array.from(cell.matchAll(CLAUSE_START)).some(([, first = '', second = '']) => {
    const isSaid = LANGUAGES.some((language) => rolesIn(language, foldCase(first)).has('gone'));
    return isSaid && !(SOLD.test(first) && AT_SHOP.test(second)) && !/^(?:gave|mind|forget)$/i.test(first);
  });
/** What other columns hold too: "checked: no". */
const SAID_SHORT = /^\W*(?:\p{L}{1,4}|\p{L}\/\p{L}|none|good|fine|okay|clean|nein|niet|nada)?\W*$/iu;
const CLAUSE_START = /(?:^[\s–—(*-]*|[–—-]+ )(\p{L}{4,})(?:\s+(\p{L}+))?/gu;
const SOLD = /^(?:sold|verkauft|vend|verkocht|sprzeda)/i;
const AT_SHOP = /^(?:at|by|in|through|exclusively|as|from|with|bei|chez|en|por|presso|door)$/i;
