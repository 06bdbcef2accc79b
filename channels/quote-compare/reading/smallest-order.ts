import { CURRENCY } from '../../reading/currency.ts';
import { ignoringCase } from '../../reading/ignoring-case.ts';
import { anyOf } from '../../reading/phrases.ts';
import { LEAST_ORDERED } from '../../reading/vocabulary/pack-words.ts';

const MONEY = `(?:${CURRENCY}\\s?\\d|\\d[\\d.,' ]{0,9}\\s?${CURRENCY}(?!\\p{L}))`;

/** "Pedido mínimo 300 €", "Mindestbestellung: 250 €": in money; in pieces it is of the line. */
export const SMALLEST_ORDER = ignoringCase(
  `(?<!\\p{L})${anyOf(LEAST_ORDERED)}(?=[\\s:=]{1,3}(?:\\p{L}{1,4}\\s)?${MONEY})`,
  'gu',
);
