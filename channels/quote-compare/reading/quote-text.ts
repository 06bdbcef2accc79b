import type { NeedMatcher } from './need-matcher.ts';
import type { Numeral } from '../../reading/numerals.ts';
import type { Span } from '../../reading/span.ts';
import type { TextUnit } from './text-units.ts';

/** A quote as it is read: the text, the text without what is no figure, and the numbers left in it. */
export interface QuoteText {
  text: string;
  masked: string;
  numerals: Numeral[];
  units: TextUnit[];
  matcher: NeedMatcher;
  /** Where the vendor is named: its trade is no part. */
  vendor: Span | null;
}
