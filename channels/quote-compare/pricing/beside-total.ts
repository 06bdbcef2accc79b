import type { Big } from 'big.js';
import type { Offer, OfferedCharge } from '../offer.ts';

/**
 * "Razem 12 300,00, w tym VAT 2 300,00 … 3% rabatu": discounts by their percent alone, below a total that comes out, with its tax, only without them. They are
 * of another order, or not granted yet. `knownOf` is what the offer comes to with the charges it is given.
 */
export function discountsBesideTotal(
  { charges, totals }: Pick<Offer, 'charges' | 'totals'>,
  statedTotal: Big | null,
  knownOf: (charges: OfferedCharge[]) => Big,
): OfferedCharge[] {
  const from = totals.findLast(({ kind }) => kind === 'total')?.spans[0]?.start ?? Infinity;
  const open = charges.filter(
    ({ kind, amount, percent, isAside, spans }) =>
      kind === 'discount' &&
      amount === null &&
      percent !== null &&
      !isAside &&
      spans.every(({ start }) => start > from),
  );
  const isTaxed = charges.some(({ kind, amount, isAside }) => kind === 'tax' && amount !== null && !isAside);
  if (!statedTotal || !isTaxed || open.length === 0 || knownOf(charges).eq(statedTotal)) return [];
  return knownOf(charges.filter((charge) => !open.includes(charge))).eq(statedTotal) ? open : [];
}
