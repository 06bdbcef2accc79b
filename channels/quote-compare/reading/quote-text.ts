import type { NeedMatcher } from './need-matcher.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import type { TextUnit } from './text-units.ts';

/** A quote as it is read: the text, the text without what is no figure, and the numbers left in it. */
export interface QuoteText {
  /** As it was pasted. Every character of `text` stands at the same place in it. */
  written: string;
  /** With blanks in the place of what is no offer of the vendor. */
  text: string;
  masked: string;
  numerals: Numeral[];
  units: TextUnit[];
  matcher: NeedMatcher;
  /** Where the vendor is named: its trade is no part. */
  vendor: Span | null;
}
