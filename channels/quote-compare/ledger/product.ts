import type { Numeral } from '../../reading/numerals.ts';
import type { Rate } from '../reading/paid-counts.ts';

/** An amount with the numbers that it is the product of: quantity, price, and what they are multiplied by besides (months, hundreds). */
export interface Product {
  amount: Numeral;
  factors: Numeral[];
  /** Pieces that the price is for: 1, 100 or 1000. */
  per: number;
  /** Percent taken off on the line. */
  off: Numeral | null;
  /** The quote does not state the amount: it stands at the price. */
  isImplied?: boolean;
  /** The price is for one of something that is counted elsewhere. */
  rate?: Rate;
  /** The price is for the first of them, or for those beyond. */
  stage?: Stage;
}

/** How many are bought in all, how many of them the first price is for, and how many the further price is for. */
export interface Stage {
  total: string;
  first: string;
  size: string;
}
