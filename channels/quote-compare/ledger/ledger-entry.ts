import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import type { Label } from '../reading/labels.ts';
import type { Product } from './product.ts';

/** An amount of a quote that nothing else in it is made of, with the words it stands among. */
export interface LedgerEntry {
  kind: 'line' | 'freight' | 'fee' | 'discount' | 'tax' | 'subtotal' | 'total';
  amount: Numeral;
  product: Product | null;
  label: Label | null;
  /** From what stands behind the entry before to the end of its own statement. */
  span: Span;
  /** Where what belongs to the entry before ends: words from there on may name this one. */
  from: number;
  /** How many periods it is paid for, where the quote counts them apart ("per year … 3 years"). */
  times: number;
  /** What a charge is for where it is to pay for every piece ("each", "instrument"). */
  each: string | null;
}
