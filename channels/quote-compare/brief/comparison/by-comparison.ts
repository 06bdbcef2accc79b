import { Big } from 'big.js';
import { readDecimalMark } from '../../../reading/numerals.ts';
import type { DecimalMark } from '../../../reading/numerals.ts';
import { possibleLanguages } from '../../../reading/languages.ts';
import { createNeedMatcher } from '../../reading/need-matcher.ts';
import type { SplitNotes } from '../pasted-quote.ts';
import { hasPrices } from '../prices.ts';
import { isOfNeed } from '../of-need.ts';
import { readNeeds } from '../read-needs.ts';
import { withSaidOfVendors } from '../said-of-vendors.ts';
import { askedOutside } from '../asked-outside.ts';
import type { Compared } from './compared.ts';
import { groupsOf } from './groups.ts';
import { gridsIn } from './grids.ts';
import { NO_BID, textOf } from './offer-text.ts';
import { amountOf as sumOf, pricedBy, withAmounts } from './priced-by.ts';
import { withFactsIn } from './facts-beside.ts';
import { isSum, settled } from './rows.ts';
import type { Row } from './rows.ts';
import { bareName, sheetOf } from './sheet.ts';
import { sidesOf } from './sides.ts';
import type { Sheet } from './sheet.ts';
import { untoldTerm, withTimes } from './timed-columns.ts';

/**
 * A table that holds offers against each other for the same things: a column or a row for each vendor, a block of rows below each name, or rows that
 * name it. A quote for each, in the words of the table; what the rows are about is what is needed. Null where no table compares vendors.
 */
export function byComparison(text: string): SplitNotes | null {
  const { text: plain, terms } = withTimes(text);
  for (const { rows, ...around } of gridsIn(plain)) {
    const said = `${around.before}\n${around.behind}`;
    const groups = groupsOf(rows);
    const sheet = groups ? null : sheetOf(rows, said);
    const read = groups ?? (sheet && offersOf(sheet, said, readDecimalMark(text))) ?? sidesOf(rows, said);
    if (!read) continue;
    const [before, quotes] = withFactsIn(around.before, read.quotes);
    const [behind, all] = withFactsIn(around.behind, quotes);
    const shared = said
      .split(/\n|(?<=[.;])(?<!\b(?:incl|excl|inkl|exkl|inc|exc|ca)\.)\s/i)
      .filter((sentence) => OF_ALL.some((pattern) => pattern.test(sentence)));
    return withSaidOfVendors({
      brief: [before, ...needsOf(read, said), ...untoldTerm(terms, before), behind].join('\n').trim(),
      quotes: all.map(({ name, text: own }) => ({ name, text: [own, ...shared].join('\n') })),
    });
  }
  return null;
}

/** What the rows of a table ask for that nothing round it does: vendors may count the same in dozens or packs. */
function needsOf({ items }: Compared, said: string): Set<string> {
  const asked = askedOutside(said);
  if (items.every(({ label }) => asked(label) !== null)) return new Set();
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

function offersOf(sheet: Sheet, said: string, mark: DecimalMark): Compared | null {
  const needs = readNeeds(said, []);
  const matcher = createNeedMatcher(needs, possibleLanguages(said));
  const only = needs.length === 1 ? (needs[0]?.part ?? '') : '';
  const rows = sheet.rows.map((row) => settled(row, said));
  if (rows.some(({ kind }) => kind === 'other')) return null;
  const summed = withSubtotals(rows, { own: sheet.own, mark });
  const joined = sheet.own.length === 1 ? withAmounts(summed, { mark, only }) : null;
  const told = joined ?? summed;
  const isCounted = told.some(({ kind, qty }) => kind === 'item' && /\d/.test(qty));
  // Beside things that are counted, what is not counted is charged for.
  const isBeside = (row: Row): boolean =>
    row.kind === 'item' && !/\d/.test(row.qty) && matcher.match(row.label).length === 0;
  const isOfOne = needs.length === 1 && rows.some(({ kind }) => kind === 'price');
  const all = told.map((row) =>
    isBeside(row) && (isCounted || (isOfOne && row.cells.flat().every(isSum)))
      ? { ...row, kind: 'charge' as const }
      : row,
  );
  const items = all.filter(({ kind }) => kind === 'item');
  const hasPriceRow = all.some(({ kind }) => kind === 'price');
  if (items.length === 0 && !hasPriceRow) return null;
  // Beside the price of one thing, figures that nothing counts may be anything.
  if (hasPriceRow && items.some(({ qty, label }) => qty === '' && matcher.match(label).length === 0)) return null;
  const isUntold = sheet.own.length === 1 && sheet.own[0] === null;
  const untold = isUntold && !hasPriceRow ? [pricedBy(all, { vendors: sheet.vendors, mark, matcher })] : sheet.own;
  const own = joined ? PRICE_AND_AMOUNT : untold;
  const quotes = sheet.vendors.map((head, at) => ({
    name: bareName(head),
    text: textOf(head, at, { rows: all, own, only }),
  }));
  return quotes.every(({ text }) => hasPrices(text) || text.includes(NO_BID)) ? { quotes, items } : null;
}
/** A row that nothing counts is the sum of the goods where it comes to the amounts of all rows above it, for every vendor. */
function withSubtotals(rows: Row[], { own, mark }: { own: Sheet['own']; mark: DecimalMark }): Row[] {
  const column = own.indexOf('amount');
  const amountOf = ({ cells }: Row, at: number): Big | null => sumOf(cells[at]?.[column] ?? '', mark);
  return rows.map((row, index) => {
    const above = rows.slice(0, index).filter(({ kind }) => kind === 'item');
    const isGoods = row.kind === 'item' && !/\d/.test(row.qty) && column >= 0 && above.length > 1;
    const isSumFor = (at: number): boolean =>
      amountOf(row, at)?.eq(above.reduce((sum, one) => sum.plus(amountOf(one, at) ?? 0), new Big(0))) === true;
    return isGoods && row.cells.keys().every(isSumFor) ? { ...row, kind: 'total', label: 'Subtotal' } : row;
  });
}

const PRICE_AND_AMOUNT: Sheet['own'] = ['price', 'amount'];
