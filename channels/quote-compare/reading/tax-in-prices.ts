import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import { GROSS_WORDS } from '../../reading/vocabulary/tax-words.ts';
import { OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import type { OfferedCharge } from '../offer.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import type { QuoteText } from './quote-text.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

const WORDS = anyOf(GROSS_WORDS);
/** "219 zł brutto", "prix TTC", "prezzi ivati": the tax is in the amounts, whatever is said of its rate elsewhere. */
const GROSS = ignoringCase(
  [
    `(?:${CURRENCY}|\\d,-{1,2}|[.,]\\d{2})\\s*\\(?${WORDS}(?!\\p{L})`,
    `(?<!\\p{L})brutto(?:preis|betrag|summe)?\\s*:?\\s*(?:${CURRENCY}\\s*)?\\d[\\d.,]*\\s*${CURRENCY}`,
    `(?<!\\p{L})(?:${anyOf(OFFER_WORDS)}|p\\.?\\s?u\\.?|tarifs?|montants?|preise?)\\s(?:[^\\s\\d]+\\s){0,3}?${WORDS}(?!\\p{L})`,
    '(?<!\\p{L})(?:toutes taxes comprises|bruttopreise?)(?!\\p{L})',
  ].join('|'),
);

/**
 * Charges of a quote whose prices are said to hold their tax: a rate that stands by itself ("VAT 23 %") is that of the tax in them, and where no
 * word speaks of a tax there is one all the same.
 */
export function withTaxInPrices(charges: OfferedCharge[], { text, units }: QuoteText): OfferedCharge[] {
  const unit = units.find(({ start, end }) => GROSS.test(text.slice(start, end)));
  if (!unit) return charges;
  const span = trimSpan(text, unit);
  const clause = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isOpen = ({ kind, amount, clause: words }: OfferedCharge): boolean =>
    kind === 'tax' && amount === null && readTaxStance(words) === 'unsaid';
  if (charges.some(({ kind }) => kind === 'tax'))
    return charges.map((charge) => (isOpen(charge) ? { ...charge, clause, spans: [...charge.spans, span] } : charge));
  return [
    ...charges,
    {
      ...PLAIN_CHARGE,
      kind: 'tax',
      words: 'brutto',
      clause,
      statement: clause,
      spans: [span],
    },
  ];
}
