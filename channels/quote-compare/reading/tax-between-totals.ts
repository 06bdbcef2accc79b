import type { Big } from 'big.js';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { trimSpan } from '../../reading/span.ts';
import { NET_WORDS, TAX_NAMES } from '../../reading/vocabulary/tax-words.ts';
import type { Offer } from '../offer.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';
import type { QuoteText } from './quote-text.ts';
import { splitCells } from './table-header.ts';
import { COLUMN_OF_TAX } from './tax-columns.ts';
import { HOLDS_TAX } from './tax-words.ts';

const NAMES = `(?:\\d{1,2}(?:[.,]\\d)?\\s?%\\s)?(?:${anyOf(TAX_NAMES)})`;
const NET = `(?:${anyOf(NET_WORDS)}|(?:\\+|plus|zzgl\\.?)\\s?${NAMES})(?!\\p{L})`;
/** Right before an amount, and right behind it. */
const AT = [HOLDS_TAX, NET].map((words) => ({
  before: new RegExp(`(?<!\\p{L})${words}[\\s.:(=]*(?:\\p{Sc}|\\p{L}{2,3})?[\\s.:(=]*$`, 'iu'),
  behind: new RegExp(`^[\\s(,]{0,3}${words}`, 'iu'),
}));
const [OF_GROSS, OF_NET] = AT as [(typeof AT)[number], (typeof AT)[number]];
/** Columns of both, the one with the tax behind: "Net amount   VAT   Gross amount". */
const COLUMNS = new RegExp(`(?<!\\p{L})${NET}[^\\n]*(?<!\\p{L})${HOLDS_TAX}`, 'iu');

/** No VAT is lower than this, or higher than Hungary's, in parts of the sum before it. */
const RATES = { least: '1.02', most: '1.27' };

/**
 * "Gesamt netto 860,00 € (brutto 1.023,40 €)": a sum before the tax beside the same with it, and no word of what the tax comes to, which is what lies
 * between the two.
 */
export function withTaxBetweenTotals(offer: Offer, { text, numerals }: QuoteText): Offer {
  const isSaid = offer.charges.some(({ kind, amount, percent }) => kind === 'tax' && (amount ?? percent) !== null);
  const pair = isSaid ? null : totalsIn(offer, { text, sums: numerals.filter(isMoney) });
  if (!pair) return offer;
  const { net, gross } = pair;
  const [least, all] = [net.value.toFixed(2), gross.value.toFixed(2)];
  const span = trimSpan(text, {
    start: lineStart(text, net.start),
    end: text.slice(gross.end).search(/\n|$/) + gross.end,
  });
  const words = new RegExp(HOLDS_TAX, 'iu').exec(text.slice(span.start, span.end))?.[0] ?? '';
  const at = (own: Span): Span[] => [{ start: own.start, end: own.end }];
  return {
    ...offer,
    charges: [
      ...offer.charges.filter(({ kind }) => kind !== 'tax'),
      {
        ...PLAIN_CHARGE,
        kind: 'tax',
        words,
        clause: `+ ${words}`,
        statement: text.slice(span.start, span.end),
        amount: gross.value.minus(net.value).toFixed(2),
        working: { formula: `${all}-${least}`, words: {} },
        spans: [span],
      },
    ],
    totals: [
      ...offer.totals.filter(({ amount }) => amount !== least && amount !== all),
      { kind: 'subtotal', amount: least, words: text.slice(span.start, net.start).trim(), spans: at(net) },
      { kind: 'total', amount: all, words, spans: at(gross) },
    ],
  };
}

const isTaxed = (net: Numeral, gross: Numeral): boolean =>
  net.value.times(RATES.least).lte(gross.value) && net.value.times(RATES.most).gte(gross.value);
const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/**
 * In one line a sum, the tax on it and what both come to; or the last sum that is said to hold the tax, and the one before it, in its line or the line
 * above, that is said to leave it out or to be the total.
 */
function totalsIn(
  { totals }: Offer,
  { text, sums }: { text: string; sums: Numeral[] },
): { net: Numeral; gross: Numeral } | null {
  const isSaid = ({ start, end }: Numeral, { before, behind }: (typeof AT)[number], from: number): boolean =>
    before.test(text.slice(Math.max(from, lineStart(text, start)), start)) || behind.test(text.slice(end, end + 40));
  const heads = text.split('\n').filter((line) => !/\d[.,]\d{2}(?!\d)/.test(line));
  const hasColumns = heads.some((line) => COLUMNS.test(line));
  const hasTaxes = heads.some((line) =>
    splitCells(line, line.includes('|')).some((cell) => COLUMN_OF_TAX.test(cell.text)),
  );
  const isLast = ({ end }: Numeral): boolean => /^\W*(?:\n|$)/u.test(text.slice(end, end + 12));
  const isInColumn = (net: Numeral, gross: Numeral): boolean =>
    hasColumns && isLast(gross) && !text.slice(net.end, gross.start).includes('\n');
  const isSumOf = (gross: Numeral, net: Numeral, tax: Numeral): boolean =>
    hasTaxes &&
    isTaxed(net, gross) &&
    net.value.plus(tax.value).eq(gross.value) &&
    !/\n|\p{L}{4}/u.test(text.slice(net.start, gross.end));
  const isTotal = (value: Big): boolean => totals.some(({ amount }) => value.eq(amount));
  for (const [at, gross] of [...sums.entries()].toReversed()) {
    const [net, before] = [sums[at - 1], sums[at - 2]];
    if (before && net && isSumOf(gross, before, net) && isTotal(before.value)) return { net: before, gross };
    if (
      !net ||
      !(isSaid(gross, OF_GROSS, net.end) || isInColumn(net, gross)) ||
      text.slice(net.end, gross.start).split('\n').length > 2
    )
      continue;
    const isNet = isSaid(net, OF_NET, before?.end ?? 0);
    if (isTaxed(net, gross) && (isTotal(net.value) || isTotal(gross.value)) && (isNet || isTotal(net.value)))
      return { net, gross };
  }
  return null;
}
