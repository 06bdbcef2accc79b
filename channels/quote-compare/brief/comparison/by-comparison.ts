import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../../../reading/numerals.ts';
import type { DecimalMark } from '../../../reading/numerals.ts';
import { createNeedMatcher } from '../../reading/need-matcher.ts';
import type { NeedMatcher } from '../../reading/need-matcher.ts';
import type { SplitNotes } from '../pasted-quote.ts';
import { hasPrices } from '../prices.ts';
import { isOfNeed } from '../quote-openings.ts';
import { readNeeds } from '../read-needs.ts';
import { askedOutside } from '../asked-outside.ts';
import type { Compared } from './compared.ts';
import { groupsOf } from './groups.ts';
import { gridsIn } from './grids.ts';
import { bareTotal, hasTime, kindOfLabel } from './labels.ts';
import { bareName, sheetOf } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { untoldTerm, withTimes } from './timed-columns.ts';

/**
 * A table that holds offers against each other for the same things: a column or a row for each vendor, a block of rows below each name, or rows that
 * name it. A quote for each, in the words of the table; what the rows are about is what is needed. Null where no table compares vendors.
 */
export function byComparison(text: string): SplitNotes | null {
  const { text: plain, terms } = withTimes(text);
  for (const { rows, before, behind } of gridsIn(plain)) {
    const said = `${before}\n${behind}`;
    const groups = groupsOf(rows);
    const sheet = groups ? null : sheetOf(rows, said);
    const read = groups ?? (sheet && offersOf(sheet, said, readDecimalMark(text)));
    if (!read) continue;
    const shared = said.split(/\n|(?<=[.;])\s/).filter((sentence) => OF_ALL.some((pattern) => pattern.test(sentence)));
    return {
      brief: [before, ...needsOf(read, said), ...untoldTerm(terms, before), behind].join('\n').trim(),
      quotes: read.quotes.map(({ name, text: own }) => ({ name, text: [own, ...shared].join('\n') })),
    };
  }
  return null;
}

/** What the rows of a table ask for that nothing round it does: vendors may count the same in dozens or packs. */
function needsOf({ items }: Compared, said: string): Set<string> {
  const asked = askedOutside(said);
  if (items.length > 0 && items.every(({ label }) => asked(label) !== null)) return new Set();
  const isAsked = ({ label, qty }: Compared['items'][number]): boolean =>
    (isOfNeed(label, said) && said.includes(qty)) || asked(label) === qty.replace(/(?<=\d)[.,](?=\d{3})/g, '');
  const needs = items.filter((item) => !isAsked(item));
  return new Set(needs.map(({ label, qty, unit }) => [qty, unit, label].filter(Boolean).join(' ')));
}

/** What holds for each. */
const OF_ALL = [
  /\ball (?:two|three|four|five|six|of them) (?:deliver|ship|include|quote|are|prices)\b/i,
  /\b(?:all|both|each) (?:\w+ )?(?:bidders|bids|vendors|suppliers|quotes|offers|prices)\b/i,
  /\balle (?:preise|anbieter)\b/i,
];

/** What a row of a sheet is: `price` is one of the only thing that is priced. */
type RowKind = 'item' | 'price' | 'charge' | 'total' | 'lead' | 'said' | 'other';
/** `title` is the label as it is written, with what counts its thing. */
type Row = SheetRow & { kind: RowKind; title: string };

function offersOf(sheet: Sheet, said: string, mark: DecimalMark): Compared | null {
  const needs = readNeeds(said, []);
  const matcher = createNeedMatcher(needs);
  const only = needs.length === 1 ? (needs[0]?.part ?? '') : '';
  const rows = sheet.rows.map((row) => settled(row, said));
  if (rows.some(({ kind }) => kind === 'other')) return null;
  const isCounted = rows.some(({ kind, qty }) => kind === 'item' && /\d/.test(qty));
  // Beside things that are counted, what is not counted is charged for.
  const all = rows.map((row) =>
    isCounted && row.kind === 'item' && !/\d/.test(row.qty) && matcher.match(row.label).length === 0
      ? { ...row, kind: 'charge' as const }
      : row,
  );
  const items = all.filter(({ kind }) => kind === 'item');
  if (items.length === 0 && !all.some(({ kind }) => kind === 'price')) return null;
  const isUntold = sheet.own.length === 1 && sheet.own[0] === null;
  const hasPriceRow = all.some(({ kind }) => kind === 'price');
  const own = isUntold && !hasPriceRow ? [pricedBy(all, { sheet, mark, matcher })] : sheet.own;
  const quotes = sheet.vendors.map((head, at) => ({
    name: bareName(head),
    text: textOf(head, at, { rows: all, own, only }),
  }));
  return quotes.every(({ text }) => hasPrices(text) || text.includes(NO_BID)) ? { quotes, items } : null;
}

/** A row with what it is; `other` where a table with it compares nothing. */
function settled(row: SheetRow, said: string): Row {
  const cells = row.cells.flat().filter((cell) => cell !== '');
  const kind = kindOfLabel(row.label);
  const isCounted = /\d/.test(row.qty);
  const isMoney = cells.some((cell) => MONEY.test(cell));
  const as = (own: RowKind): Row => ({ ...row, title: row.label, kind: own });
  if (kind === 'lead' || kind === 'note' || kind === 'aside') return as(kind === 'lead' ? 'lead' : 'said');
  if (kind === 'delivery') return as(cells.some(hasTime) ? 'lead' : 'charge');
  if (kind === 'total') return as(kind);
  if (kind === 'charge' && !(isCounted && isOfNeed(row.label, said))) return as(kind);
  if (kind === 'vendor') return as('other');
  if (kind === 'price' || kind === 'amount' || kind === 'qty' || kind === 'unit')
    return as(isCounted ? 'item' : isMoney || kind === 'qty' || kind === 'unit' ? 'price' : 'other');
  if (!isMoney && cells.every((cell) => hasTime(cell))) return as('lead');
  const isPriced = isCounted || cells.some((cell) => /\d/.test(cell) || NOT_QUOTED.test(cell));
  if (!isPriced) return as('said');
  const counted = isCounted ? null : (COUNT_FIRST.exec(row.label) ?? COUNT_LAST.exec(row.label))?.groups;
  return counted
    ? {
        ...as('item'),
        label: counted['item'] ?? row.label,
        qty: counted['count'] ?? '',
        unit: counted['unit'] ?? row.unit,
      }
    : as('item');
}

/** "40 folding tables", "40x folding tables". */
const COUNT_FIRST = /^(?<count>\d[\d.,]*)(?:\s?[x×]\s?|\s+)(?<item>\p{L}.+)$/u;
/** "Folding tables (40)", "Folding tables x 40 pcs". */
const COUNT_LAST =
  /^(?<item>\p{L}.*?)\s*(?:\(\s*[x×]?\s*|\s[x×]\s*)(?<count>\d[\d.,]*)\s*(?<unit>\p{L}{0,6})\.?\s*\)?$/u;
const MONEY =
  /\p{Sc}|\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:EUR|USD|GBP|CHF|SEK|PLN|INR|CAD|AUD|NZD|ZAR|BRL|MXN|zł|Kč|kr)(?!\p{L})/u;

/** "N/C" beside the prices of others for the same part: not quoted, no cotiza, non coté. */
const NOT_QUOTED =
  /^(?:n\/?[acqbd]\.?|no bid|not quoted|[-–—]+|brak|nicht angeboten|non proposé|no disponible|non disponibile|niet leverbaar)$/iu;
const NO_BID = 'no bid';

/** Whether the one column of each vendor holds prices or amounts, as the sums of the table have it; null where they do not say. */
function pricedBy(
  rows: Row[],
  { sheet, mark, matcher }: { sheet: Sheet; mark: DecimalMark; matcher: NeedMatcher },
): 'price' | 'amount' | null {
  const totals = rows.filter(({ kind }) => kind === 'total');
  const countOf = ({ qty, label }: Row): Big | null => {
    const [numeral] = findNumerals(qty, mark);
    if (numeral) return numeral.value;
    const [hit] = matcher.match(label);
    return hit ? new Big(hit.need.qty) : null;
  };
  const fits = { price: 0, amount: 0 };
  for (const at of sheet.vendors.keys()) {
    const valueOf = ({ cells }: Row): Big | null => amountOf(cells[at]?.[0] ?? '', mark);
    const items = rows
      .filter(({ kind }) => kind === 'item')
      .map((row) => ({ value: valueOf(row), count: countOf(row) }));
    const charges = rows.filter(({ kind }) => kind === 'charge').map((row) => valueOf(row) ?? new Big(0));
    const sums = totals.flatMap((row) => valueOf(row) ?? []);
    if (items.some(({ value }) => value === null)) continue;
    const charged = charges.reduce((sum, one) => sum.plus(one), new Big(0));
    const goods = {
      amount: items.reduce((sum, { value }) => sum.plus(value ?? 0), new Big(0)),
      price: items.every(({ count }) => count !== null)
        ? items.reduce((sum, { value, count }) => sum.plus((value ?? new Big(0)).times(count ?? 0)), new Big(0))
        : null,
    };
    for (const way of ['price', 'amount'] as const) {
      const goodsOf = goods[way];
      if (
        goodsOf &&
        sums.some((sum) => [goodsOf, goodsOf.plus(charged)].some((one) => one.minus(sum).abs().lte('0.02')))
      )
        fits[way] += 1;
    }
  }
  if (fits.price === fits.amount) return totals.length === 0 && areMultiples(rows, { mark, countOf }) ? 'amount' : null;
  return fits.price > fits.amount ? 'price' : 'amount';
}

/** Whether each cell is its count times a price in cents: by chance but one in so many would be. */
function areMultiples(
  rows: Row[],
  { mark, countOf }: { mark: DecimalMark; countOf: (row: Row) => Big | null },
): boolean {
  const items = rows.filter(({ kind }) => kind === 'item');
  let chance = new Big(1);
  for (const row of items) {
    const count = countOf(row);
    const values = row.cells.flatMap(([cell = '']) => amountOf(cell, mark) ?? []);
    if (!count || count.lte(1) || values.some((value) => !value.times(100).mod(count).eq(0))) return false;
    chance = chance.times(count.pow(values.length));
  }
  return chance.gte(BY_CHANCE);
}
const BY_CHANCE = 1_000;

function amountOf(cell: string, mark: DecimalMark): Big | null {
  const [numeral, ...more] = findNumerals(`\t${cell}`, mark);
  return numeral && more.length === 0 ? numeral.value : null;
}

/** Headings of the prices of the only thing that is offered. */
const STANDARD: Partial<Record<string, string>> = { price: 'Unit price', amount: 'Amount', qty: 'Qty', unit: 'UOM' };
const TITLES = { price: 'Unit price', amount: 'Amount' };

/**
 * The offer of one vendor in the words of the table: its name, rows of what is priced, below them a line for each charge and the rest. `only` is what the
 * brief asks for where it is one thing, which the table then need not name.
 */
function textOf(
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
  const priced = rows.flatMap(({ kind, label, title, qty, unit, cells }) => {
    const mine = cells[at] ?? [];
    if ((kind !== 'item' && kind !== 'price') || mine.every((cell) => cell === '')) return [];
    const isOut = mine.every((cell) => cell === '' || NOT_QUOTED.test(cell));
    if (isOut) return [[label, qty, NO_BID].filter(Boolean).join('   ')];
    const lead = isTold
      ? [label, ...(hasQty ? [qty] : []), ...(hasUnit ? [unit] : [])]
      : title === label
        ? [label, qty, unit]
        : [title];
    return [[...lead.filter((cell) => isTold || cell !== ''), ...mine].join(isTold ? '\t' : '   ')];
  });
  return [head, ...(isTold ? [heads.join('\t')] : []), ...priced, ...besides(rows, at)].join('\n');
}

/** A line for each row that prices nothing. */
const besides = (rows: Row[], at: number): string[] =>
  rows.flatMap(({ kind, label, cells }) => {
    const cell = (cells[at] ?? []).findLast((one) => one !== '');
    if (kind === 'item' || kind === 'price' || cell === undefined) return [];
    if (kind === 'lead') return [leadOf(label, cell)];
    return [`${kind === 'total' ? bareTotal(label) : label}   ${cell}`];
  });

/** "Lieferzeit (Tage)" over "20": what the days are told in comes with them. */
function leadOf(label: string, cell: string): string {
  const time = /\p{L}/u.test(cell) ? undefined : label.match(/\p{L}+/gu)?.find((word) => hasTime(word));
  return time === undefined
    ? `${label}   ${cell}`
    : `${label.replace(new RegExp(`[\\s(]*${time}\\)?`, 'u'), '')}   ${cell} ${time}`;
}
