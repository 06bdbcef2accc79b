import { anyOf } from '../../reading/phrases.ts';
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

/** "Not in the total", "part of the total": no total follows. */
export const isSpokenOf = (before: string): boolean => SPOKEN_OF.test(before);
const SPOKEN_OF = new RegExp(
  `(?<!\\p{L})${anyOf({
    en: 'in the|in our|in this|in your|of the|of our|of this|of your|from the|from our|from this|from your|outside the|outside our|outside this|outside your|on the|on our|on this|on your|not in|not included in',
    de: 'vom|auf den|auf die|nicht im|nicht in der',
    fr: 'sur le|non compris dans le|non inclus dans le',
    es: 'sobre el|no incluido en el|no incluida en el',
    it: 'sul|del|non incluso nel|non compreso nel',
    nl: 'niet in het',
    pt: 'não incluído no|não incluída no',
    pl: 'nie wliczone w',
  })}\\s$`,
  'iu',
);
