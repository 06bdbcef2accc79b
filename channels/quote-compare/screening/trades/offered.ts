import { Big } from 'big.js';
import type { ScreenedVendor } from '../screening-brief.ts';

/** A line as bought: quantity, price, and how many pieces the price is for (1 where left out). */
type BoughtLine = [qty: number, price: string, per?: number];

interface Offered extends Omit<ScreenedVendor, 'vendor' | 'linesSubtotal' | 'landedTotal' | 'freight'> {
  lines: BoughtLine[];
  /** "0.00" where left out: included, or nothing is shipped. */
  freight?: string | null;
  /** No total can be known although the freight is. */
  isOpen?: boolean;
}

/** The answer for one vendor, worked out from what was bought and not from what the quote says of it. */
export function offered(vendor: string, given: Offered): ScreenedVendor {
  const { lines, isOpen = false, freight = '0.00', ...rest } = given;
  const { fees = '0.00', discount = '0.00', tax = '0.00', missing = [] } = rest;
  const goods = lines.reduce(
    (sum, [qty, price, per = 1]) => sum.plus(new Big(price).times(qty).div(per).round(2, Big.roundHalfUp)),
    new Big(0),
  );
  const known = goods
    .plus(freight ?? 0)
    .plus(fees)
    .minus(discount)
    .plus(tax ?? 0);
  const hasTotal = !isOpen && freight !== null && tax !== null && missing.length === 0;
  return {
    vendor,
    ...rest,
    ...(!isOpen && !rest.isSplitOpen && { linesSubtotal: goods.toFixed(2) }),
    freight,
    landedTotal: hasTotal ? known.toFixed(2) : null,
  };
}
