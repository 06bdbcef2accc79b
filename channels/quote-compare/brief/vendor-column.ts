import { cueList } from '../../reading/cue-list.ts';
import { phrasePattern } from '../../reading/phrases.ts';
import { VENDOR_HEADINGS } from '../../reading/vocabulary/order-words.ts';
import { ONE_TIME_WORDS } from '../../reading/vocabulary/spoken-charges.ts';
import { findLabels } from '../reading/labels.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { askedOutside } from './asked-outside.ts';
import { isNoVendor } from './no-vendor.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { cellsOf, isRule } from './table-cells.ts';

const VENDOR = phrasePattern(VENDOR_HEADINGS);
/** What is said of an offer, beside its figures. */
const NOTES = cueList(
  String.raw`
    notes?|remarks?|comments?|bemerkung(?:en)?|anmerkung(?:en)?|remarques?|observations?|commentaires?|observaciones
    notas?|osservazioni|opmerking(?:en)?|observações|uwagi
  `,
  { before: '^', after: String.raw`\W*$` },
);

/**
 * A table with a row for each item of each vendor, whose name stands in a column: a quote for each vendor, of its rows without the name. What is
 * needed are the items and their quantities. Null where no table names its vendors so, or has no item and no price.
 */
export function byVendorColumn(text: string): SplitNotes | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isHead(headingsOf(line)));
  if (at < 0) return null;
  const head = headingsOf(lines[at] ?? '');
  const vendor = head.findIndex((cell) => VENDOR.test(cell));
  const rows: string[][] = [];
  let end = at + 1;
  for (const line of lines.slice(at + 1)) {
    const cells = cellsOf(line);
    if (!isRule(line)) {
      if (cells.length !== head.length || cells[vendor] === '') break;
      if (!isNoVendor(cells[vendor] ?? '')) rows.push(cells);
    }
    end += 1;
  }
  const byVendor = Map.groupBy(rows, (cells) => cells[vendor] ?? '');
  if (byVendor.size < 2) return null;
  // "Delivery" heads days or amounts: its cells say which.
  const isCharge = (column: number): boolean => {
    const role = roleOfHeading(head[column] ?? '');
    const isAmount = rows.every((cells) => /\d[.,]\d{2}\D{0,4}$/.test(cells[column] ?? ''));
    return findLabels(head[column] ?? '').length > 0 && (role === null || (role === 'lead' && isAmount));
  };
  const notes = head.flatMap((cell, column) => (NOTES.test(cell) ? [column] : []));
  const own = head.flatMap((_cell, column) =>
    column === vendor || isCharge(column) || notes.includes(column) ? [] : [column],
  );
  const charges = head.flatMap((_cell, column) => (isCharge(column) ? [column] : []));
  const pick = (cells: string[]): string => own.map((column) => cells[column] ?? '').join('\t');
  const quotes = [...byVendor].map(([name, cells]) => ({
    name,
    text: [
      name,
      pick(head),
      ...cells.map(pick),
      ...charges.flatMap((column) => [...new Set(cells.map((row) => `${head[column]}\t${row[column]}`))]),
      ...notes.flatMap((column) => [...new Set(cells.map((row) => row[column] ?? ''))]),
    ].join('\n'),
  }));
  const [item, qty] = (['part', 'qty'] as const).map((role) => head.findIndex((cell) => isOf(cell, role)));
  const goods = rows.filter((cells) => !opensAsCharge(cells[item ?? -1] ?? ''));
  const said = [...lines.slice(0, at), ...lines.slice(end)].join('\n').trim();
  if (
    asksForAll(
      said,
      goods.map((cells) => cells[item ?? -1] ?? ''),
    )
  )
    return { brief: said, quotes };
  const needs = goods.map((cells) => `${cells[qty ?? -1] ?? ''} ${cells[item ?? -1] ?? ''}`.trim());
  return {
    brief: [...lines.slice(0, at), ...new Set(needs), ...lines.slice(end)].join('\n').trim(),
    quotes,
  };
}

/** "Logo set-up (one-off)", "Carriage": a row of what comes with the goods. */
const opensAsCharge = (item: string): boolean =>
  findLabels(`${item}  1.00`).some(({ kind, start }) => kind !== 'minimum' && start === 0) ||
  findLabels(`${item}  1.00`).some(({ kind }) => kind === 'fee' && ONCE.test(item));
const ONCE = phrasePattern(ONE_TIME_WORDS);

/** What stands round the table counts all that its rows price: vendors may count the same in dozens or packs. */
function asksForAll(said: string, items: readonly string[]): boolean {
  const asked = askedOutside(said);
  return items.length > 0 && items.every((item) => asked(item) !== null);
}

/** The headings of a line as words: "unit_price_aud" is "unit price AUD". */
const headingsOf = (line: string): string[] =>
  cellsOf(line).map((cell) => cell.replaceAll('_', ' ').replace(IN_CODE, (code) => code.toUpperCase()));
const IN_CODE = /(?<=\p{L} )(?:aud|cad|chf|eur|gbp|inr|nzd|usd|zar)$/iu;

const isHead = (cells: string[]): boolean =>
  cells.length > 3 &&
  cells.some((cell) => cell.length < 24 && VENDOR.test(cell)) &&
  (['part', 'qty', 'price'] as const).every((role) => cells.some((cell) => isOf(cell, role)));

const isOf = (cell: string, role: 'part' | 'qty' | 'price'): boolean =>
  roleOfHeading(cell) === role ||
  (role === 'part' && /^(?:item|article|artikel|artículo|articolo|produit)$/i.test(cell));
