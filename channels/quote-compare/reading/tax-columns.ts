import { anyOf } from '../../reading/phrases.ts';
import { TAX_NAMES, WITHOUT_TAX, WITH_TAX } from '../../reading/vocabulary/tax-words.ts';

const A_TAX = anyOf(TAX_NAMES);
/** "Unit ex GST", "Price (inc VAT)", "Ext ex": the heading of a column says whether its prices hold the tax. */
export const TAXED = new RegExp(
  `(?<=\\S)[ /]\\(?(?:(?<without>ex(?:cl?|cluding)?\\.?|without|before|zzgl\\.?|exkl\\.?|hors)|(?<within>inc(?:l|luding)?\\.?|with|inkl\\.?))(?: ${A_TAX})?\\)?$`,
  'iu',
);

/** "EXCL PRICE", "Inc GST total" */
export const TAXED_FIRST = new RegExp(
  `^(?:(?<without>ex(?:cl)?\\.?|exkl\\.?)|(?<within>inc(?:l)?\\.?|inkl\\.?))(?: ${A_TAX})? (?=\\p{L}{4})`,
  'iu',
);

/** "P.U. TTC", "Prezzo IVA esclusa", "Prijs excl. btw": whether the amounts below hold a tax. */
export const TAX_OF_COLUMN = new RegExp(
  `\\s*[(,]?\\s*(?:${anyOf(WITHOUT_TAX)}|(?<within>${anyOf(WITH_TAX)}))\\)?$`,
  'iu',
);

/** Before the name of a tax at the head of a column of its rates, or of what it comes to. */
const RATE_OR_AMOUNT = anyOf({
  en: 'rate of|amount of',
  de: 'betrag|satz',
  nl: 'bedrag|tarief',
  fr: 'taux|taux de|montant|montant de',
  es: 'tipo|tipo de|importe|cuota|cuota de',
  it: 'aliquota|importo',
  pt: 'taxa|taxa de|valor|valor do',
  pl: 'stawka|kwota|wartość|wart.',
});
/** "VAT", "MwSt. 19 %", "Stawka VAT", "Montant TVA". */
export const COLUMN_OF_TAX = new RegExp(
  `^(?:${RATE_OR_AMOUNT}\\s|[%$€£]\\s?)?${A_TAX}(?:\\s\\d{1,2}(?:[.,]\\d)?)?(?:[ -]?(?:\\(?%\\)?|rate|amount|code|satz|betrag|tarief|bedrag))?$`,
  'iu',
);

/** True where a heading says that the amounts below hold their tax, false where it says that they do not. */
export function taxOf(text: string): boolean | null {
  const name = text.trim().replace(/[\s*_:"')]+$/g, '');
  const groups = (TAXED.exec(name) ?? TAXED_FIRST.exec(name) ?? TAX_OF_COLUMN.exec(name))?.groups;
  return groups ? groups.within !== undefined : null;
}
