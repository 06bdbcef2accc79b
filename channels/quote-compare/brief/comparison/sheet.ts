import { CURRENCY } from '../../../reading/currency.ts';
import { ignoringCase } from '../../../reading/ignoring-case.ts';
import { isNoVendor } from '../no-vendor.ts';
import { isOfNeed } from '../of-need.ts';
import { hasPrices } from '../prices.ts';
import { roleOfHeading } from '../../reading/table-header.ts';
import { companyIn } from '../../reading/name-score.ts';
import { endsInLabel, isFact, isPerOne, kindOfLabel } from './labels.ts';

/** Offers side by side: a column or several for each vendor, and rows of what is priced, charged and said. */
export interface Sheet {
  /** As they head their columns: "Acme (USD)". */
  vendors: string[];
  /** What the columns of one vendor hold; `null` where the table does not say. */
  own: ('price' | 'per' | 'amount' | null)[];
  rows: SheetRow[];
}

export interface SheetRow {
  label: string;
  qty: string;
  unit: string;
  /** Cells of each vendor, as many as `own`. */
  cells: string[][];
}

/** The rows of a table as a sheet, whether its vendors have columns or rows; null where it compares none. `said` is what stands round it. */
export function sheetOf(rows: string[][], said: string): Sheet | null {
  const way = standingOf(rows, said);
  if (way === null) return null;
  return ofColumns(way === 'columns' ? withoutAside(rows) : turned(rows), said);
}

/** Without the columns of what offers are held against, those below an empty heading beside it too: "Engineer's Est." over "Unit   Ext." */
function withoutAside(rows: string[][]): string[][] {
  const [head = []] = rows;
  let isHeld = false;
  const kept = head.keys().filter((column) => {
    const cell = head[column] ?? '';
    if (cell !== '') isHeld = column > 0 && isNoVendor(cell) && !HOLDS_SUMS.test(cell);
    return !isHeld;
  });
  const columns = kept.toArray();
  return rows.map((cells) => columns.map((column) => cells[column] ?? ''));
}
/** A column of sums stands beside one offer as well. */
const HOLDS_SUMS = /total|summe|gesamt|totaal|razem|suma/iu;

/** A row for each vendor as a column for each: its name first, above it nothing. */
function turned(rows: string[][]): string[][] {
  const [head = []] = rows;
  const vendor = Math.max(
    0,
    head.findIndex((cell) => kindOfLabel(cell) === 'vendor'),
  );
  const kept = rows.filter((cells, at) => at === 0 || !isNoVendor(cells[vendor] ?? ''));
  const order = [vendor, ...head.keys().filter((column) => column !== vendor && !isCounting(kept, column))];
  return order.map((column, at) => kept.map((cells, row) => (at === 0 && row === 0 ? '' : (cells[column] ?? ''))));
}

/** "#", "Lp.": the rows counted from one. */
const isCounting = (rows: string[][], column: number): boolean =>
  rows.slice(1).every((cells, at) => (cells[column] ?? '').replace(/\.$/, '') === String(at + 1));

/** Whether the vendors of a table have columns or rows. */
function standingOf(rows: string[][], said: string): 'columns' | 'rows' | null {
  const [head = [], ...below] = rows;
  const heads = head.slice(1).filter((cell) => cell !== '');
  const labels = below.flatMap((cells) => cells.slice(0, MOST_LEADING).find((cell) => /\p{L}{2}/u.test(cell)) ?? []);
  const isKnown = (cell: string): boolean => (isFact(kindOfLabel(cell)) && !endsInLabel(cell)) || isPerOne(cell);
  const facts = { heads: heads.filter(isKnown).length, labels: labels.filter(isKnown).length };
  const isTold = head.some((cell) => kindOfLabel(cell) === 'vendor');
  const asked = {
    heads: heads.filter((cell) => isOfNeed(cell, said)).length,
    labels: labels.filter((cell) => isOfNeed(cell, said)).length,
  };
  const firms = {
    heads: heads.filter((cell) => companyIn(cell) !== null).length,
    labels: labels.filter((cell) => companyIn(cell) !== null).length,
  };
  const isCounted =
    heads.slice(0, MOST_LEADING).some((cell) => kindOfLabel(cell) === 'qty') || kindOfLabel(head[0] ?? '') === 'item';
  const columns =
    3 * Number(facts.labels > 0) + 2 * Number(asked.labels > 0) + 2 * Number(firms.heads > 0) + 3 * Number(isCounted);
  const inRows =
    3 * Number(facts.heads > 0) + 2 * Number(asked.heads > 0) + 2 * Number(firms.labels > 0) + 2 * Number(isTold);
  if (columns === inRows) return null;
  return columns > inRows ? 'columns' : 'rows';
}

/** A head of names, below it perhaps one that says what the columns of each hold. */
function ofColumns(rows: string[][], said: string): Sheet | null {
  const [head = []] = rows;
  const names = head.flatMap((cell, column) =>
    column > 0 && isName(bareName(cell), said) && isPriced(rows, column) ? [column] : [],
  );
  const [first] = names;
  if (first === undefined || names.length < 2 || names.length > MOST) return null;
  const parts = partsOf(rows, { names, first });
  if (!parts) return null;
  const lead = leadOf(rows, first);
  const body = rows.slice(parts.hasSub ? 2 : 1).map((cells): SheetRow => ({
    label: lead.label
      .map((column) => cells[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
    qty: cells[lead.qty] ?? '',
    unit: cells[lead.unit] ?? '',
    cells: parts.vendors.map(({ columns }) =>
      columns.flatMap((column) => spread(cells[column] ?? '', parts.own.length / columns.length)),
    ),
  }));
  return { vendors: parts.vendors.map(({ name }) => name), own: parts.own, rows: body };
}
const MOST = 12;
/** Columns that may say what a row is about: its number, its part number, its name. */
const MOST_LEADING = 3;

/** Which columns before those of the vendors say what a row is about: the heading does, or the cells where they count. */
function leadOf(rows: string[][], first: number): { label: number[]; qty: number; unit: number } {
  const [head = [], ...below] = rows;
  const kinds = range(0, first).map((column) => {
    const kind = kindOfLabel(head[column] ?? '') ?? kindOfLabel(below[0]?.[column] ?? '');
    const cells = below.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const isFigure = cells.length > 0 && cells.every((cell) => /^\d[\d.,]*\.?$/.test(cell));
    if (kind === 'qty' || kind === 'unit' || !isFigure) return kind ?? 'item';
    return cells.every((cell, at) => Number.parseInt(cell, 10) === Number.parseInt(cells[0] ?? '', 10) + at)
      ? 'aside'
      : 'qty';
  });
  const label = range(0, first).filter(
    (column) => (column === 0 || kinds[column] === 'item') && !['aside', 'qty', 'unit'].includes(kinds[column] ?? ''),
  );
  return { label, qty: kinds.indexOf('qty'), unit: kinds.indexOf('unit') };
}

interface Parts {
  vendors: { name: string; columns: number[] }[];
  own: Sheet['own'];
  hasSub: boolean;
}

/** How many columns each vendor has, and what they hold. */
function partsOf(rows: string[][], { names, first }: { names: number[]; first: number }): Parts | null {
  const [head = [], sub = []] = rows;
  const below = sub.slice(first).map((cell, at) => (isBasis(cell, rows, first + at) ? 'Per' : cell));
  const told = below.filter((cell) => cell !== '');
  const isSub = told.length > 1 && told.every((cell) => !/\d/.test(cell) && pairKinds(cell) !== null);
  const width = (names[1] ?? 0) - first;
  const isEven = names.every((column, at) => column === first + at * width);
  const nameOf = (column: number): string => (head[column] ?? '').trim();
  if (isSub) {
    const own = below.slice(0, width).flatMap((cell) => pairKinds(cell) ?? []);
    if (!isEven || own.length === 0) return null;
    const vendors = names.map((column) => ({ name: nameOf(column), columns: range(column, width) }));
    return { vendors, own, hasSub: true };
  }
  if (width > 1 && isEven) {
    // "Acme | ext | Bolt | ext": each with the same headings beside it.
    const beside = head.slice(first + 1, first + width).map(kindOfLabel);
    const own = [
      'price' as const,
      ...beside.map((kind) => (kind === 'amount' || kind === 'total' ? ('amount' as const) : null)),
    ];
    if (beside.every((kind) => kind === 'amount' || kind === 'total'))
      return {
        vendors: names.map((column) => ({ name: nameOf(column), columns: range(column, width) })),
        own,
        hasSub: false,
      };
  }
  const joined = names.map((column) => JOINED.exec(nameOf(column))?.groups);
  if (joined.every((part) => part !== undefined)) {
    const byVendor = Map.groupBy(names.keys(), (at) => joined[at]?.['vendor'] ?? '');
    const own = [...(byVendor.values().next().value ?? [])].map((at) => columnKind(joined[at]?.['column'] ?? ''));
    if (byVendor.size > 1 && [...byVendor.values()].every((columns) => columns.length === own.length))
      return {
        vendors: [...byVendor].map(([name, columns]) => ({ name, columns: columns.map((at) => names[at] ?? 0) })),
        own,
        hasSub: false,
      };
  }
  // What stands in a column that nothing heads may be anybody's.
  const isOpen = (column: number): boolean =>
    !names.includes(column) &&
    (nameOf(column) === '' ? rows.some((cells) => /\d/.test(cells[column] ?? '')) : !isAside(nameOf(column)));
  if (range(first, head.length - first).some(isOpen)) return null;
  return { vendors: names.map((column) => ({ name: nameOf(column), columns: [column] })), own: [null], hasSub: false };
}

const JOINED =
  /^(?<vendor>.{3,}?)\s*[-–:(]?\s+\(?(?<column>unit(?: price| cost)?|each|price|cost|ext(?:ended)?\.?(?: price)?|total|amount|EP|GP|PU|total ht|totale|importe|razem|wartość)\)?$/iu;

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_column, at) => from + at);

/** A column beside those of the vendors that is no offer: "Budget", "Lowest", "Notes". */
const isAside = (cell: string): boolean => isNoVendor(cell) || ['note', 'aside'].includes(kindOfLabel(cell) ?? '');

const columnKind = (cell: string): 'price' | 'per' | 'amount' | null => {
  if (roleOfHeading(cell) === 'per') return 'per';
  const kind = kindOfLabel(cell);
  if (kind === 'price' || /^(?:unit|each|ea)$/i.test(cell)) return 'price';
  return kind === 'amount' || kind === 'total' ? 'amount' : null;
};

/** "Base" over "milheiro" and "cento": what the prices beside it are for, and no sum before tax. */
const isBasis = (cell: string, [, , ...rows]: string[][], column: number): boolean =>
  /^(?:basis|base|prijsbasis|podstawa|za|por|pro|par|unidade?|einheit|unité|unità|eenheid|j\.?m\.?)$/iu.test(cell) &&
  rows.every((cells) => !hasPrices(cells[column] ?? ''));

/** What a cell of the second head says of the columns of a vendor; "Unit price   Amount" where two came as one. */
function pairKinds(cell: string): Sheet['own'] | null {
  if (cell === '') return [null];
  const kinds = cell.split(/ {2,}/).map(columnKind);
  return kinds.every((kind) => kind !== null) ? kinds : null;
}

/** The cells that came as one, as many as there ought to be, counted from the right. */
function spread(cell: string, count: number): string[] {
  if (count === 1) return [cell];
  const cells = cell.split(/ {2,}/).slice(-count);
  return [...Array<string>(count - cells.length).fill(''), ...cells];
}

/** Whether amounts stand below a heading, as numbers of parts do not. */
const isPriced = (rows: string[][], column: number): boolean =>
  rows.slice(1).some((cells) => PRICE_ALONE.test(cells[column] ?? ''));
const PER = '(?:\\/|(?:per|pro|je|par|por|al?|na|za)\\s)';
const PRICE_ALONE = ignoringCase(
  `^(?:${CURRENCY}\\s?)?\\P{L}*\\d[\\d.,'’\\s]*(?:\\P{L}*|\\s?\\p{L}{1,4}\\.?|(?:\\p{Sc}|\\p{L}{2,3})?\\s?${PER}\\s?\\p{L}{2,10})$`,
);

/** Whether a cell names who offers: no heading, no price, nothing that is asked for, and nothing to hold offers against. */
export const isName = (cell: string, said: string): boolean =>
  /\p{L}{2}/u.test(cell) &&
  cell.length < LONGEST_NAME &&
  !hasPrices(cell) &&
  (kindOfLabel(cell) === null || endsInLabel(cell)) &&
  !isNoVendor(cell) &&
  !isOfNeed(cell, said);
const LONGEST_NAME = 60;

/** A name without the currency in which its column counts. */
export const bareName = (cell: string): string => cell.replace(IN_CURRENCY, '').trim();
const IN_CURRENCY = ignoringCase(`\\s*(?:[([]\\s*(?:in )?${CURRENCY}\\s*[)\\]]|[$€£])\\s*$`);
