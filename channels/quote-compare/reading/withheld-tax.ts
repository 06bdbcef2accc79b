import { phrasePattern } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import type { Span } from '../../reading/span.ts';
import { WITHHELD } from '../../reading/vocabulary/payment-words.ts';
import type { QuoteText } from './quote-text.ts';

const KEPT_BACK = phrasePattern(WITHHELD);

/**
 * Statements about a tax that the buyer keeps back for the tax office of the vendor, with those of the sum behind them that is paid out: what the
 * work costs is neither lowered by the one nor told by the other. Only where an amount stands with it.
 */
export function withheldTax({ text, units, numerals }: QuoteText): Span[] {
  const kept = units.filter(
    ({ start, end }) =>
      KEPT_BACK.test(text.slice(start, end)) && numerals.some((one) => one.start >= start && one.end <= end),
  );
  const [first] = kept;
  if (!first) return [];
  const paidOut = units.filter(({ start, end }) => start > first.start && PAID_OUT.test(text.slice(start, end)));
  return [...kept, ...paidOut].map((unit) => trimSpan(text, unit));
}

/** "Total a percibir", "netto a pagare", "Total líquido a receber". */
const PAID_OUT = phrasePattern({
  en: 'net payable|amount payable|total payable|total due|net due|total',
  de: 'auszahlungsbetrag|zahlbetrag|gesamt*|summe',
  fr: 'net à payer|total à payer|total',
  es: 'total a percibir|a percibir|total a pagar|líquido|neto a pagar|importe líquido|total',
  it: 'netto a pagare|netto da pagare|totale a pagare|totale da pagare|totale',
  nl: 'te betalen|totaal',
  pt: 'líquido a receber|total a receber|a receber|valor a pagar|total a pagar|total',
  pl: 'do wypłaty|do zapłaty|razem',
});
