import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { UNIT_WORD } from '../../reading/units.ts';
import { EACH_AHEAD, PRICE_NOUNS, PRICE_OF_PACKS } from '../../reading/vocabulary/price-words.ts';
import { FOR_ONE_OF } from '../../reading/vocabulary/spoken-offers.ts';

/** "Per M: $100.00" */
const BASIS_AHEAD = new RegExp(
  String.raw`\b(?:per\s?(?:(?<count>1,?000|100)|(?<word>M|C|thousand|hundred|dozen|each|ea))` +
    String.raw`|(?:je|pro|par|por|per) (?<count>1[.,']?000|100) (?:stück|stk\.?|st\.?|pièces|pcs|uds?\.?|pz\.?|stuks))\s*(?:[:=]\s*)?$`,
  'i',
);

const LOAD_SIZE = String.raw`(?<of>t|tonnes?|tons?|kgs?|m3|m³|yards?|litres?|liters?|gallons?)`;
const A_LOAD = '(?:(?:truck)?loads?|(?:bulk |big |dumpy )?bags?|trips?|drops?|tins?|drums?|pallets?)';
/** "A 9 tonne load for $285": what stands before the price is what it is for. */
const LOAD_AHEAD = new RegExp(
  String.raw`(?<![\d.,])(?<count>\d{1,4})[\s-]?${LOAD_SIZE} ${A_LOAD}(?: of (?:\p{L}+ ){0,2}\p{L}+)?` +
    String.raw`(?: (?:is|are|at|for|costs?|comes to|delivered(?: for| at)?))*\s*[:=–-]?\s*(?:\p{Sc}\s?)?$`,
  'iu',
);

const AMOUNT_NEXT = `\\s*(?:[:=]|ist|sind|kostet|kosten|coûte|costa|kost|cuesta|custa|kosztuje)?\\s*(?:${CURRENCY})?\\s*$`;
const ABROAD = [
  // "Stückpreis 15,90", "prix unitaire : 12,00", "l'uno 3,00"
  `(?<!\\p{L})(?<bare>${anyOf(EACH_AHEAD)})\\.?`,
  // "Preis je VPE 17,80", "das Stück 39,00", "la couronne : 64,00"
  `(?<!\\p{L})(?:(?:${anyOf(PRICE_NOUNS)})\\s)?(?:${anyOf(FOR_ONE_OF)})\\s(?<word>${UNIT_WORD}[²³]?)(?![\\p{L}\\d])`,
  // "Ringpreis 24,90", "emmerprijs € 40,90"
  `(?<!\\p{L})(?<word>${UNIT_WORD})(?:${anyOf(PRICE_OF_PACKS)})`,
].map((form) => ignoringCase(`${form}${AMOUNT_NEXT}`, 'u'));

/** Whether the words before a price name one of what it is for, as "das Stück" does. */
export const saysForOne = (ahead: RegExpExecArray | null): boolean =>
  ahead?.groups?.bare !== undefined || (ahead?.groups?.word ?? '').length > 1;

/** What stands right before a price and says what it is for; null where nothing does. */
export function basisAhead(before: string): RegExpExecArray | null {
  for (const pattern of [BASIS_AHEAD, LOAD_AHEAD, ...ABROAD]) {
    const hit = pattern.exec(before);
    if (hit) return hit;
  }
  return null;
}
