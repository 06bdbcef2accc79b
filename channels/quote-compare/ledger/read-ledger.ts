import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import { contains } from '../../reading/span.ts';
import { findLabels } from '../reading/labels.ts';
import type { Label } from '../reading/labels.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import { findProducts } from './find-products.ts';
import type { Product } from './find-products.ts';

/** An amount of a quote that nothing else in it is made of, with the words it stands among. */
export interface LedgerEntry {
  kind: 'line' | 'freight' | 'fee' | 'discount' | 'tax' | 'subtotal' | 'total';
  amount: Numeral;
  product: Product | null;
  label: Label | null;
  /** From what stands behind the entry before to the end of its own statement. */
  span: Span;
}

/** A quote whose every amount has its place: the parts come to the sums that are stated. */
export interface Ledger {
  parts: LedgerEntry[];
  /** The last sum of all parts before it; null where the quote states none and every part is a product or a named charge. */
  total: LedgerEntry | null;
  /** How many periods the total is for, where the parts are for one (36 months). */
  periods: number;
}

/**
 * Reads a quote by its arithmetic alone. Null where an amount is left over that no product, charge or sum accounts for: then words have to
 * be understood. What holds here holds in every layout, trade and language, because numbers are written alike in all.
 */
export function readLedger(quote: QuoteText): Ledger | null {
  const entries = entriesOf(quote);
  const sums = entries.filter(isSum);
  const parts = entries.filter((entry) => !isSum(entry));
  if (parts.length === 0) return null;
  const [last] = sums.slice(-1);
  const grand = sums.findLast(({ kind }) => kind === 'total') ?? last ?? null;
  if (!grand) return parts.every(isPlain) && parts.some(({ product }) => product) ? { parts, total: null, periods: 1 } : null;
  const before = parts.filter(({ amount }) => amount.start < grand.amount.start);
  const behind = parts.filter((entry) => !before.includes(entry));
  const isWhole = behind.every(({ kind }) => kind !== 'line') && sumOf(before).eq(grand.amount.value);
  const isAll = sumOf(parts).eq(grand.amount.value);
  const periods = isWhole || isAll ? 1 : periodsOf(sumOf(parts), grand, quote);
  if (!isWhole && !isAll && periods === 1) return null;
  const isExplained = (sum: LedgerEntry): boolean =>
    sum === grand || isPartialSum(sum.amount.value, parts, sum, periods);
  return sums.every(isExplained) ? { parts, total: grand, periods } : null;
}

const isSum = ({ kind }: LedgerEntry): boolean => kind === 'subtotal' || kind === 'total';
const isPlain = ({ kind, product }: LedgerEntry): boolean => kind !== 'line' || product !== null;

export const signed = ({ kind, amount }: LedgerEntry): Big => (kind === 'discount' ? amount.value.neg() : amount.value);
export const sumOf = (entries: LedgerEntry[]): Big =>
  entries.reduce((sum, entry) => sum.plus(signed(entry)), new Big(0));

/** Amounts in order, each with its product and the words that say what it is for. */
function entriesOf(quote: QuoteText): LedgerEntry[] {
  const { numerals, text } = quote;
  const products = findProducts(numerals, quote.masked);
  const used = new Set(products.flatMap(({ factors, off }) => [...factors, ...(off ? [off] : [])]));
  const amounts = numerals.filter(
    (numeral) =>
      products.some(({ amount }) => amount === numeral) ||
      (!used.has(numeral) && isMoney(numeral) && numeral.value.gt(0) && !isAside(numeral, text)),
  );
  const entries: LedgerEntry[] = [];
  for (const amount of amounts) {
    const product = products.find((own) => own.amount === amount) ?? null;
    const unit = quote.units.find((own) => contains(own, amount));
    if (!unit) continue;
    const last = entries.at(-1);
    const figures = product ? [amount, ...product.factors] : [amount];
    const from = Math.max(last?.amount.end ?? 0, Math.min(unit.start, ...figures.map(({ start }) => start)));
    const next = amounts.find(({ start }) => start > amount.start && start < unit.end);
    const span = { start: from, end: Math.max(next ? amount.end : unit.end, ...figures.map(({ end }) => end)) };
    const label = labelOf(quote, span, figures);
    // The same amount again, right behind: "= 440.00 ... line total 440.00".
    if (last && !product && !label && last.amount.value.eq(amount.value)) continue;
    const running = sumOf(entries.filter((entry) => !isSum(entry)));
    const isRestated = !product && !label && entries.length > 1 && running.eq(amount.value);
    const kind = label && label.kind !== 'minimum' ? label.kind : isRestated ? 'total' : amount.isNegative ? 'discount' : 'line';
    entries.push({ kind: product && (kind === 'total' || kind === 'subtotal') ? 'line' : kind, amount, product, label, span });
  }
  return entries;
}

/** What an amount of another offer, or of another time, is introduced by. */
const isAside = ({ start }: Numeral, text: string): boolean =>
  /\b(?:list(?: price)?|was|regular(?:ly)?|normally|instead of|msrp|statt|listenpreis|over|above|under|below|min(?:imum)?(?: order)?)\W{0,4}$/i.test(
    text.slice(Math.max(0, start - 30), start),
  );

/** The label that opens the words of an entry, or the one right behind its amount where none stands before. */
function labelOf({ masked }: QuoteText, span: Span, figures: Numeral[]): Label | null {
  const labels = findLabels(masked.slice(span.start, span.end)).map((label) => ({
    ...label,
    start: label.start + span.start,
    end: label.end + span.start,
  }));
  const first = Math.min(...figures.map(({ start }) => start));
  const before = labels.filter(({ end }) => end <= first);
  return before.at(-1) ?? labels.find(({ start }) => start >= first) ?? null;
}

/** A subtotal: parts from some entry on, up to it or beyond. */
function isPartialSum(amount: Big, parts: LedgerEntry[], sum: LedgerEntry, periods: number): boolean {
  const before = parts.filter((part) => part.amount.start < sum.amount.start);
  const lines = parts.filter(({ kind }) => kind === 'line');
  const sums = [
    ...before.map((_part, at) => sumOf(before.slice(at))),
    ...parts.map((_part, at) => sumOf(parts.slice(0, at + 1))),
    sumOf(lines),
  ];
  return sums.some((value) => value.eq(amount) || value.times(periods).eq(amount) || value.times(12).eq(amount));
}

/** "36-month contract value": the whole number of periods that the parts have to be taken for, if the quote names it; else 1. */
function periodsOf(sum: Big, total: LedgerEntry, { text }: QuoteText): number {
  if (sum.lte(0)) return 1;
  const ratio = total.amount.value.div(sum);
  const count = ratio.round(0);
  if (!ratio.eq(count) || count.lt(2) || count.gt(120)) return 1;
  const isNamed = new RegExp(`(?<![\\d.,])${count.toFixed()}(?![\\d.,]\\d)[ -]?(?:months?|monate|mois|mes|years?|weeks?)`, 'i').test(text);
  return isNamed || (count.eq(12) && /\b(?:annual|year|yearly|jahr|p\.?a\.?)\b/i.test(text)) ? Number(count) : 1;
}
