import { cueList } from '../../reading/cue-list.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { slice, trimSpan } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { isOfParts, isOfSupport, kindsOfColumns, ofKinds, ofLivePlace, placesOfColumns, withKinds } from './columns.ts';
import type { Row } from './columns.ts';
import { isLabelled } from './line-starts.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';

/**
 * Tables with a release in every row, as a line a cell: the version, then its date, then what changed. Other tables stay rows: one about
 * dependencies has versions too, but not of what it changes, and not in the first cells of nearly every row.
 */
export function expandTables(text: string, pieces: Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'row')) return pieces;
  const expanded: Piece[] = [];
  let at = 0;
  while (at < pieces.length) {
    let to = at;
    while (pieces[to]?.kind === 'row' || (to > at && pieces[to]?.kind === 'item')) to += 1;
    const first = pieces[at];
    const width = first?.kind === 'row' ? cellsOf(text, first).length : 0;
    const rows = pieces
      .slice(at, to)
      .map((piece) => ({ piece, cells: piece.kind === 'row' ? cellsOf(text, piece, width) : [] }));
    const named = rows[0]?.cells.findIndex((cell) => VERSION_COLUMN.test(maskMarkup(slice(text, cell)))) ?? -1;
    const table = rows.map((row): Row => ({ ...row, at: versionCell(text, row.cells, named) }));
    const kinds = kindsOfColumns(text, table);
    const isOfReleases =
      !(kinds.length > 0 && isOfParts(text, pieces, at, table)) &&
      !isOfSupport(text, table) &&
      isReleaseTable(
        text,
        table.filter(({ piece }) => piece.kind === 'row'),
      );
    const labels = labelColumns(text, table);
    const places = placesOfColumns(text, table[0]?.cells ?? []);
    for (const [index, row] of table.entries()) {
      const placed = ofLivePlace(text, withKinds(text, row, kinds), places);
      const own = withoutRepeated(text, withoutLabels(placed, labels), table[index - 1]);
      const parts =
        row.piece.kind !== 'row' ? [row.piece] : isOfReleases ? cellPieces(text, own) : ofKinds(text, row, kinds);
      const last = expanded.at(-1);
      if (isOfReleases && last && goesOn(text, row, table[index - 1])) {
        last.end = parts.at(-1)!.end;
        continue;
      }
      expanded.push(...(isOfReleases ? parts.map((piece) => ({ ...piece, table: at })) : parts));
    }
    if (to < pieces.length) expanded.push(pieces[to]!);
    at = to + 1;
  }
  return expanded;
}

function isReleaseTable(text: string, rows: Row[]): boolean {
  const heads = rows.filter(({ at }) => at >= 0);
  const first = rows.findIndex(({ at }) => at >= 0);
  const widest = Math.max(...heads.map(({ cells }) => cells.length));
  // Rows under a version that spans them have fewer cells than its own.
  const spanned = rows.slice(first).filter(({ at, cells }) => at < 0 && cells.length < widest);
  if (heads.length < 2 || heads.length + spanned.length < (rows.length - 1) * 0.8) return false;
  const written = heads.map(({ cells, at }) => slice(text, cells[at]!));
  // A row per change says its version again: rows in a row with the same one are one release.
  const runs = written.filter((version, index) => version !== written[index - 1]);
  return runs.length > 1 && heads.every(({ cells }) => cells.length > 1) && new Set(runs).size >= runs.length * 0.9;
}

const VERSION_COLUMN = /^\W*(?:versions?|releases?|revisions?|rev\.?|versión|versione|versie|versão)\W*$/i;

/** Which cell is nothing but a version, or -1: that of the column which is called so, else one of the first two. */
function versionCell(text: string, cells: Span[], named: number): number {
  const tried = [named, 0, 1].filter((index) => cells[index] !== undefined);
  const at = tried.find((index) => isVersion(slice(text, cells[index]!))) ?? -1;
  // Behind a name, an old version and a new one are those of something else.
  const isPair = at > 0 && at !== named && cells.slice(at + 1).some((cell) => isVersion(slice(text, cell)));
  return isPair ? -1 : at;
}

function isVersion(words: string): boolean {
  if (words.length > 40 || !/^\W*(?:version |release |v)?\d/i.test(maskMarkup(words))) return false;
  const head = readReleaseHead(words);
  return head?.version != null && head.isExact && head.product === null;
}

/**
 * Columns that say in a word or two where a change belongs, beside one that says it in a sentence: no changes themselves. One that names kinds of change
 * stays.
 */
function labelColumns(text: string, table: readonly Row[]): ReadonlySet<number> {
  const rows = table.filter(({ piece, at }) => piece.kind === 'row' && at >= 0);
  const width = rows[0]?.cells.length ?? 0;
  if (rows.length < 2 || rows.some(({ cells }) => cells.length !== width)) return new Set();
  const columns = Array.from({ length: width }, (_, index) => rows.map(({ cells }) => slice(text, cells[index]!)));
  const isSaid = columns.some((cells) => cells.every((cell) => cell.split(/\s+/).length > 3));
  const isLabel = (cells: string[]): boolean =>
    cells.every((cell) => /^[\p{L}][\p{L}\d /&.-]{0,19}$/u.test(cell) && cell.split(/\s+/).length < 3) &&
    cells.every((cell) => sectionKind(cell) === null);
  const head = table[0]!.cells;
  const isPerson = (index: number): boolean => head.length === width && PERSON_COLUMN.test(slice(text, head[index]!));
  return new Set(columns.flatMap((cells, index) => (isPerson(index) || (isSaid && isLabel(cells)) ? [index] : [])));
}

/** Columns of who wrote or checked a version, in the languages of the house. */
const PERSON_COLUMN = cueList(
  String.raw`
  authors?|editors?|(?:changed|written|edited|approved|reviewed|prepared|released|checked) by|reviewers?|owner|responsible
  bearbeiter(?:in)?|autor(?:in)?|verfasser(?:in)?|ersteller(?:in)?|geändert von|geprüft von|freigegeben von
  auteur|rédacteur|rédigé par|modifié par|approuvé par|autora?|redactor|elaborado por|modificado por|aprobado por
  autore|redatto da|modificato da|approvato da|responsável|aprovado por|opgesteld door|gewijzigd door|redakcja|zmienił|zatwierdził
`,
  { flags: 'iu', before: String.raw`^\W*`, after: String.raw`\W*$` },
);

function withoutLabels(row: Row, labels: ReadonlySet<number>): Row {
  const version = row.cells[row.at];
  if (!version || labels.size === 0) return row;
  const cells = row.cells.filter((_, index) => !labels.has(index));
  return { ...row, cells, at: cells.indexOf(version), labels: row.cells.filter((_, index) => labels.has(index)) };
}

/** A row with the version of the row before it goes on with that release: what both say is said once. */
function withoutRepeated(text: string, row: Row, before: Row | undefined): Row {
  const version = row.cells[row.at];
  const earlier = before?.cells[before.at];
  if (!version || !before || !earlier || slice(text, version) !== slice(text, earlier)) return row;
  const said = new Set(before.cells.slice(0, Math.max(2, before.at + 1)).map((cell) => slice(text, cell)));
  return { ...row, cells: row.cells.filter((cell) => !said.has(slice(text, cell))), at: -1 };
}

/** A row of a frame whose one cell goes on with the sentence above it: its first word had no room there. */
function goesOn(text: string, { piece, cells }: Row, before: Row | undefined): boolean {
  const [cell, ...others] = cells;
  const line = slice(text, piece);
  const room = before && /( *)[|\u2502\u2503\u2551]$/.exec(slice(text, before.piece))?.[1]?.length;
  if (!cell || others.length > 0 || !room || !/^[|\u2502\u2503\u2551]\s/.test(line)) return false;
  const words = slice(text, cell);
  const [first = ''] = words.split(/\s/);
  return first.length >= room - 1 && /[\p{L}\d(]/u.test(first.charAt(0)) && !isLabelled(words);
}

function cellPieces(text: string, { piece: row, cells, at, labels, kinds }: Row): Piece[] {
  const piece = labels ? { ...row, labels } : row;
  const version = cells[at];
  const others = cells
    .filter((cell) => cell !== version)
    .flatMap((cell) =>
      linesOf(text, cell).map((line) => ({ ...line, ...(kinds?.has(cell) && { label: kinds.get(cell)! }) })),
    );
  if (!version)
    return piece.looks === 'th' ? [] : others.map((cell) => ({ ...piece, kind: 'text', ...cell, looks: 'text' }));
  return [version, ...others].map((cell, index) => ({
    ...piece,
    kind: 'text',
    ...cell,
    looks: index === 0 ? 'cell' : 'text',
  }));
}

/** The lines of a cell, which Markdown parts by `<br>`; in a page a line that begins in small letters goes on the one above. */
function linesOf(text: string, cell: Span): Span[] {
  const lines: Span[] = [];
  let { start } = cell;
  for (const { 0: mark, index } of slice(text, cell).matchAll(/<[Bb][Rr]\s*\/?>|\n(?=\W*[\p{Lu}\p{Lo}])/gu)) {
    lines.push({ start, end: cell.start + index });
    start = cell.start + index + mark.length;
  }
  return [...lines, { start, end: cell.end }]
    .map((line) => trimSpan(text, line))
    .filter(({ start: from, end }) => end > from);
}

/** The cells of a row; `width` is that of its table, to which paragraphs in cells are told from cells in paragraphs. */
function cellsOf(text: string, row: Piece, width = 0): Span[] {
  const words = slice(text, row);
  const isMarked = /(?<!\\)[|\u2502\u2503\u2551]|\t/.test(words);
  const cells = splitAt(text, row, isMarked ? /(?<!\\)[|\u2502\u2503\u2551]|\t+/g : /(?<=\S) {2,}(?=\S)/g);
  if (cells.length >= width || !words.includes('\n\n')) return cells;
  const finer = splitAt(text, row, /\t+|\n\n+/g);
  return finer.length <= width ? finer : cells;
}

function splitAt(text: string, row: Piece, marks: RegExp): Span[] {
  const cells: Span[] = [];
  let start = row.start;
  for (const { 0: mark, index } of slice(text, row).matchAll(marks)) {
    cells.push({ start, end: row.start + index });
    start = row.start + index + mark.length;
  }
  cells.push({ start, end: row.end });
  return cells.map((cell) => trimSpan(text, cell)).filter(({ start: from, end }) => end > from);
}
