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
/** "Carriage net", and of carriage with its tax "Dostawa brutto: 250,00 zł": how the amount of what stands before is stated. */
export const isStated = (last: Named, { words }: Named): boolean =>
  NET.test(words) || (last.kind === 'freight' && GROSS.test(words));
const NET = /^nett?o?$/i;
const GROSS = new RegExp(`^${anyOf(GROSS_WORDS)}$`, 'iu');
/** "GST paid 7,500.00", "IVA inclusa)  € 195,00": the amount is of what stands before. */
export const PAID = new RegExp(
  `^\\s(?:paid|incl\\w*|${anyOf(TAX_WITHIN)})(?:[)\\]])?(?=[\\s:=|.]+(?:\\p{Sc}|[A-Z]{3})?\\s?\\d[\\d.,']*(?!\\s?%|[\\d.,']))`,
  'iu',
);
/** "GST on basic and freight" */
const TAXED = /^[\s(@]*(?:\d[\d.,]*\s?%)?[\s)]*(?:on|auf|sur|sobre|su|sul|over|od|von)(?!\p{L})[^\d\n.;:$€£₹]{0,40}$/iu;
/** What a total says in brackets that it holds or leaves out. */
export const bracketBehind = (text: string, at: number): string | undefined =>
  BRACKET.exec(text.slice(at, at + MOST_BRACKET))?.[0];
const MOST_BRACKET = 400;
const BRACKET = /^\s*[([][^()[\]\d]*[)\]]/;
export const LEFT_OUT = /\b(?:excl\w*|before|without|ex|plus|not incl\w*|exkl\w*|zzgl|hors|sin|senza)\b/i;

interface Named {
  kind: string;
  words: string;
  start: number;
  end: number;
}

/** "GST 18% on basic and freight": what a tax is reckoned on. "Freight to site, GST paid  7,500.00": a tax that has no amount there. */
export const isOther = (text: string, last: Named, label: Named): boolean =>
  (last.kind === 'tax' && TAXED.test(text.slice(last.end, label.start))) ||
  (last.kind === 'freight' && label.kind === 'tax' && PAID.test(text.slice(label.end)));

/** Two labels that name one thing: "Envoi Colissimo" is carriage and who brings it, "TOTALE IVA compresa 3.340,00" a total that holds the tax. */
export function joinedWith<L extends Named>(text: string, last: L, label: L): L | null {
  const isTotal = last.kind === 'total' || last.kind === 'subtotal';
  const between = text.slice(last.end, label.start);
  const held = isTotal && label.kind === 'tax' && !/\S/.test(between) ? PAID.exec(text.slice(label.end)) : null;
  const isCarrier = last.kind === 'freight' && label.kind === 'freight' && /^\s$/.test(between);
  if (!held && !isCarrier) return null;
  const end = label.end + (held?.[0].length ?? 0);
  return { ...last, words: text.slice(last.start, end).trim(), end };
}

/** "Montaggio, IVA inclusa  € 195,00", "85 x € 37,00 (IVA inclusa)  € 3.145,00": that a price holds the tax, between what it is for and what it comes to. */
export function isHeldTax(text: string, { kind, start, end }: Omit<Named, 'words'>): boolean {
  const lead = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return kind === 'tax' && PAID.test(text.slice(end)) && NAMES.test(lead) && !OF_WHICH.test(lead);
}
const NAMES = /\p{L}{3}[^\n]*[\s,;(]$/u;
/** "darin 44,62 € MwSt enthalten" */
const OF_WHICH = new RegExp(`(?<!\\p{L})${anyOf(OF_WHICH_TAX)}(?!\\p{L})`, 'iu');
