import type { Span } from '../reading/span.ts';

/** A part that the caller needs. `span` is where the brief says so. */
export interface Need extends Span {
  id: string;
  /** The part in the caller's words, without quantity and unit. */
  part: string;
  /** Part numbers in it. */
  codes: string[];
  /** Decimal string, in `unit`. */
  qty: string;
  /** The words that `qty` follows from where it is not written as a number: `["3", "100"]` boxes of 100, `["two"]`, `["2", "dozen"]`. */
  qtyFrom: string[];
  /** Numbers of the brief that `qty` is the sum of: areas of several places. */
  qtyParts?: string[];
  /** Name of a unit of reading/units.ts; `each` where the brief names none. */
  unit: string;
  /** The unit as the brief writes it. */
  unitFrom?: string;
  /** The statement of the brief that it stands in, with what is said of it beside its part. */
  said?: string;
  /** The request as a whole, which no number counts. */
  isWhole?: true;
}
