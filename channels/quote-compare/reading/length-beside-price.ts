import { isMoney } from '../../reading/numerals.ts';
import type { Numeral } from '../../reading/numerals.ts';
import { unitOf } from '../../reading/units.ts';

/**
 * "Fence panel 3.50 m   £1.80": how long a thing is, with the decimals of an amount, beside a price that has its sign. A capital M is a thousand, and so may a
 * small one be where nothing has capitals.
 */
export function isLengthBesidePrice(numeral: Numeral, text: string, beside: readonly Numeral[]): boolean {
  const [, word = numeral.suffix, more = ''] =
    /^[ \u00a0]?(\p{L}{1,10})(?<more>[²³\d/]|\s?[x×])?(?!\p{L})/u.exec(text.slice(numeral.end, numeral.end + 14)) ?? [];
  return (
    isMoney(numeral) &&
    numeral.currency === null &&
    more === '' &&
    word !== 'M' &&
    /\p{Lu}/u.test(text) &&
    unitOf(word)?.kind === 'length' &&
    beside.some(({ currency }) => currency !== null)
  );
}
