import { Big } from 'big.js';
import { timeOf } from '../brief/read-counts.ts';
import { findLabels } from '../reading/labels.ts';
import { paidFor } from '../reading/paid-counts.ts';
import type { Counted } from '../reading/paid-counts.ts';
import { eachBehind } from '../reading/per-words.ts';
import type { QuoteText } from '../reading/quote-text.ts';
import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Product } from './product.ts';

const MORE = String.raw`(?:extra|additional|add['’]?l|further|more)`;
/** "Each add'l 1,000", "for each extra class", "an hour for the other 19": what a further price is for. */
const FURTHER = [
  new RegExp(
    String.raw`(?<!\p{L})(?:each|every|per|an?)\s${MORE}\s(?<size>\d{1,3}(?:,\d{3})+|\d+)?\s?(?<noun>\p{L}{2,20})?`,
    'giu',
  ),
  /(?<!\p{L})(?:an?|per|each)\s(?<noun>\p{L}{2,20})\s(?:for|on)\s(?:the|all)\s(?:other|rest|remaining|further)(?:\s\d+)?/giu,
];
/** Characters between a price and the words that say what it is for. */
const BESIDE = 14;
/** Characters between the two prices. */
const APART = 160;

/**
 * "First 5,000 $640, each additional 1,000 $58", "£130 for 5 hours, then £39.50 an hour for the other 19": a price for the first of them and one for
 * every one, or every so many, beyond. Empty where the quote does not say for how many the first price is, or nobody how many are bought.
 */
export function stagedProducts(quote: QuoteText, counted: Counted): Product[] {
  const { numerals, masked } = quote;
  for (const pattern of FURTHER)
    for (const hit of masked.matchAll(pattern)) {
      const end = hit.index + hit[0].length;
      const further =
        numerals.find(
          (one) =>
            isMoney(one) &&
            one.start >= end &&
            one.start - end <= BESIDE &&
            !/[\d;]/.test(masked.slice(end, one.start)),
        ) ?? numerals.findLast((one) => isMoney(one) && one.end <= hit.index && hit.index - one.end <= BESIDE);
      if (!further) continue;
      // "Each further week £0.85 per panel": for every piece of it as well.
      const isTime = timeOf(hit.groups?.noun ?? '') !== null;
      if (isTime && eachBehind(masked.slice(further.end, further.end + 24)) !== null) continue;
      const from = Math.min(further.start, hit.index);
      const first = numerals.findLast((one) => isMoney(one) && one.end <= from && from - one.end <= APART);
      if (!first) continue;
      // "Freight $95 first pallet, $40 each additional": how many pallets it takes is another matter.
      const line = masked.slice(masked.lastIndexOf('\n', first.start - 1) + 1, first.start);
      if (findLabels(line).some(({ kind }) => kind === 'freight' || kind === 'fee')) continue;
      const size = new Big((hit.groups?.size ?? '1').replaceAll(',', ''));
      const total = totalOf(quote, hit.groups?.noun ?? null, counted);
      const held = total && heldBy(quote, { first, from, total });
      if (total && held) return stages({ first, further, total, held, size });
    }
  return [];
}

function stages({
  first,
  further,
  total,
  held,
  size,
}: {
  first: Numeral;
  further: Numeral;
  total: Big;
  held: Big;
  size: Big;
}): Product[] {
  const base = { amount: first, factors: [], per: 1, off: null };
  const stage = { total: total.toFixed(), first: held.toFixed(), size: size.toFixed() };
  if (total.lte(held)) return [{ ...base, factors: [further] }];
  const times = total.minus(held).div(size).round(0, Big.roundUp);
  const amount = { ...further, value: further.value.times(times).round(2) };
  return [
    { ...base, stage: { ...stage, total: stage.first } },
    { amount, factors: [further], per: 1, off: null, isImplied: true, stage },
  ];
}

/** How many are bought: of one need as many as are asked for, else what the brief counts by that name. */
function totalOf({ matcher: { needs } }: QuoteText, noun: string | null, { told }: Counted): Big | null {
  const named = noun === null ? null : paidFor([noun], { told, own: [], needs: [] });
  if (named) return new Big(named.count);
  const [need, ...others] = needs;
  return need && others.length === 0 && need.qty !== '1' ? new Big(need.qty) : null;
}

/** How many the first price is for: the one count that stands beside it. */
function heldBy(
  { numerals, masked }: QuoteText,
  { first, from, total }: { first: Numeral; from: number; total: Big },
): Big | null {
  const near = Math.max(0, first.start - 60);
  const line = Math.max(masked.lastIndexOf('\n', first.start - 1) + 1, near);
  const counts = numerals.filter(
    (one) =>
      !isMoney(one) &&
      !one.isPercent &&
      one.decimals === 0 &&
      one.value.gt(1) &&
      one.start >= line &&
      one.end <= from &&
      !one.value.eq(total),
  );
  const values = [...new Set(counts.map(({ value }) => value.toFixed()))];
  return values.length === 1 ? new Big(values[0] ?? 0) : null;
}
