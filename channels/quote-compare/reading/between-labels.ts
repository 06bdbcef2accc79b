import { anyOf } from '../../reading/phrases.ts';
import { AFTER_WORDS, SUMS_LEFT } from '../../reading/vocabulary/addition-words.ts';
import { GROSS_WORDS, LEAVES_TAX_OUT, OF_WHICH_TAX, TAX_WITHIN } from '../../reading/vocabulary/tax-words.ts';

/** What stands between the names of charges, and makes of two of them one. */

/** "Netto nach Rabatt", "Net après remise 3 %": before the name of what is taken off, that it is what is left. */
export const isLeftAfter = (text: string, start: number): boolean =>
  LEFT_AFTER.test(text.slice(Math.max(0, start - MOST_LEAD), start));
const MOST_LEAD = 60;
const LEFT_AFTER = new RegExp(
  `(?:^|\\n)[^\\S\\n]*(?:${anyOf(SUMS_LEFT)})[^\\S\\n]${anyOf(AFTER_WORDS)}[^\\S\\n](?:\\p{L}{1,3}[^\\S\\n])?(?:\\d[\\d.,]*[^\\S\\n]?%[^\\S\\n])?$`,
  'iu',
);
/** "Gesamt zzgl. Fracht" */
export const LEAVES_OUT = new RegExp(
  `^\\s*[,(]?\\s*(?:zzgl\\.?|zuzüglich|without|${anyOf(LEAVES_TAX_OUT)})\\s*$`,
  'iu',
);
export const NET = /^nett?o?$/i;
/** The same of carriage with its tax: "Dostawa brutto: 250,00 zł". */
export const GROSS = new RegExp(`^${anyOf(GROSS_WORDS)}$`, 'iu');
/** "GST paid 7,500.00", "IVA inclusa)  € 195,00": the amount is of what stands before. */
export const PAID = new RegExp(
  `^\\s(?:paid|incl\\w*|${anyOf(TAX_WITHIN)})(?:[)\\]])?(?=[\\s:=|.]+(?:\\p{Sc}|[A-Z]{3})?\\s?\\d[\\d.,']*(?!\\s?%|[\\d.,']))`,
  'iu',
);
/** "GST on basic and freight" */
export const TAXED =
  /^[\s(@]*(?:\d[\d.,]*\s?%)?[\s)]*(?:on|auf|sur|sobre|su|sul|over|od|von)(?!\p{L})[^\d\n.;:$€£₹]{0,40}$/iu;
export const MOST_BRACKET = 400;
/** What a total says in brackets that it holds or leaves out. */
export const BRACKET = /^\s*[([][^()[\]\d]*[)\]]/;
export const LEFT_OUT = /\b(?:excl\w*|before|without|ex|plus|not incl\w*|exkl\w*|zzgl|hors|sin|senza)\b/i;

/** "Montaggio, IVA inclusa  € 195,00", "85 x € 37,00 (IVA inclusa)  € 3.145,00": that a price holds the tax, between what it is for and what it comes to. */
export function isHeldTax(text: string, { kind, start, end }: { kind: string; start: number; end: number }): boolean {
  const lead = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return kind === 'tax' && PAID.test(text.slice(end)) && NAMES.test(lead) && !OF_WHICH.test(lead);
}
const NAMES = /\p{L}{3}[^\n]*[\s,;(]$/u;
/** "darin 44,62 € MwSt enthalten" */
const OF_WHICH = new RegExp(`(?<!\\p{L})${anyOf(OF_WHICH_TAX)}(?!\\p{L})`, 'iu');
