import type { PastedQuote } from '../pasted-quote.ts';

/** The quotes of a table, and what they price. */
export interface Compared {
  quotes: PastedQuote[];
  items: { label: string; qty: string; unit: string }[];
}
