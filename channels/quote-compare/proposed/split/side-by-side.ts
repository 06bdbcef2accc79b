import { findLabels } from '../../reading/labels.ts';
import { roleOfHeading } from '../../reading/table-header.ts';
import { OFFER_LABELS } from './offer-words.ts';
import { opensNoName } from './heads.ts';
import { readLines } from './paste-lines.ts';

/** How many lines below a heading are looked at. */
const ROWS = 8;

/**
 * Whether the vendors of a text stand beside one another: each has a column of a table, or two papers were copied next to each other. Then no stretch
 * is of one vendor alone.
 */
export function standSideBySide(text: string): boolean {
  const rows = readLines(text).map(({ text: line }) => cellsIn(line));
  return rows.some((cells, at) => headsColumns(cells, rows.slice(at + 1, at + 1 + ROWS))) || areHalves(rows);
}

const cellsIn = (line: string): string[] => {
  const bare = line.replace(/^[>\s]*\|?/u, (lead) => (lead.includes('\t') ? '\t' : '')).replace(/\|?\s*$/u, '');
  return bare.split(/\t|\||\s{3,}/u).map((cell) => cell.trim());
};

/** A row of names over rows that each have an amount below most of them; one of those rows is of a charge, which heads a column where vendors head rows. */
function headsColumns(cells: string[], below: string[][]): boolean {
  const names = cells.filter(isName);
  if (
    names.length < 2 ||
    cells.some((cell) => /\d/.test(cell)) ||
    OFFER_LABELS.has(cells[0]?.toLowerCase() ?? '') ||
    cells.some(isAmountHead)
  )
    return false;
  const rows = below.filter((row) => row.slice(1).filter(isValue).length >= Math.min(2, names.length));
  const areRows = rows.filter((row) => row.length + 1 >= names.length && row.length > 2);
  return areRows.length >= 2 && below.some((row) => row.length > 2 && row.slice(0, 2).some(isCharge));
}

const isName = (cell: string): boolean =>
  /^\p{Lu}[^\d]{2,}/u.test(cell) && !opensNoName(cell) && roleOfHeading(cell) === null && !isCharge(cell);

/** A column of prices or charges is of rows, each of a vendor or of a part. */
const isAmountHead = (cell: string): boolean =>
  findLabels(cell).length > 0 || AMOUNT_ROLES.has(roleOfHeading(cell) ?? '');
const AMOUNT_ROLES: ReadonlySet<string> = new Set(['price', 'list', 'discount', 'ext', 'lead', 'stock']);

const isCharge = (cell: string): boolean =>
  /\p{L}/u.test(cell) && !/\d/.test(cell) && (findLabels(cell).length > 0 || opensNoName(cell));

const isValue = (cell: string): boolean => /\d/.test(cell) || /^(?:-|–|\p{Ll}+(?:\s\p{Ll}+)?)$/u.test(cell);

/** Lines in two halves that begin alike on the left and on the right. */
function areHalves(rows: string[][]): boolean {
  const alike = rows.filter((cells) => {
    const full = cells.filter((cell) => cell !== '');
    const [left, right] = [full[0], full[full.length / 2]].map((cell) =>
      /^\p{L}{3,}/u.exec(cell ?? '')?.[0].toLowerCase(),
    );
    return full.length >= 2 && left !== undefined && left === right;
  });
  return alike.length >= 2;
}
