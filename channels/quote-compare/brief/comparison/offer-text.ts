import { bareTotal, hasTime, kindOfLabel } from './labels.ts';
import { NOT_QUOTED } from './rows.ts';
import type { Row } from './rows.ts';
import type { Sheet } from './sheet.ts';

export const NO_BID = 'no bid';
const TITLES = { price: 'Unit price', per: 'Per', amount: 'Amount' };
/** Headings of the prices of the only thing that is offered. */
const STANDARD: Partial<Record<string, string>> = { ...TITLES, qty: 'Qty', unit: 'UOM' };

/**
 * The offer of one vendor in the words of the table: its name, rows of what is priced, below them a line for each charge and the rest. `only` is what the
 * brief asks for where it is one thing, which the table then need not name.
 */
export function textOf(
  head: string,
  at: number,
  { rows, own, only }: { rows: Row[]; own: Sheet['own']; only: string },
): string {
  const items = rows.filter(({ kind }) => kind === 'item');
  const hasQty = items.some(({ qty }) => qty !== '');
  const hasUnit = items.some(({ unit }) => unit !== '');
  const heads = [
    'Description',
    ...(hasQty ? ['Qty'] : []),
    ...(hasUnit ? ['UOM'] : []),
    ...own.map((kind) => (kind ? TITLES[kind] : 'Price')),
  ];
  const isTold = own.some((kind) => kind !== null);
  const prices = rows.filter(({ kind, cells }) => kind === 'price' && cells[at]?.some((cell) => cell !== ''));
  if (items.length === 0 && prices.length > 0)
    return [
      head,
      [
        ...(only ? ['Description'] : []),
        ...prices.map(({ label }) => STANDARD[kindOfLabel(label) ?? ''] ?? label),
      ].join('\t'),
      [...(only ? [only] : []), ...prices.map(({ cells }) => cells[at]?.join(' '))].join('\t'),
      ...besides(rows, at),
    ].join('\n');
  const priced = rows.flatMap(({ kind, label: named, title, qty: common, counts, unit, cells }, index) => {
    const mine = cells[at] ?? [];
    const qty = counts?.[at] ?? common;
    const mark = markOf(rows[index + 1], at);
    const label = mark === null ? named : `${named} (${mark})`;
    if ((kind !== 'item' && kind !== 'price') || mine.every((cell) => cell === '')) return [];
    const isOut = mine.every((cell) => cell === '' || NOT_QUOTED.test(cell));
    if (isOut) return [[label, qty, NO_BID].filter(Boolean).join('   ')];
    const lead = isTold
      ? [label, ...(hasQty ? [qty] : []), ...(hasUnit ? [unit] : [])]
      : title === named
        ? [label, qty, unit]
        : [title];
    return [[...lead.filter((cell) => isTold || cell !== ''), ...mine].join(isTold ? '\t' : '   ')];
  });
  return [head, ...(isTold ? [heads.join('\t')] : []), ...priced, ...besides(rows, at)].join('\n');
}

/** "Size offered" over "265/65R17", right below a thing: what of it is offered. Null where the row says something else. */
function markOf(row: Row | undefined, at: number): string | null {
  const cell = row?.kind === 'said' && kindOfLabel(row.label) === null ? (row.cells[at]?.join(' ').trim() ?? '') : '';
  return /\d/.test(cell) && cell.length < LONGEST_MARK ? cell : null;
}
const LONGEST_MARK = 24;

/** A line for each row that prices nothing. */
const besides = (rows: Row[], at: number): string[] =>
  rows.flatMap((row, index) => {
    const { kind, label, cells } = row;
    if (rows[index - 1]?.kind === 'item' && markOf(row, at) !== null) return [];
    const cell = (cells[at] ?? []).findLast((one) => one !== '');
    if (kind === 'item' || kind === 'price' || cell === undefined) return [];
    // "Discount 3 %" beside a dash: the row says how much others take off.
    if (kind === 'charge' && NOT_QUOTED.test(cell) && /\d/.test(label)) return [];
    if (kind === 'lead') return [leadOf(label, cell)];
    // "Payment: 30 days": no time by itself.
    if (kind === 'said') return [`${label}: ${cell}`];
    return [`${kind === 'total' ? bareTotal(label) : kind === 'charge' ? named(label, cell) : label}   ${cell}`];
  });

/** What is charged for under a name of the table's own, as what it is. */
const named = (label: string, cell: string): string =>
  /\d/.test(cell) && kindOfLabel(label) === null && !OPTIONAL.test(cell) ? `${label} fee` : label;
const OPTIONAL = /option|not wanted|nicht gewünscht|facultati|opcional|opcja|auf wunsch|if required/iu;

/** "Lieferzeit (Tage)" over "20": what the days are told in comes with them. */
export function leadOf(label: string, cell: string): string {
  const time = /\p{L}/u.test(cell) ? undefined : label.match(/\p{L}+/gu)?.find((word) => hasTime(word));
  return time === undefined
    ? `${label}   ${cell}`
    : `${label.replace(new RegExp(`[\\s(]*${time}\\)?`, 'u'), '')}   ${cell} ${time}`;
}
