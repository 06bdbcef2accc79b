import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';

/** Whether "net" or "gross" is said of the price before it: "285,00 zł netto = 6 840,00 zł", "Cena netto: 5,00 zł". */
export const isSaidOfPrice = (words: string, before: string): boolean =>
  TAX_VIEW.test(words) && OF_A_PRICE.some((of) => of.test(before));
const TAX_VIEW = /^(?:nett?o|brutto|bruto|ht|ttc|net|gross)$/i;
const OF_A_PRICE = [
  ignoringCase(`\\d[.,]\\d{2}[^\\S\\n]?(?:${CURRENCY}|\\p{Sc}{1,3})[^\\S\\n]$`),
  /(?<!\p{L})(?:cen[ay]|(?:einzel|stück)?preis|prix|precio|prezzo|(?:stuks?)?prijs|preço)(?: (?:jedn\.?|unit\p{L}*\.?))? $/iu,
];
