import { Big } from 'big.js';
import { findNumerals, readDecimalMark } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { VENDOR_HEADINGS } from '../../reading/vocabulary/order-words.ts';
import { WITHOUT_TAX } from '../../reading/vocabulary/tax-words.ts';
import { findLabels } from '../reading/labels.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import { gridsIn } from './compared-grids.ts';
import type { Grid } from './compared-grids.ts';
import { isNoVendor } from './no-vendor.ts';
import type { PastedQuote, SplitNotes } from './pasted-quote.ts';
import { isOfNeed } from './quote-openings.ts';
import { timeOf } from './read-counts.ts';

/** What is known of each vendor in a comparison: `goods` is what all pieces come to. */
type FactKind = 'vendor' | 'part' | 'qty' | 'unit' | 'price' | 'goods' | 'charge' | 'total' | 'lead' | 'said';

/** A column of the comparison: its heading, and a cell for each vendor. */
interface Fact {
  kind: FactKind;
  heading: string;
  cells: string[];
}

/**
 * A table that compares vendors by what they ask for the same thing, each a row or a column of it: a quote for each. What a column holds is told by its
 * heading, or by its amounts (a price times one count is the amount of the goods, that and the carriage are the total). Null where a column is not
 * understood: other readers may know better.
 */
export function byComparedTable(text: string): SplitNotes | null {
  const mark = readDecimalMark(text);
  for (const grid of gridsIn(text, isFact)) {
    const facts = factsOf(grid, mark);
    if (!facts) continue;
    const { names } = facts;
    const quotes = names.map((name, at) => quoteOf(name, at, facts));
    return { brief: [grid.before, ...needsOf(facts), ...netIn(facts), grid.behind].join('\n').trim(), quotes };
  }
  return null;
}

/** Whether a cell is the heading of something that is known of a vendor. */
const isFact = (cell: string): boolean => kindOf(plain(cell)) !== null;

const plain = (heading: string): string => heading.replaceAll('_', ' ').trim();

const VENDOR = phrasePattern(VENDOR_HEADINGS);
const isVendors = (heading: string): boolean => VENDOR.test(heading) && heading.length < 24;
const ROLES: Partial<Record<string, FactKind>> = {
  part: 'part',
  qty: 'qty',
  unit: 'unit',
  price: 'price',
  ext: 'goods',
  lead: 'lead',
  minimum: 'said',
};
const LABELS: Partial<Record<string, FactKind>> = {
  freight: 'charge',
  fee: 'charge',
  total: 'total',
  subtotal: 'total',
};

/** What a heading says by itself; null for words that head nothing that is known. */
function kindOf(heading: string): FactKind | null {
  if (heading === '' || heading.length > LONGEST) return null;
  if (isVendors(heading)) return 'vendor';
  if (timeIn(heading) !== null) return 'lead';
  const [label] = findLabels(heading);
  const labelled = label && LABELS[label.kind];
  const role = roleOfHeading(heading) ?? roleOfHeading(heading.replace(COUNTED, ''));
  // "Delivery" heads days or amounts, "Total" what the goods come to or all of it: the cells say which.
  return (role && ROLES[role]) ?? labelled ?? null;
}
const LONGEST = 48;
/** "Goods (50)", "Ext. x 80". */
const COUNTED = /\s*[([x×]?\s*\d+\s*\p{L}{0,6}\.?[)\]]?$/u;

/** The unit of time that a heading counts in: "Délai (jours)", "lead days". */
const timeIn = (heading: string): string | null =>
  heading.match(/\p{L}+/gu)?.find((word) => ['day', 'week'].includes(timeOf(word) ?? '')) ?? null;

interface Facts {
  names: string[];
  facts: Fact[];
}

function factsOf({ heads, rows, before }: Grid, mark: DecimalMark): Facts | null {
  const columns = heads.map((heading, at) => ({
    heading: plain(heading),
    cells: rows.map((cells) => cells[at] ?? ''),
  }));
  const at = Math.max(
    0,
    columns.findIndex(({ heading }) => kindOf(heading) === 'vendor'),
  );
  const kept = rows.flatMap((cells, row) => (isNoVendor(cells[at] ?? '') ? [] : [row]));
  const pick = (cells: string[]): string[] => kept.map((row) => cells[row] ?? '');
  const names = pick(columns[at]?.cells ?? []);
  if (names.length < 2 || names.length > MOST || !names.every(isName) || new Set(names).size < names.length)
    return null;
  const others = columns.flatMap(({ heading, cells }, column) =>
    column === at || isNumbering(cells) ? [] : [{ heading, cells: pick(cells) }],
  );
  const facts = settle(others, mark);
  const isPriced = facts?.some(({ kind }) => kind === 'price' || kind === 'goods');
  const isOne = (kind: FactKind): boolean => (facts?.filter((fact) => fact.kind === kind).length ?? 0) < 2;
  const isWhole = (['part', 'qty', 'price', 'goods', 'total'] as const).every(isOne);
  // Without a word that vendors stand there they do where things would have neither carriage nor a day, and no thing that is asked for is one.
  const isTold = isVendors(columns[at]?.heading ?? '');
  const isCompared =
    isTold ||
    (roleOfHeading(columns[at]?.heading ?? '') === null &&
      facts?.some(({ kind }) => kind === 'charge' || kind === 'lead') === true &&
      !names.some((name) => isOfNeed(name, before)));
  return facts && isPriced && isWhole && isCompared ? { names, facts } : null;
}
const MOST = 12;
/** "Sr", "#", "Lp.": the rows counted from one. */
const isNumbering = (cells: string[]): boolean =>
  cells.every((cell, at) => cell === '' || cell.replace(/\.$/, '') === String(at + 1)) && cells[0] !== '';
const isName = (cell: string): boolean => /\p{L}{2}/u.test(cell) && cell.length < 60 && !/\d[.,]\d{2}(?!\d)/.test(cell);

/** What each column is: by its cells, by its heading, and by how its amounts hang together with those of others. */
function settle(columns: Omit<Fact, 'kind'>[], mark: DecimalMark): Fact[] | null {
  const values = columns.map(({ cells }) => cells.map((cell) => amountOf(cell, mark)));
  const isMoney = columns.map(({ cells }) => cells.some((cell) => MONEY.test(cell)));
  const all = (at: number): Big[] | null => {
    const own = values[at] ?? [];
    return isMoney[at] && own.every((value) => value !== null) ? own.filter((value) => value !== null) : null;
  };
  /** "Incl.", "at actual": words add nothing to a sum. */
  const added = (at: number): Big[] | null => {
    const own = (values[at] ?? []).map((value, row) => (/\d/.test(columns[at]?.cells[row] ?? '') ? value : new Big(0)));
    return own.every((value) => value !== null) ? own.filter((value) => value !== null) : null;
  };
  const kinds = columns.map(({ heading, cells }, at): FactKind | null => {
    const kind = kindOf(heading);
    const isEmpty = cells.every((cell) => cell === '');
    if (isEmpty) return 'said';
    if (kind === 'lead') return isMoney[at] ? 'charge' : 'lead';
    if (isMoney[at]) return kind === 'price' || kind === 'goods' || kind === 'charge' || kind === 'total' ? kind : null;
    if (kind === 'charge') return cells.some((cell) => timeIn(cell) !== null) ? 'lead' : 'charge';
    return kind === 'part' || kind === 'qty' || kind === 'unit'
      ? kind
      : cells.every((cell) => !/\d/.test(cell))
        ? 'said'
        : null;
  });
  const goods = columns.findIndex((_column, at) =>
    columns.some((_other, one) => one !== at && isCountOf(all(one), all(at))),
  );
  if (goods >= 0) {
    const price = columns.findIndex((_other, one) => one !== goods && isCountOf(all(one), all(goods)));
    kinds[price] = 'price';
    kinds[goods] = 'goods';
  }
  const charges = kinds.flatMap((kind, at) => (kind === 'charge' || (kind === null && isMoney[at]) ? [at] : []));
  // Behind the charges a second amount is what all comes to.
  const total = columns.findIndex(
    (_column, at) =>
      at !== goods && goods >= 0 && isSumOf(all(at), [all(goods), ...charges.filter((one) => one !== at).map(added)]),
  );
  if (total >= 0) {
    // Whatever a column is called that the sum counts is charged.
    for (const at of charges) kinds[at] ??= 'charge';
    kinds[total] = 'total';
  }
  return kinds.every((kind) => kind !== null)
    ? columns.map((column, at) => ({ ...column, kind: kinds[at] ?? 'said' }))
    : null;
}

const MONEY = /\p{Sc}|\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:EUR|USD|GBP|CHF|SEK|PLN|INR|CAD|AUD|ZAR|BRL|MXN)(?!\p{L})/u;

function amountOf(cell: string, mark: DecimalMark): Big | null {
  const [numeral, ...more] = findNumerals(cell, mark);
  return numeral && more.length === 0 ? numeral.value : null;
}

/** Whether each of the amounts is the price times one whole count. */
function isCountOf(prices: Big[] | null, amounts: Big[] | null): boolean {
  const [price, amount] = [prices?.[0], amounts?.[0]];
  if (!prices || !amounts || !price || !amount || price.lte(0)) return false;
  const count = amount.div(price).round(0, Big.roundHalfUp);
  return (
    count.gt(1) &&
    prices.every((one, at) =>
      one
        .times(count)
        .minus(amounts[at] ?? 0)
        .abs()
        .lte('0.01'),
    )
  );
}

function isSumOf(sums: Big[] | null, parts: (Big[] | null)[]): boolean {
  return (
    sums !== null &&
    parts.length > 1 &&
    parts.every((part) => part !== null) &&
    sums.every((sum, at) =>
      parts
        .reduce((left, part) => left.minus(part?.[at] ?? 0), sum)
        .abs()
        .lte('0.01'),
    )
  );
}

/** The offer of one vendor in the words of the table: what is priced as a row under its headings, below it a line for each charge and the rest. */
function quoteOf(name: string, at: number, { facts }: Facts): PastedQuote {
  const own = (kinds: FactKind[]): Fact[] =>
    facts.filter(({ kind, cells }) => kinds.includes(kind) && cells[at] !== '');
  const priced = own(['part', 'qty', 'unit', 'price', 'goods']);
  const [counted] = facts.filter(
    ({ kind, heading }) => kind === 'goods' && /\d/.test(heading) && roleOfHeading(heading) === null,
  );
  const item = counted ? [counted.heading] : [];
  const line = ({ kind, heading, cells }: Fact): string =>
    `${kind === 'total' ? heading.replace(NET, '').trim() || heading : heading}\t${cells[at]}`;
  const lead = ({ heading, cells }: Fact): string => {
    const time = timeIn(heading);
    const cell = cells[at] ?? '';
    return /\p{L}/u.test(cell) || time === null
      ? `${heading}\t${cell}`
      : `${heading.replace(UNIT_OF_TIME(time), '').trim()}\t${cell} ${time}`;
  };
  const head = priced.map(({ kind, heading }) =>
    ROLES[roleOfHeading(heading) ?? ''] === kind ? heading : (STANDARD[kind] ?? heading),
  );
  return {
    name,
    text: [
      name,
      [...item.map(() => 'Item'), ...head].join('\t'),
      [...item, ...priced.map(({ cells }) => cells[at])].join('\t'),
      ...own(['charge', 'total', 'said']).map(line),
      ...own(['lead']).map(lead),
    ].join('\n'),
  };
}
const UNIT_OF_TIME = (time: string): RegExp => new RegExp(`[\\s,(]*(?<!\\p{L})${time}(?!\\p{L})\\)?`, 'iu');
/** Headings of columns that only their amounts tell. */
const STANDARD: Partial<Record<FactKind, string>> = { price: 'Unit price', goods: 'Amount' };

/** "Total before tax" over the sums of all vendors: that is how they are compared. */
const netIn = ({ facts }: Facts): string[] =>
  facts.flatMap(({ kind, heading }) => (kind === 'total' && NET.test(heading) ? [heading] : [])).slice(0, 1);
const NET = new RegExp(`\\s*[(,]?(?<!\\p{L})${anyOf(WITHOUT_TAX)}\\)?\\s*$`, 'iu');

/** What is needed, where the table says so itself. */
function needsOf({ facts }: Facts): string[] {
  const cellsOf = (kind: FactKind): string[] => facts.find((fact) => fact.kind === kind)?.cells ?? [];
  const [parts, counts] = [cellsOf('part'), cellsOf('qty')];
  return parts.length > 0 && counts.length > 0 ? [...new Set(counts.map((count, at) => `${count} ${parts[at]}`))] : [];
}
