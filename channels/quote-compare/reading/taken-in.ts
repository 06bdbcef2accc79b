import { anyOf } from '../../reading/phrases.ts';
import type { Span } from '../../reading/span.ts';
import { IS_IN_THE_PRICE } from '../../reading/vocabulary/in-the-price-words.ts';
import { TAKES_IN } from '../../reading/vocabulary/tax-words.ts';

/** "Die Gesamtsumme inklusive Lieferung beträgt 840 €", "el total, portes incluidos, es de 840 €": the amount is the sum, with what it takes in. */
export const isTakenIn = (text: string, total: Span, { start, end }: Span): boolean => {
  const between = text.slice(total.end, start);
  return TAKEN_IN.test(between) || (/^,\s(?:\p{L}{1,3}\s)?$/u.test(between) && IS_IN_IT.test(text.slice(end)));
};
const TAKEN_IN = new RegExp(`^\\s*,?\\s*${anyOf(TAKES_IN)}\\s(?:\\p{L}{1,3}\\s)?$`, 'iu');
const IS_IN_IT = new RegExp(`^\\s${anyOf(IS_IN_THE_PRICE)}(?!\\p{L})`, 'iu');
