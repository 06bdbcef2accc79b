import { cueList } from '../../reading/cue-list.ts';
import { sectionKind } from '../kinds/section-kind.ts';
import { maskMarkup } from '../text/mask-markup.ts';
import { slice, squeeze } from '../text/span.ts';
import type { Span } from '../text/span.ts';
import { readDateLine } from './date-lines.ts';
import { COLUMN, isNothing } from './no-change.ts';
import type { Piece } from './piece.ts';
import { readReleaseHead } from './release-head.ts';
import { isPending, placeOf } from './rollout-days.ts';
import type { RolloutPlace } from './rollout-days.ts';

/** A row of a table with its cells that are not empty. */
export interface Row {
  piece: Piece;
  cells: Span[];
  /** Which cell is the version, or -1. */
  at: number;
  labels?: readonly Span[];
  /** What the column of a cell says that its changes are. */
  kinds?: ReadonlyMap<Span, string>;
}

/** The column of each cell of a row, of so many; null where an empty cell or one over several columns leaves that open. */
function columnsOf(text: string, { piece, cells }: Row, width: number): number[] | null {
  const written = slice(text, piece)
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\t|(?<!\\)\|/);
  const filled = written.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  if (written.length === width && filled.length === cells.length) return filled;
  return cells.length === width ? [...cells.keys()] : null;
}

/** Which columns give the days of a release by the places that it comes to, where one of them is where everybody has it. */
export function placesOfColumns(text: string, head: readonly Span[]): (RolloutPlace | null)[] {
  const places = head.map((cell) => placeOf(slice(text, cell)));
  return places.includes('live') ? places : [];
}

/** A row with the day on which everybody has the release alone, marked where that is still to come; without any day where its cells are not those of the columns. */
export function ofLivePlace(text: string, row: Row, places: readonly (RolloutPlace | null)[]): Row {
  const version = row.cells[row.at];
  if (!version || places.length === 0) return row;
  const columns = columnsOf(text, row, places.length);
  const cells = row.cells.filter((cell, at) =>
    columns ? places[columns[at]!] !== 'tried' : !readDateLine(slice(text, cell)),
  );
  const live = row.cells[columns?.indexOf(places.indexOf('live')) ?? -1];
  const isStill = columns && (!live || isPending(slice(text, live)));
  const isPlaced = places.includes('tried');
  const piece = { ...row.piece, ...(isPlaced && { isPlaced }), ...(isStill && { isPending: true as const }) };
  return { ...row, piece, cells, at: cells.indexOf(version) };
}

/** Columns whose names say what kind of change stands in them (`New`, `Fixed`), by their place; empty for a table without. */
export function kindsOfColumns(text: string, [head, ...rows]: readonly Row[]): (string | null)[] {
  const width = head?.cells.length ?? 0;
  if (!head || width < 2 || head.at >= 0) return [];
  const names = head.cells.map((cell) => squeeze(maskMarkup(slice(text, cell))));
  const placed = rows.flatMap((row) => {
    const columns = columnsOf(text, row, width);
    return columns ? row.cells.map((cell, at) => ({ words: slice(text, cell), column: columns[at]! })) : [];
  });
  const kinds = names.map((name, column) => {
    const kind = name.split(' ').length <= 3 && !COLUMN.test(name) ? sectionKind(name) : null;
    if (kind === null || kind === 'skip' || kind === 'other') return null;
    const said = placed.filter((one) => one.column === column && !isNothing(one.words)).map(({ words }) => words);
    const told = said.filter((words) => (words.match(/\p{L}{2,}/gu) ?? []).length > 2);
    return told.length > 0 && told.length * 2 >= said.length ? name : null;
  });
  return kinds.some((kind) => kind !== null) ? kinds : [];
}

/** A row whose cells know what their columns are called. */
export function withKinds(text: string, row: Row, kinds: readonly (string | null)[]): Row {
  const columns = kinds.length > 0 ? columnsOf(text, row, kinds.length) : null;
  if (!columns) return row;
  const named = row.cells.flatMap((cell, at) => {
    const kind = kinds[columns[at]!];
    return kind ? [[cell, kind] as const] : [];
  });
  return { ...row, kinds: new Map(named) };
}

/** The changes of a row by their columns, each beside what the other cells say it is of; the row as it is where its columns name no kinds. */
export function ofKinds(text: string, row: Row, columns: readonly (string | null)[]): Piece[] {
  if (columns.length > 0 && row.cells.slice(1).every((cell) => isNothing(slice(text, cell)) || !isSaid(text, cell)))
    return [];
  const { piece, cells, kinds = new Map<Span, string>() } = withKinds(text, row, columns);
  if (kinds.size === 0) return [piece];
  const labels = cells.filter((cell) => !kinds.has(cell));
  return [...kinds]
    .filter(([cell]) => !isNothing(slice(text, cell)))
    .map(([cell, label]) => ({ ...piece, ...cell, label, labels }));
}

/** More than a number. */
const isSaid = (text: string, cell: Span): boolean => /\p{L}{2}/u.test(slice(text, cell));

/** Whether a table says until when versions are supported, and of their release nothing. */
export function isOfSupport(text: string, [head]: readonly Row[]): boolean {
  const names = (head?.cells ?? []).map((cell) => squeeze(maskMarkup(slice(text, cell))));
  return names.some((name) => SUPPORT_COLUMN.test(name)) && !names.some((name) => RELEASE_COLUMN.test(name));
}
const RELEASE_COLUMN =
  /^(?:(?:release )?date|released?(?: (?:on|date))?|changes?|descriptions?|notes?|what changed|datum|veröffentlicht|sortie|publi\p{L}+|fecha|data|wydan\p{L}+)$/iu;
const SUPPORT_COLUMN = cueList(
  String.raw`
  end[- ]of[- ](?:support|life|maintenance|sale)|eol|eos|support(?:ed)? (?:ends|until|end)|(?:security|active) (?:support|fixes)(?: until)?
  support(?:ende| bis)|wartungsende|fin (?:de|du) support|fin de (?:vie|soporte)|fine (?:del )?supporto|fim do suporte|einde (?:van de )?ondersteuning|koniec wsparcia
`,
  { flags: 'iu', before: '^', after: '(?: date)?$' },
);

/** Whether a table that begins at a piece tells a release by its parts, which have versions of their own: it stands under the heading of one. */
export function isOfParts(text: string, pieces: readonly Piece[], at: number, [head]: readonly Row[]): boolean {
  const over = pieces.slice(0, at).findLast(({ kind }) => kind === 'heading');
  const isRelease = over !== undefined && readReleaseHead(slice(text, over))?.version != null;
  const [first] = head?.cells ?? [];
  return isRelease && first !== undefined && PART_COLUMN.test(maskMarkup(slice(text, first)));
}
const PART_COLUMN = cueList(
  String.raw`
  components?|modules?|packages?|parts?|apps?|applications?|services?|products?|programs?|librar(?:y|ies)|plug-?ins?|areas?
  komponenten?|modul[eo]?|pakete?|programme?|dienste?|composants?|paquets?|applications?|componentes?|m[óo]dulos?|paquetes?|servicios?
  componenti?|moduli|pacchett[oi]|serviz(?:io|i)|pacotes?|serviços?|onderde(?:el|len)|modules?|diensten?|składniki?|moduły?|pakiety?|usługi?
`,
  { flags: 'iu', before: String.raw`^\W*`, after: String.raw`\W*$` },
);
