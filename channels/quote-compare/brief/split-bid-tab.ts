import { hasPrices } from './prices.ts';
import { askedOutside } from './asked-outside.ts';
import { isNoVendor } from './no-vendor.ts';
import type { SplitNotes } from './pasted-quote.ts';
import { readCounts, timeOf } from './read-counts.ts';
import { isOfNeed } from './quote-openings.ts';
import { cellsOf, isRule } from './table-cells.ts';
import { roleOfHeading } from '../reading/table-header.ts';
import type { ColumnRole } from '../reading/table-header.ts';

/**
 * Bids side by side: a table whose columns are vendors, its rows parts and charges. Each vendor's column becomes a quote of its own, in the
 * words of the table; the rows without the prices are what is needed. Null where no such table is found.
 */
export function splitBidTab(text: string): SplitNotes | null {
  const { lines, terms } = withTimes(withoutCompared(text.split('\n')));
  for (const [at, line] of lines.entries()) {
    const head = readHead(lines, at);
    if (!head) continue;
    const rows = rowsBelow(lines, head.next, head);
    if (rows.cells.length < 2 || line.trim() === '') continue;
    // What is said of all bidders holds for each.
    const shared = text.split(/\n|(?<=[.;])\s/).filter((sentence) => OF_ALL.some((pattern) => pattern.test(sentence)));
    const quotes = head.vendors.map((vendor, index) => ({
      name: vendor,
      text: [quoteOf(vendor, index, { head, rows: rows.cells }), ...shared].join('\n'),
    }));
    const said = lines.slice(0, at).join('\n');
    const asked = askedOutside(said);
    const needs = rows.cells
      .filter(
        ({ isPart, lead: [item = '', ...counted] }) =>
          isPart &&
          !(isOfNeed(item, said) && counted.some((cell) => said.includes(cell))) &&
          !counted.some((cell) => cell.replace(/(?<=\d)[.,](?=\d{3})/g, '') === asked(item)),
      )
      .map(({ lead: [item = '', ...counted] }) => `${counted.join(' ')} ${item}`);
    const brief = [...lines.slice(0, at), ...needs, ...untold(terms, said), ...lines.slice(rows.end)].join('\n').trim();
    return quotes.every((quote) => hasPrices(quote.text) || NO_BID.test(quote.text)) ? { brief, quotes } : null;
  }
  return null;
}

/**
 * "Qty | Weeks | Acme | Bolt" over "12 | 2 | 28.00 | 24.50": a table with its prices for one of the weeks, and how many of them it counts. Only where a
 * column of time stands before those of two vendors.
 */
function withTimes(lines: string[]): { lines: string[]; terms: string[] } {
  const at = lines.findIndex((line) => /[\t|]/.test(line) && timeColumn(cellsOf(line)) > 0);
  if (at < 0) return { lines, terms: [] };
  const head = cellsOf(lines[at] ?? '');
  const column = timeColumn(head);
  const unit = (head[column] ?? '').toLowerCase();
  const end = lines.findIndex((line, row) => row > at && !/[\t|]/.test(line));
  const terms = new Set<string>();
  const plain = lines.map((line, row) => {
    if (row < at || (end >= 0 && row >= end) || isRule(line)) return line;
    const cells = cellsOf(line);
    const count = cells[column] ?? '';
    const isCounted = row > at && /^\d{1,3}$/.test(count);
    if (isCounted) terms.add(`${count} ${unit}`);
    return cells
      .map((cell, own) => (isCounted && own > column && /\d[.,]\d{2}\D{0,3}$/.test(cell) ? `${cell}/${unit}` : cell))
      .filter((_cell, own) => own !== column)
      .join('\t');
  });
  return { lines: plain, terms: [...terms] };
}

const timeColumn = (cells: string[]): number => {
  const column = cells.findIndex((cell) => timeOf(cell) !== null);
  return cells.slice(column + 1).filter(isVendor).length > 1 ? column : -1;
};

/** The one term of a table, where nothing round it says it. */
const untold = (terms: string[], said: string): string[] =>
  terms.length === 1 && !readCounts(said).some(({ value }) => value.nouns.some((noun) => timeOf(noun) !== null))
    ? [`for ${terms.join()}`]
    : [];

/** A table without the columns that count its rows or show what the offers are held against: "Pos.", "Budget", "Lowest". */
function withoutCompared(lines: string[]): string[] {
  const at = lines.findIndex((line) => /[\t|]/.test(line) && comparedIn(line).length > 0);
  if (at < 0) return lines;
  const left = new Set(comparedIn(lines[at] ?? ''));
  const end = lines.findIndex((line, row) => row > at && !/[\t|]/.test(line));
  return lines.map((line, row) =>
    row < at || (end >= 0 && row >= end) || isRule(line)
      ? line
      : cellsOf(line)
          .filter((_cell, column) => !left.has(column))
          .join('\t'),
  );
}

/** Columns of such a kind beside those of two vendors or more. */
function comparedIn(line: string): number[] {
  const cells = cellsOf(line);
  const isBeside = cells.filter((cell) => isVendor(cell)).length > 1;
  const roles = cells.map((cell) => roleOfHeading(cell));
  return isBeside
    ? cells.flatMap((cell, column) =>
        (column > 0 && isNoVendor(cell)) || (roles[column] === 'position' && roles.includes('part')) ? [column] : [],
      )
    : [];
}

const OF_ALL = [
  /\ball (?:two|three|four|five|six|of them) (?:deliver|ship|include|quote|are|prices)\b/i,
  /\b(?:all|both|each) (?:\w+ )?(?:bidders|bids|vendors|suppliers|quotes|offers|prices)\b/i,
  /\balle (?:preise|anbieter)\b/i,
];
const NO_BID = /\b(?:nb|no bid|n\/a)\b/i;

interface Head {
  /** Roles of the columns before the vendors: item, quantity, unit. */
  lead: (ColumnRole | null)[];
  vendors: string[];
  /** What each column of one vendor holds. */
  own: string[];
  next: number;
  isTabbed: boolean;
}

/** A line of known headings and then names, two or more; below it perhaps one that repeats the columns of each name. */
function readHead(lines: string[], at: number): Head | null {
  const line = lines[at] ?? '';
  const isTabbed = /\t|\|/.test(line);
  // Names that stand above gaps leave room for what the rows are about.
  const cells = !isTabbed && /^ {3,}\S/.test(line) ? ['', ...cellsOf(line)] : cellsOf(line);
  // The first column says what a row is about, whatever it is called.
  const names = cells.map((cell, index) => ({ cell, index })).filter(({ cell, index }) => index > 0 && isVendor(cell));
  const [first] = names;
  if (!first || names.length < 2 || first.index > 5 || cells.length < 3) return null;
  const isKnown = (cell: string): boolean => cell === '' || roleOfHeading(cell) !== null || timeOf(cell) !== null;
  if (!cells.slice(1, first.index).every(isKnown)) return null;
  const sided = sidedHeads(cells.slice(first.index));
  if (sided)
    return {
      lead: cells.slice(0, first.index).map((cell, index) => roleOfHeading(index === 0 && cell === '' ? 'item' : cell)),
      ...sided,
      next: at + 1,
      isTabbed,
    };
  const below = cellsOf(lines[at + 1] ?? '').filter((cell) => cell !== '');
  const repeated = below.filter(
    (cell) => ['price', 'ext', 'unit'].includes(roleOfHeading(cell) ?? '') || /^unit$/i.test(cell),
  );
  const width = repeated.length > 0 ? repeated.length / names.length : 1;
  const hasSub = Number.isInteger(width) && width > 1;
  const leadCells = cells.slice(0, first.index);
  const title = hasSub ? below[0] : undefined;
  const joined = hasSub ? null : joinedHeads(names.map(({ cell }) => cell));
  if (joined)
    return {
      lead: leadCells.map((cell, index) => roleOfHeading(index === 0 && cell === '' ? 'item' : cell)),
      ...joined,
      next: at + 1,
      isTabbed,
    };
  return {
    lead: leadCells.map((cell, index) => roleOfHeading(index === 0 && cell === '' ? (title ?? 'item') : cell)),
    vendors: names.map(({ cell }) => cell),
    own: hasSub ? repeated.slice(0, width) : ['Price'],
    next: at + (hasSub ? 2 : 1),
    isTabbed,
  };
}

/** "Acme", "ext", "Bolt", "ext": each vendor with the same headings beside it; null where the cells are anything else. */
function sidedHeads(cells: string[]): Pick<Head, 'vendors' | 'own'> | null {
  const width = cells.findIndex((cell, index) => index > 0 && isVendor(cell));
  if (width < 2 || cells.length % width !== 0) return null;
  const [beside, vendors] = [cells.slice(1, width), cells.filter((_cell, index) => index % width === 0)];
  const isRegular = cells.every((cell, index) =>
    index % width === 0 ? isVendor(cell) : roleOfHeading(cell) !== null && cell === beside[(index % width) - 1],
  );
  return isRegular ? { vendors, own: ['Unit price', ...beside] } : null;
}

/** "Acme Unit", "Acme Total", "Bolt Unit", "Bolt Total": each vendor once, and what its columns hold; null where the cells are plain names. */
function joinedHeads(cells: string[]): Pick<Head, 'vendors' | 'own'> | null {
  const parts = cells.map((cell) => JOINED.exec(cell)?.groups);
  if (!parts.every((part) => part !== undefined)) return null;
  const vendors = [...new Set(parts.map(({ vendor = '' }) => vendor))];
  const width = parts.length / vendors.length;
  const own = parts.slice(0, width).map(({ column = '' }) => (/^(?:unit|each)$/i.test(column) ? 'Unit price' : column));
  const isRegular =
    width > 1 &&
    parts.every(
      ({ vendor, column }, at) => vendor === vendors[Math.floor(at / width)] && column === parts[at % width]?.column,
    );
  return isRegular ? { vendors, own } : null;
}
const JOINED =
  /^(?<vendor>.{3,}?)\s*[-–:(]?\s+\(?(?<column>unit(?: price| cost)?|each|price|cost|ext(?:ended)?\.?(?: price)?|total|amount)\)?$/iu;

/** A name: words that begin with capitals, no heading and no figure. */
const isVendor = (cell: string): boolean =>
  /^\p{Lu}[\p{L}\d&.,'’ -]{2,40}$/u.test(cell) &&
  roleOfHeading(cell) === null &&
  !/\d{2}/.test(cell) &&
  timeOf(cell) === null &&
  !HEADINGS.test(cell) &&
  !isNoVendor(cell);
const HEADINGS = /^(?:unit|ext|extended|price|total|item|qty|uom|description|each|amount|lead time|notes?|remarks?)\b/i;

interface Row {
  isPart: boolean;
  lead: string[];
  /** Cells of each vendor. */
  values: string[][];
}

function rowsBelow(
  lines: string[],
  from: number,
  { lead, vendors, own, isTabbed }: Head,
): { cells: Row[]; end: number } {
  const rows: Row[] = [];
  const width = vendors.length * own.length;
  let end = from;
  for (const line of lines.slice(from)) {
    if (isRule(line)) {
      end += 1;
      continue;
    }
    const cells = cellsOf(line);
    if (line.trim() === '' || cells.length < 2) break;
    const tail = isTabbed
      ? cells.slice(lead.length, lead.length + width)
      : cells.slice(-Math.min(width, Math.max(cells.length - 1, 1)));
    const head = isTabbed ? cells.slice(0, lead.length) : cells.slice(0, cells.length - tail.length);
    const isPart =
      head.slice(1).some((cell) => /^\d[\d.,]*(?:\s*\p{L}+)?$/u.test(cell)) ||
      /^\d[\d.,]*\s+\p{L}{3}/u.test(head[0] ?? '');
    const perVendor = tail.length === vendors.length ? 1 : own.length;
    if (!isTabbed && tail.length !== vendors.length * perVendor) break;
    // As many cells again as there are vendors: each has more than one column, and which is whose is not known.
    const left = isTabbed ? cells.slice(lead.length + width).filter((cell) => cell !== '') : [];
    if (left.length >= vendors.length) break;
    rows.push({
      isPart,
      lead: head.filter((cell) => cell !== ''),
      values: vendors.map((_vendor, index) => tail.slice(index * perVendor, (index + 1) * perVendor)),
    });
    end += 1;
  }
  return { cells: rows, end };
}

/** "N/C" beside the prices of others for the same part: not quoted, no cotiza, non coté. */
const NOT_QUOTED = /^(?:n\/?[cqbd]\.?|no bid|not quoted|[-–—]+)$/i;

/** The column of one vendor as a quote: its name, then each row with its own cells. */
function quoteOf(vendor: string, index: number, { head, rows }: { head: Head; rows: Row[] }): string {
  const titles = [
    'Item',
    ...head.lead.slice(1).flatMap((role) => (role === 'qty' ? ['Qty'] : role === 'unit' ? ['UOM'] : [])),
    ...head.own,
  ];
  const lines = rows.flatMap(({ isPart, lead, values }) => {
    const cells = (values[index] ?? []).filter((cell) => cell !== '');
    const own = isPart && cells.length > 0 && cells.every((cell) => NOT_QUOTED.test(cell)) ? ['no bid'] : cells;
    return own.length === 0 ? [] : [[...lead, ...own].join('   ')];
  });
  return [vendor, ...(head.own.length > 1 ? [titles.join('   ')] : []), ...lines].join('\n');
}
