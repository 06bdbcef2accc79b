import { cueList } from '../../reading/cue-list.ts';
import { Big } from 'big.js';
import type { Numeral } from '../../reading/numerals.ts';
import { isMoney } from '../../reading/numerals.ts';
import { phraseAtEnd } from '../../reading/phrases.ts';
import { contains } from '../../reading/span.ts';
import { BELOW_AN_AMOUNT } from '../../reading/vocabulary/order-value-words.ts';
import { isSameNoun, timeOf } from '../brief/read-counts.ts';
import type { Counted } from '../reading/paid-counts.ts';
import { WAY_BACK } from '../reading/both-ways.ts';
import { eachBehind } from '../reading/per-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import { joinAll } from '../reading/read-figures.ts';
import { findProducts, MOST_NUMERALS, namesMore } from './find-products.ts';
import { isGoodsLabelled, labelOf } from './entry-label.ts';
import { hireRates } from './hire-rates.ts';
import { impliedProducts } from './implied-products.ts';
import { leftAside } from './left-aside.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { hasBareAmount, isLumpSum } from './lump-sum.ts';
import { ratedProducts } from './rated-products.ts';
import { stagedProducts } from './staged-products.ts';

/** A quote whose every amount has its place: the parts come to the sums that are stated. */
export interface Ledger {
  parts: LedgerEntry[];
  /** The last sum of all parts before it; null where the quote states none and every part is a product or a named charge. */
  total: LedgerEntry | null;
  /** Amounts that the total is borne out without. */
  aside: LedgerEntry[];
}

/**
 * Reads a quote by its arithmetic alone. Null where an amount is left over that no product, charge or sum accounts for and that may be a part of the
 * price: then words have to be understood. What holds here holds in every layout, trade and language, because numbers are written alike in all.
 */
export function readLedger(quote: QuoteText, counted: Counted): Ledger | null {
  if (quote.numerals.length > MOST_NUMERALS) return null;
  const plain = closeLedger(quote, counted);
  const numerals = joinAll(quote.numerals, quote.masked);
  if (plain || numerals.length === quote.numerals.length) return plain;
  // "1 680,00" is one number where the sums come out with it.
  const joined = closeLedger({ ...quote, numerals }, counted);
  return joined?.total ? joined : null;
}

function closeLedger(quote: QuoteText, counted: Counted): Ledger | null {
  const entries = entriesOf(quote, counted);
  const [only, ...more] = entries;
  // "$9,420.00 total": one sum for everything, and no parts of it.
  if (only && more.length === 0 && isSum(only) && !only.product) only.kind = 'line';
  const sums = entries.filter(isSum);
  const parts = entries.filter((entry) => !isSum(entry));
  if (parts.length === 0) return null;
  const lines = parts.filter(({ kind }) => kind === 'line');
  // "£24 a month for the first 6 months, then £32 a month": one of the two, and not both.
  const rates = lines.flatMap(({ product }) => (product?.rate ? [product.rate.noun] : []));
  const isInTurn = IN_TURN.test(quote.text);
  if (
    isInTurn &&
    rates.some((noun, at) => timeOf(noun) !== null && rates.slice(0, at).some((other) => isSameNoun(noun, other)))
  )
    return null;
  if (lines.some(({ times }) => times > 1) && lines.length > 1) return null;
  const grand = sums.findLast(({ kind }) => kind === 'total') ?? sums.at(-1) ?? null;
  if (!grand) {
    if (hasBareAmount(quote, entries, counted.told)) return null;
    // "$40 each additional pallet": how many there are beyond the first is not known.
    if (BEYOND.test(quote.text) && parts.every(({ product }) => !product?.stage)) return null;
    const isProven = parts.every(isPlain(quote.text)) && parts.some(({ product }) => product);
    return isProven || isLumpSum(parts, quote) ? { parts, total: null, aside: [] } : null;
  }
  const asides = grand.label ? leftAside(parts, quote) : [[]];
  return (
    asides
      .map((aside) => ({ parts: parts.filter((part) => !aside.includes(part)), total: grand, aside }))
      .find((ledger) => bearsOut(ledger.parts, { grand, sums })) ?? null
  );
}

/** The parts come to the total, with or without the charges below it, and to every sum on the way. */
function bearsOut(parts: LedgerEntry[], { grand, sums }: { grand: LedgerEntry; sums: LedgerEntry[] }): boolean {
  const before = parts.filter(({ amount }) => amount.start < grand.amount.start);
  const behind = parts.filter((entry) => !before.includes(entry));
  const isWhole = behind.every(({ kind }) => kind !== 'line') && sumOf(before).eq(grand.amount.value);
  return (
    (isWhole || sumOf(parts).eq(grand.amount.value)) && sums.every((sum) => sum === grand || isPartialSum(sum, parts))
  );
}

const BEYOND = /(?<!\p{L})(?:each|every|per)\s(?:additional|extra|add['’]?l|further)(?!\p{L})/iu;
const IN_TURN = /(?<!\p{L})(?:then|after(?:wards)?|thereafter|following|from month|rising|introductory|or)(?!\p{L})/iu;
const SUMS: ReadonlySet<string> = new Set<LedgerEntry['kind']>(['total', 'subtotal']);
const isSum = ({ kind }: Pick<LedgerEntry, 'kind'>): boolean => SUMS.has(kind);
const isPlain =
  (text: string) =>
  ({ kind, product, span }: LedgerEntry): boolean =>
    kind !== 'line' || product !== null || FOR_ALL.test(text.slice(span.start, span.end));
const FOR_ALL = /\b(?:for the lot|for all of it|lump sum|flat|pauschal|pauschale|forfait|a corpo|a tanto alzado)\b/i;

export const signed = ({ kind, amount, times }: LedgerEntry): Big =>
  amount.value.times(kind === 'discount' ? -times : times);
export const sumOf = (entries: LedgerEntry[]): Big =>
  entries.reduce((sum, entry) => sum.plus(signed(entry)), new Big(0));

/** Amounts in order, each with its product and the words that say what it is for. */
function entriesOf(quote: QuoteText, counted: Counted): LedgerEntry[] {
  const { numerals, text } = quote;
  const wanted = quote.matcher.needs.map(({ qty }) => new Big(qty));
  const hired = hireRates(quote, counted);
  const staged = hired?.products ?? stagedProducts(quote, counted);
  const inStages = new Set([...staged.flatMap(({ amount, factors }) => [amount, ...factors]), ...(hired?.rates ?? [])]);
  const free = numerals.filter((numeral) => !inStages.has(numeral));
  const stated = [...staged, ...findProducts(free, quote.masked, wanted)];
  const implied = [...stated, ...impliedProducts(quote, stated, wanted)];
  const products = [...implied, ...ratedProducts({ ...quote, numerals: free }, implied, counted)];
  const used = new Set([
    ...products.flatMap(({ factors, off }) => [...factors, ...(off ? [off] : [])]),
    ...(hired?.rates ?? []),
  ]);
  const sums = products.map(({ amount }) => amount);
  const amounts = [...numerals, ...sums.filter((sum) => !numerals.includes(sum))]
    .toSorted((a, b) => a.start - b.start)
    .filter(
      (numeral) =>
        sums.includes(numeral) ||
        (!used.has(numeral) &&
          isMoney(numeral) &&
          numeral.value.gt(0) &&
          !isAside(numeral, text) &&
          !isMultiplied(numeral, quote) &&
          // A price that stands before the line that multiplies it.
          !products.some(({ factors }) => factors.some((factor) => isMoney(factor) && factor.value.eq(numeral.value)))),
    );
  const entries: LedgerEntry[] = [];
  const money = numerals.filter(isMoney);
  const isSigned = money.filter(({ currency }) => currency !== null).length > money.length * 0.6;
  for (const amount of amounts) {
    const product = products.find((own) => own.amount === amount) ?? null;
    if (
      !product &&
      isSigned &&
      amount.currency === null &&
      !/[:=|\t]\s*$| {3,}$/.test(text.slice(Math.max(0, amount.start - 4), amount.start))
    )
      continue;
    const unit = quote.units.find((own) => contains(own, amount));
    if (!unit) continue;
    const last = entries.at(-1);
    const figures = product ? [amount, ...product.factors] : [amount];
    const from = Math.max(last?.amount.end ?? 0, Math.min(unit.start, ...figures.map(({ start }) => start)));
    const next = amounts.find(({ start }) => start > amount.start && start < unit.end);
    const span = { start: from, end: Math.max(next ? amount.end : unit.end, ...figures.map(({ end }) => end)) };
    const label = labelOf(quote, span, figures);
    // The same amount again, right behind: "= 440.00 ... line total 440.00".
    const before = text.slice(from, amount.start);
    if (last && !product && !label && last.amount.value.eq(amount.value) && !namesMore(before)) continue;
    const parts = entries.filter((entry) => !isSum(entry));
    // "Hire charge 764.00" below parts that come to it.
    const isRestated =
      !product && (!label || label.kind === 'fee') && entries.length > 1 && sumOf(parts).eq(amount.value);
    const isBack = !label && WAY_BACK.test(before) && entries.some(({ kind }) => kind === 'freight');
    const unnamed = isBack ? 'freight' : isRestated ? 'total' : amount.isNegative ? 'discount' : 'line';
    const named = label && label.kind !== 'minimum' && !isRestated ? label.kind : unnamed;
    const isGoods =
      quote.matcher.match(text.slice(span.start, span.end)).length > 0 || !parts.some(({ product: own }) => own);
    const each =
      product || isGoods || named === 'total' || named === 'subtotal'
        ? null
        : eachBehind(text.slice(amount.end, amount.end + 32));
    const pieces = each ? piecesOf(parts) : 1;
    const periods = product || each || (named !== 'line' && named !== 'total') ? 1 : periodsOf(parts, amount, quote);
    if (periods > 1) for (const part of parts) if (part.kind === 'line') part.times = periods;
    const kind =
      product && (SUMS.has(named) || product.stage || isGoodsLabelled(product, label))
        ? 'line'
        : periods > 1 && named === 'line'
          ? 'subtotal'
          : named;
    entries.push({
      kind: each && kind === 'line' ? 'fee' : kind,
      amount,
      product,
      label,
      span,
      from: last?.amount.end ?? 0,
      times: pieces,
      each,
    });
  }
  return entries;
}

/** "0,42 €/kg … 357,00 €": a rate, and on its line what it comes to for a count of the quote. */
function isMultiplied({ start, end, value }: Numeral, { text, numerals }: QuoteText): boolean {
  if (!/^\s?(?:\/|per |pro |je )\s?\p{L}/u.test(text.slice(end, end + 8))) return false;
  const stop = text.indexOf('\n', start);
  const behind = numerals.filter((other) => other.start > end && (stop < 0 || other.end <= stop) && isMoney(other));
  return behind.some((sum) =>
    numerals.some((count) => count.currency === null && count.value.times(value).round(2).eq(sum.value)),
  );
}

/** How many pieces the lines before come to. */
function piecesOf(parts: LedgerEntry[]): number {
  const counts = parts.flatMap((part) =>
    part.kind === 'line' && part.product ? [part.product.factors.find((factor) => factor !== priceOf(part))] : [],
  );
  return counts.reduce((sum, count) => sum + Number(count?.value ?? 0), 0) || 1;
}

/** What an amount of another offer, or of another time, is introduced by. */
const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six'];

const isAside = ({ start }: Numeral, text: string): boolean =>
  [OTHER_AMOUNT, BELOW_A_LIMIT].some((words) => words.test(text.slice(Math.max(0, start - 30), start)));
const BELOW_A_LIMIT = phraseAtEnd(BELOW_AN_AMOUNT);

/** A subtotal: parts from some entry on, up to it or beyond. */
function isPartialSum(sum: LedgerEntry, parts: LedgerEntry[]): boolean {
  const before = parts.filter((part) => part.amount.start < sum.amount.start);
  const lines = parts.filter(({ kind }) => kind === 'line');
  const sums = [
    ...before.map((_part, at) => sumOf(before.slice(at))),
    ...parts.map((_part, at) => sumOf(parts.slice(0, at + 1))),
    sumOf(lines),
  ];
  const once = lines.reduce((left, { amount }) => left.plus(amount.value), new Big(0));
  return [...sums, once, once.times(12)].some((value) => value.eq(sum.amount.value));
}

/** "36-month contract value": the whole number of periods that the lines have to be taken for, if the quote names it; else 1. */
function periodsOf(parts: LedgerEntry[], amount: Numeral, { text }: QuoteText): number {
  const lines = parts.filter(({ kind }) => kind === 'line');
  const sum = lines.reduce((left, line) => left.plus(line.amount.value), new Big(0));
  if (sum.lte(0) || lines.length !== 1 || sumOf(parts).eq(amount.value)) return 1;
  const ratio = amount.value.div(sum);
  const count = ratio.round(0);
  if (!ratio.eq(count) || count.lt(2) || count.gt(120)) return 1;
  const word = COUNTS[Number(count)] ?? count.toFixed();
  const isNamed = new RegExp(
    `(?<![\\p{L}\\d.,])(?:${count.toFixed()}|${word})(?![\\d.,]\\d)[ -]?(?:months?|monate|mois|mes|years?|weeks?)`,
    'i',
  ).test(text);
  return isNamed || (count.eq(12) && /\b(?:annual|year|yearly|jahr|p\.?a\.?)\b/i.test(text)) ? Number(count) : 1;
}

/** Of the factors the one that is money, or has decimals. */
export const priceOf = ({ product }: LedgerEntry): Numeral | undefined =>
  product?.factors.toSorted(
    (a, b) => Number(b.currency !== null) - Number(a.currency !== null) || b.decimals - a.decimals,
  )[0];

/** What an amount of another offer, or of another time, is introduced by. */
const OTHER_AMOUNT = cueList(
  String.raw`
    list(?: price)?|was|regular(?:ly)?|normally|instead of|msrp|statt|listenpreis|over|above|under|below
    min(?:imum)?(?: order)?
  `,
  { before: String.raw`\b`, after: String.raw`\W{0,4}$` },
);
