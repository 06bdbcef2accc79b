import { findNumerals, readDecimalMark } from './numerals.ts';
import { anyOf } from './phrases.ts';
import { NOTHING_TO_PAY } from './vocabulary/paper-words.ts';
import type { Numeral } from './numerals.ts';
import { lineSpans } from './span.ts';
import type { Span } from './span.ts';

/** Most characters of a cell, and fewest cells in a row of lines that are taken for a table. */
const CELL_CHARS = 56;
const LEAST_CELLS = 6;
/** Most cells of one row of a table. */
const ROW_CELLS = 9;

interface Cell extends Span {
  words: string;
  /** The number that the cell is, if it is nothing else. */
  number: Numeral | null;
}

/**
 * A text in which a copy has put every cell of a table on a line of its own, with the rows joined again: a row ends where a quantity times a
 * price is the amount, and a name that a lone amount follows belongs to it. Other lines stay; only line ends become blanks.
 */
export function relayCells(text: string, isHeading: (words: string) => boolean): string {
  const mark = readDecimalMark(text);
  const cells = lineSpans(text).map(({ start, end }): Cell => {
    const words = text.slice(start, end).trim();
    const own = words.length <= CELL_CHARS ? findNumerals(words.replace(IN_GROUPS, heldTogether), mark) : [];
    const [number] = own;
    const isNumber =
      own.length === 1 &&
      number !== undefined &&
      (isSaidOfNumber(words.replace(words.slice(number.start, number.end), '').trim()) || A_COUNT.test(words));
    return { start, end, words, number: isNumber ? number : null };
  });
  const joints = new Set<number>();
  let from = 0;
  for (let at = 0; at <= cells.length; at += 1) {
    const cell = cells[at];
    if (cell && isCell(cell)) continue;
    if (at - from >= LEAST_CELLS) for (const joint of jointsOf(cells.slice(from, at), isHeading)) joints.add(joint);
    from = at + 1;
  }
  if (joints.size === 0) return text;
  return cells
    .map(
      ({ start, end }, at) =>
        text.slice(start, end) + (at + 1 === cells.length ? '' : joints.has(start) ? '   ' : '\n'),
    )
    .join('');
}

/** "8 600,00" alone in a cell: what its blanks part is one number. */
const IN_GROUPS = /^[1-9]\d{0,2}(?: \d{3})+(?!\d)/u;
const heldTogether = (digits: string): string => digits.replaceAll(' ', '\u00a0');

/** A unit, what the number is for, or how the tax stands: "kg / mies.", "/ Monat", "netto". */
const isSaidOfNumber = (rest: string): boolean => rest.length <= 4 || OF_A_NUMBER.test(rest);
const OF_A_NUMBER = /^(?:\p{L}{1,4}\.?\s?)?(?:\/\s?\p{L}{1,9}\.?)?(?:\s?(?:netto|brutto|nett?|gross|ht|ttc))?$/iu;

/** "12 miesięcy", "3 Monate": how many of what one word names. */
const A_COUNT = /^\d{1,4} \p{L}{1,10}\.?$/u;

const isCell = ({ words }: Cell): boolean =>
  words !== '' &&
  words.length <= CELL_CHARS &&
  !/\S(?: {2,}|\t|\s\|\s)\S/.test(words) &&
  !/[.!?]\s+\p{Lu}/u.test(words) &&
  !/^[*=#~_-]{3}/.test(words);

/** Starts of the cells that go on in the next line. */
function jointsOf(cells: Cell[], isHeading: (words: string) => boolean): number[] {
  const joints: number[] = [];
  const join = (start: number, end: number): void => {
    for (const { start: at } of cells.slice(start, end)) joints.push(at);
  };
  const joinAmounts = (from: number): number[] => {
    for (let at = from; at + 1 < cells.length; at += 1) {
      const [name, amount] = [cells[at], cells[at + 1]];
      const isAmount = amount && (amount.number !== null || NOTHING.test(amount.words));
      if (name && isAmount && name.number === null && /\p{L}{2}/u.test(name.words) && !NOTHING.test(name.words))
        join(at, at + 1);
    }
    return joints;
  };
  // "Collection, twice a week, in the price, 0.00": as many cells as the rows above, and no product.
  const joinWords = (from: number, width: number): number => {
    let next = from;
    for (; isRow(cells.slice(next, next + width), width); next += width) join(next, next + width - 1);
    return next;
  };
  const headed = headedRows(cells, isHeading);
  if (headed) {
    const { first, width, rows } = headed;
    join(first - width, first - 1);
    for (let row = 0; row < rows; row += 1) join(first + row * width, first + (row + 1) * width - 1);
    let next = joinWords(first + rows * width, width);
    // "3, Carriage, 1, 180.00, 180.00": a row with its number that leaves a cell out.
    const ends = isNumbered(cells, headed) ? rowEnds(cells.slice(next)).map((end) => end + next) : [];
    for (const end of ends) {
      join(next, end);
      next = end + 1;
    }
    return joinAmounts(next);
  }
  const grid = gridOf(cells, isHeading);
  if (grid) {
    const { first, width, rows } = grid;
    const heads = headOf(cells.slice(0, first), width);
    if (heads > 0) join(first - heads, first - 1);
    for (let row = 0; row < rows; row += 1) join(first + row * (width + 1), first + row * (width + 1) + width);
    return joinAmounts(first + rows * (width + 1));
  }
  const ends = rowEnds(cells);
  const [firstEnd] = ends;
  if (firstEnd === undefined) return [];
  const lengths = ends.slice(1).map((end, at) => end - (ends[at] ?? 0));
  const usual = lengths.length > 0 ? Math.min(...lengths) : null;
  const lastHeading = cells.slice(0, firstEnd).findLastIndex(({ words }) => isHeading(words));
  const firstStart = usual !== null && firstEnd - usual + 1 > lastHeading ? firstEnd - usual + 1 : lastHeading + 1;
  ends.forEach((end, at) => join(at === 0 ? firstStart : (ends[at - 1] ?? 0) + 1, end));
  return joinAmounts(joinWords((ends.at(-1) ?? 0) + 1, usual ?? firstEnd - firstStart + 1));
}

/** "Delivery" over "FREE", "Versandkosten" over "frei Haus": what stands where the amount would. */
const NOTHING = new RegExp(`^${anyOf(NOTHING_TO_PAY)}[.!]?$`, 'iu');

/**
 * Rows of as many cells as there are headings in a row above them: in each the columns that hold numbers are those of the first, two of the numbers make
 * the last, and a name follows behind the last row. Null where it is not so of all.
 */
function headedRows(
  cells: Cell[],
  isHeading: (words: string) => boolean,
): { first: number; width: number; rows: number } | null {
  const from = cells.findIndex((_cell, at) =>
    cells.slice(at, at + LEAST_HEADINGS).every(({ words }) => isHeading(words)),
  );
  if (from < 0 || cells.length - from < 2 * LEAST_HEADINGS) return null;
  const behind = cells.slice(from).findIndex(({ words }) => !isHeading(words));
  const [first, width] = [from + behind, behind];
  if (behind < LEAST_HEADINGS) return null;
  const rowAt = (row: number): Cell[] => cells.slice(first + row * width, first + (row + 1) * width);
  const kinds = (row: Cell[]): string => row.map(({ number }) => (number === null ? '-' : '#')).join('');
  const isSum = (row: Cell[]): boolean => {
    const numbers = row.flatMap(({ number }) => number ?? []);
    const amount = numbers.at(-1);
    const [percent] = numbers.filter(({ isPercent }) => isPercent);
    const share = percent ? percent.value.div(-100).plus(1) : 1;
    return (
      amount !== undefined &&
      row.at(-1)?.number === amount &&
      numbers.some((qty, at) =>
        numbers
          .slice(at + 1, -1)
          .some((price) =>
            [1, 100, 1000].some((per) =>
              [share, 1].some((part) =>
                qty.value.times(price.value).times(part).div(per).minus(amount.value).abs().lte('0.02'),
              ),
            ),
          ),
      )
    );
  };
  let rows = 0;
  while (rowAt(rows).length === width && kinds(rowAt(rows)) === kinds(rowAt(0)) && isSum(rowAt(rows))) rows += 1;
  const next = cells[first + rows * width];
  const isWhole = next === undefined || next.number === null || isNumbered(cells, { first, width, rows });
  return rows > 0 && isWhole ? { first, width, rows } : null;
}

/** Whether rows are counted from one in their first cells, and the next number after theirs follows them. */
const isNumbered = (cells: Cell[], { first, width, rows }: { first: number; width: number; rows: number }): boolean =>
  Array.from({ length: rows + 1 }, (_, row) => cells[first + row * width]).every(
    (cell, row) => cell?.number?.value.eq(row + 1) === true,
  );

const LEAST_HEADINGS = 3;

/** A name and words, and an amount where the rows above have theirs. */
const isRow = (cells: Cell[], width: number): boolean =>
  width > 2 && cells.length === width && cells.every(({ number }, at) => (number !== null) === (at === width - 1));

interface Grid {
  /** Place of the first row's name. */
  first: number;
  /** Numbers of a row, behind its name. */
  width: number;
  rows: number;
}

/** Rows of one name and as many numbers each, one right behind the other: parts and their prices, "Qty" and a count for each part. */
function gridOf(cells: Cell[], isHeading: (words: string) => boolean): Grid | null {
  for (let first = 0; first < cells.length; first += 1) {
    const width = numbersBehind(cells, first);
    if (width < 2) continue;
    let rows = 1;
    while (numbersBehind(cells, first + rows * (width + 1)) === width) rows += 1;
    // Quantities that no word names stand over their columns, not behind the line above them.
    const isOver = !isHeading(cells[first]?.words ?? '') && areQuantities(cells.slice(first + 1, first + 1 + width));
    if (rows > (isOver ? 2 : 1))
      return isOver ? { first: first + 1 + width, width, rows: rows - 1 } : { first, width, rows };
  }
  return null;
}

const areQuantities = (cells: Cell[]): boolean =>
  cells.every(
    ({ number }, at) =>
      number?.decimals === 0 &&
      number.currency === null &&
      (at === 0 || number.value.gt(cells[at - 1]?.number?.value ?? 0)),
  );

function numbersBehind(cells: Cell[], at: number): number {
  const name = cells[at];
  if (!name || name.number !== null) return 0;
  let end = at + 1;
  while (cells[end] && cells[end]?.number !== null) end += 1;
  return end - at - 1;
}

/** How many cells right above the first row are the headings of its columns: a number or a name for each, and one for the names or none. */
function headOf(above: Cell[], width: number): number {
  const own = above.slice(-width);
  if (own.length < width) return 0;
  if (own.every(({ number }) => number !== null)) return width;
  return above.length > width ? width + 1 : width;
}

/** Where rows end: the nearest cell behind the last end that is the product of two numbers before it. */
function rowEnds(cells: Cell[]): number[] {
  const ends: number[] = [];
  let from = 0;
  for (let at = 2; at < cells.length; at += 1) {
    const own = cells.slice(Math.max(from, at - ROW_CELLS + 1), at + 1).flatMap(({ number }) => number ?? []);
    const amount = cells[at]?.number;
    if (!amount || amount.value.lte(0) || own.length < 3) continue;
    const before = own.slice(0, -1);
    const isProduct = before.some((qty, first) =>
      before
        .slice(first + 1)
        .some((price) =>
          [1, 100, 1000].some((per) => qty.value.times(price.value).div(per).minus(amount.value).abs().lte('0.005')),
        ),
    );
    const isReal = isProduct && before.some(({ value }) => !value.eq(amount.value) && !value.eq(1));
    if (!isReal) continue;
    ends.push(at);
    from = at + 1;
  }
  return ends;
}
