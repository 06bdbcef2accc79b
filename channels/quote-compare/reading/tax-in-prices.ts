import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { trimSpan } from '../../reading/span.ts';
import { PRICE_MOVES } from '../../reading/vocabulary/price-change-words.ts';
import { GROSS_WORDS, NET_WORDS } from '../../reading/vocabulary/tax-words.ts';
import { OFFER_WORDS } from '../../reading/vocabulary/term-words.ts';
import type { OfferedCharge } from '../offer.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import type { QuoteText } from './quote-text.ts';
import { HOLDS_TAX } from './tax-words.ts';
import { PLAIN_CHARGE } from '../plain-charge.ts';

const WORDS = anyOf(GROSS_WORDS);
/** "219 zł brutto", "prix TTC", "prezzi ivati": the tax is in the amounts, whatever is said of its rate elsewhere. */
const GROSS = ignoringCase(
  [
    `(?:${CURRENCY}|\\d,-{1,2}|[.,]\\d{2})(?:\\s?/\\s?\\p{L}+\\.?|\\s\\p{L}+)?[\\s,]*\\(?${HOLDS_TAX}`,
    `(?<!\\p{L})brutto(?:preis|betrag|summe)?\\s*:?\\s*(?:${CURRENCY}\\s*)?\\d[\\d.,]*\\s*${CURRENCY}`,
    `(?<!\\p{L})(?:${anyOf(OFFER_WORDS)}|p\\.?\\s?u\\.?|tarifs?|montants?|preise?)\\s(?:[^\\s\\d]+\\s){0,3}?${WORDS}(?!\\p{L})`,
    '(?<!\\p{L})(?:toutes taxes comprises|bruttopreise?)(?!\\p{L})',
  ].join('|'),
);
/** "Ceny netto wzrosną od 1 maja": how prices move, which another reader tells. */
const MOVES = phrasePattern(PRICE_MOVES);
const { en: _english, ...NET_ABROAD } = NET_WORDS;
/** "1.180,00 zł netto", "12,50 € HT": the tax is still to come, for who pays it. */
const NET = ignoringCase(
  [
    `(?:\\d\\s?${CURRENCY}|${CURRENCY}\\s?\\d[\\d.,]*|[.,]\\d{2})\\s*\\(?${anyOf(NET_WORDS)}(?!\\p{L})`,
    `(?<!\\p{L})(?:${anyOf(OFFER_WORDS)})\\s(?:[^\\s\\d]+\\s){0,2}?${anyOf(NET_WORDS)}(?!\\p{L})`,
  ].join('|'),
);
/** "Gesamt netto: 860,00": the same of a sum, of which others may say more. */
const NET_SUM = ignoringCase(
  `(?<!\\p{L})${anyOf(NET_ABROAD)}\\s*:?\\s*(?:${CURRENCY}\\s*)?\\d[\\d.,' ]*[.,]\\d{2}(?!\\d)`,
);

/**
 * Charges of a quote whose prices are said to hold their tax: a rate that stands by itself ("VAT 23 %") is that of the tax in them, and where no
 * word speaks of a tax there is one all the same.
 */
export function withTaxInPrices(charges: OfferedCharge[], { text, units }: QuoteText): OfferedCharge[] {
  const isSaid = charges.some(({ kind }) => kind === 'tax');
  const gross = units.find(({ start, end }) => GROSS.test(text.slice(start, end)));
  const isNet = (words: string): boolean => NET.test(words) && !MOVES.test(words);
  const net = gross || isSaid ? undefined : units.find(({ start, end }) => isNet(text.slice(start, end)));
  const sum = gross || isSaid || net ? undefined : units.find(({ start, end }) => NET_SUM.test(text.slice(start, end)));
  const unit = gross ?? net ?? sum;
  if (!unit) return charges;
  const span = trimSpan(text, unit);
  const clause = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const isOpen = ({ kind, amount, clause: words }: OfferedCharge): boolean =>
    kind === 'tax' && amount === null && readTaxStance(words) === 'unsaid';
  if (isSaid)
    return charges.map((charge) => (isOpen(charge) ? { ...charge, clause, spans: [...charge.spans, span] } : charge));
  return [
    ...charges,
    {
      ...PLAIN_CHARGE,
      kind: 'tax',
      words: gross ? 'brutto' : 'netto',
      clause: sum ? 'netto' : clause,
      statement: clause,
      spans: [span],
    },
  ];
}
