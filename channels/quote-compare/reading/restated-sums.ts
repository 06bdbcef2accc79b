import { Big } from 'big.js';
import { isMoney } from '../../reading/numerals.ts';
import { inside } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { unitOf } from '../../reading/units.ts';
import type { QuoteText } from './quote-text.ts';
import type { Charge } from './read-charges.ts';
import type { ReadItem } from './read-item.ts';

/**
 * "Tool + 60,000 caps: $31,180.00", "Please pay 4,527.50": the one amount of a row that names no part and no charge, and that is what all above
 * it comes to, is their sum by whatever name. The items without it, and the totals that it makes.
 */
export function restatedSums(
  items: ReadItem[],
  { quote, rest, charges }: { quote: QuoteText; rest: Span[]; charges: Charge[] },
): { items: ReadItem[]; totals: Charge[] } {
  const parts = [
    ...items.map((item) => ({ end: item.block.end, amount: billedOf(item) })),
    ...charges.flatMap((charge) => (ADDED.has(charge.kind) ? [{ end: charge.end, amount: signedAmount(charge) }] : [])),
  ]
    .filter(({ amount }) => !amount.eq(0))
    .toSorted((one, other) => one.end - other.end);
  const sums: { end: number; sum: Big }[] = [];
  for (const { end, amount } of parts) sums.push({ end, sum: amount.plus(sums.at(-1)?.sum ?? 0) });
  const known = new Set(sums.map((above) => above.sum.toFixed()));
  // Two parts or more: one amount twice is no sum of anything, but for "6 skids = 2,832.00" below a part by the skid.
  const sumAbove = (span: Span): Big =>
    sums.slice(isOfPackages(quote.text, span) ? 0 : 1).findLast(({ end }) => end <= span.start)?.sum ?? new Big(0);
  const sumOf = (span: Span): Charge | null => {
    const [amount, ...more] = inside(quote.numerals, span).filter(isMoney);
    if (!amount || more.length > 0 || amount.isNegative || !known.has(amount.value.toFixed())) return null;
    if (!sumAbove(span).eq(amount.value)) return null;
    const { value, currency } = amount;
    const words =
      quote.text
        .slice(span.start, amount.start)
        .replace(/[\s.:|=\p{Sc}]+$/u, '')
        .trim() || 'total';
    const clause = quote.text.slice(span.start, span.end);
    return { kind: 'total', words, amount: value, percent: null, currency, clause, ...span, at: span };
  };
  const kept = items.map((item) => ({ item, sum: isUnasked(item) || isOfSeveral(item) ? sumOf(item.block) : null }));
  // "£1,425.50 plus VAT": the name of a tax leaves the amount free.
  const used = new Set(
    charges.filter(({ kind, amount }) => kind !== 'tax' || amount !== null).map(({ start }) => start),
  );
  const below = rest.filter(({ start }) => !used.has(start)).map(sumOf);
  const found = [...kept.map(({ sum }) => sum), ...below].filter((sum) => sum !== null);
  return {
    items: kept.flatMap(({ item, sum }) => (sum ? [] : [item])),
    // Beside a total that is called so it says nothing new.
    totals: charges.some(({ kind, amount }) => kind === 'total' && amount !== null) ? [] : found,
  };
}

/** A count of packages and what they come to, and nothing else. */
const isOfPackages = (text: string, { start, end }: Span): boolean => {
  const { unit = '' } = /^\W*\d+\s(?<unit>\p{L}+)\s?[=:]/u.exec(text.slice(start, end))?.groups ?? {};
  return unitOf(unit)?.kind === 'pack';
};

/** "Hire charge 764.00": what is called a fee, and comes to all that stands above it, is their sum. */
export function withSumsForFees(charges: Charge[], items: ReadItem[]): Charge[] {
  return charges.map((charge) => {
    const { kind, amount, start } = charge;
    if (kind !== 'fee' || !amount) return charge;
    const above = [
      ...items.filter(({ block }) => block.end <= start).map(billedOf),
      ...charges.filter((other) => ADDED.has(other.kind) && other.end <= start).map(signedAmount),
    ].filter((part) => !part.eq(0));
    const isSum = above.length > 1 && above.reduce((sum, part) => sum.plus(part), new Big(0)).eq(amount);
    return isSum ? { ...charge, kind: 'total' as const } : charge;
  });
}

/**
 * "Frais de dossier 95,00 € et mise en service 130,00 € par poste (donc 390,00 €), soit 485,00 € de frais": what several fees of a statement come to, each
 * by its amount or by that in brackets behind it, said once more. The charges without it.
 */
export function withoutRestatedFees(charges: Charge[], { numerals, text }: QuoteText): Charge[] {
  return charges.filter((charge) => {
    const { kind, amount, start } = charge;
    if (kind !== 'fee' || !amount) return true;
    const own = charges.filter((other) => other.kind === 'fee' && other.amount && other.start === start);
    const said = inside(numerals, charge).filter(isMoney);
    const last = said.at(-1);
    if (own.length < 3 || own.at(-1) !== charge || !last?.value.eq(amount)) return true;
    const parts = said.slice(0, -1).filter((_, at) => !isInBrackets(text, said[at + 1]));
    return !parts.reduce((sum, { value }) => sum.plus(value), new Big(0)).eq(amount);
  });
}
const isInBrackets = (text: string, amount: Span | undefined): boolean =>
  amount !== undefined && /\([^()\d]*$/.test(text.slice(Math.max(0, amount.start - 24), amount.start));

const ADDED = new Set<Charge['kind']>(['freight', 'fee', 'tax', 'discount']);
const signedAmount = ({ kind, amount }: Charge): Big => (amount ?? new Big(0)).times(kind === 'discount' ? -1 : 1);

const isUnasked = ({ needs, status }: ReadItem): boolean => needs.length === 0 && status === 'offered';

/** "For 40 chairs and 6 tables that makes 2,127.00": one amount for several parts. */
const isOfSeveral = ({ needs, status, readings: [reading] }: ReadItem): boolean =>
  needs.length > 1 && status === 'offered' && reading?.price === null;

const billedOf = ({ status, readings: [reading] }: ReadItem): Big =>
  status === 'offered' && reading ? (reading.ext?.value ?? reading.amount) : new Big(0);
