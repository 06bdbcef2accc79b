import { isNoVendor } from '../no-vendor.ts';
import { filled } from './grids.ts';
import { bareTotal, hasTime, kindOfLabel, kindOfRow } from './labels.ts';
import type { LabelKind } from './labels.ts';
import { leadOf } from './offer-text.ts';
import type { Compared } from './compared.ts';

/** Rows of one vendor in a table that has more than one row for each. */
interface Group {
  name: string;
  rows: string[][];
}

/**
 * A table with several rows for each vendor, whose name stands in a column or alone in a row above them. Null where it names none so, has no item and
 * no price, or one vendor alone.
 */
export function groupsOf(rows: string[][]): Compared | null {
  const [head = [], ...below] = rows;
  const kinds = head.map((cell) => kindOfLabel(cell));
  const at = (kind: LabelKind): number => kinds.indexOf(kind);
  const vendor = at('vendor');
  const item = at('item');
  const [qty, unit] = [at('qty'), at('unit')];
  const isPriced = kinds.some((kind) => kind === 'price' || kind === 'amount' || kind === 'total');
  if (item < 0 || !isPriced) return null;
  const groups = vendor >= 0 ? byColumn(below, vendor) : byNames(below, { item, qty });
  if (
    groups === null ||
    groups.length < 2 ||
    groups.every(({ rows: own }) => own.length < 2 && vendor >= 0 && !kinds.includes('qty'))
  )
    return null;
  const counted = itemColumns(
    head,
    groups.flatMap(({ rows: own }) => own),
    kinds,
  );
  const columns = head
    .keys()
    .filter((column) => column !== vendor)
    .toArray();
  const chargesAt = columns.filter(
    (column) =>
      kinds[column] === 'charge' ||
      (kinds[column] === 'delivery' &&
        !groups.some(({ rows: own }) => own.some((cells) => hasTime(cells[column] ?? '')))),
  );
  const notesAt = columns.filter((column) => kinds[column] === 'note');
  const all = groups.flatMap(({ rows: mine }) => mine);
  const isOne = (cells: string[][], column: number): boolean =>
    new Set(cells.map((row) => row[column] ?? '')).size === 1;
  // "Event", "Status": what is the same in every row says nothing of any.
  const sameAt = columns.filter((column) => kinds[column] === null && all.length > 1 && isOne(all, column));
  const leadsAt = columns.filter(
    (column) => kinds[column] === 'lead' && groups.every(({ rows: mine }) => isOne(mine, column)),
  );
  const beside = new Set([...chargesAt, ...notesAt, ...sameAt, ...leadsAt]);
  const own = columns.filter((column) => !beside.has(column));
  const last = own.findLast((column) => ['price', 'amount', 'total'].includes(kinds[column] ?? '')) ?? item;
  const labelOf = (cells: string[]): string =>
    counted
      .map((column) => cells[column] ?? '')
      .filter(Boolean)
      .join(' ');
  const isPart = (cells: string[]): boolean => isItem(cells, labelOf(cells), qty);
  const pick = (cells: string[]): string => own.map((column) => cells[column] ?? '').join('\t');
  const quotes = groups.map(({ name, rows: mine }) => ({
    name,
    text: [
      name,
      pick(head),
      ...mine.filter(isPart).map(pick),
      ...mine
        .filter((cells) => !isPart(cells))
        .map((cells) => `${bareTotal(labelOf(cells))}\t${cells[last] || cells.findLast((cell) => cell !== '')}`),
      ...chargesAt.flatMap((column) => [...new Set(mine.map((cells) => `${head[column]}\t${cells[column]}`))]),
      ...leadsAt.map((column) => leadOf(head[column] ?? '', mine[0]?.[column] ?? '')),
      ...notesAt.flatMap((column) => [...new Set(mine.map((cells) => cells[column] ?? ''))].filter(Boolean)),
    ].join('\n'),
  }));
  const items = groups.flatMap(({ rows: mine }) =>
    mine.filter(isPart).map((cells) => ({ label: labelOf(cells), qty: cells[qty] ?? '', unit: cells[unit] ?? '' })),
  );
  return { quotes, items };
}

/** Columns that say what a row is about, without one that counts the rows. */
function itemColumns(head: string[], rows: string[][], kinds: (LabelKind | null)[]): number[] {
  const all = head
    .keys()
    .filter((column) => kinds[column] === 'item')
    .toArray();
  const named = all.filter((column) => rows.some((cells) => /\p{L}/u.test(cells[column] ?? '')));
  return named.length > 0 ? named : all;
}

/** Rows by the vendor in their column; a cell that is left empty says what the one above it does. */
function byColumn(rows: string[][], vendor: number): Group[] {
  let above = '';
  const named = rows.map((cells) => {
    above = cells[vendor] || above;
    return { name: above, cells };
  });
  const groups = Map.groupBy(
    named.filter(({ name }) => name !== '' && !isNoVendor(name)),
    ({ name }) => name,
  );
  return [...groups].map(([name, own]) => ({ name, rows: own.map(({ cells }) => cells) }));
}

/** Rows below a row that holds a name alone; null where something is priced above the first name. */
function byNames(rows: string[][], { item, qty }: { item: number; qty: number }): Group[] | null {
  const groups: Group[] = [];
  for (const [at, cells] of rows.entries()) {
    const [only = ''] = cells.filter((cell) => cell !== '');
    const isAlone = filled(cells) === 1 && (cells[item] === only || cells[0] === only);
    // What stands alone below what is priced, and not above it, is said of it.
    if (isAlone && isItem(rows[at + 1] ?? [], rows[at + 1]?.[item] ?? '', qty) && !/\d[.,]\d{2}(?!\d)/.test(only)) {
      groups.push({ name: only.replace(/[\s:]+$/, ''), rows: [] });
      continue;
    }
    const group = groups.at(-1);
    if (!group) return null;
    group.rows.push(cells);
  }
  return groups;
}

/** Whether a row is of something that is priced, and of nothing that is charged or said besides. */
const isItem = (cells: string[], label: string, qty: number): boolean =>
  filled(cells) > 1 && !FACTS.has(kindOfRow(label, cells[qty] ?? ''));
const FACTS: ReadonlySet<LabelKind | null> = new Set(['charge', 'total', 'delivery', 'lead', 'note']);
