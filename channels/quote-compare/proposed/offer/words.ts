import { CURRENCY } from '../../../reading/currency.ts';
import { ignoringCase } from '../../../reading/ignoring-case.ts';
import { anyOf, phrasePattern } from '../../../reading/phrases.ts';
import {
  AT_PRICE_OF,
  CONDITION_WORDS,
  EACH_ONE_OF,
  LEAD_UNITS,
  MINIMUM_WORDS,
  ONCE_FOR,
} from '../../../reading/vocabulary/beside-offers-words.ts';
import { EACH_WORDS, FOR_ONE_OF } from '../../../reading/vocabulary/spoken-offers.ts';
import { UNIT_PRICE_NAMES } from '../../../reading/vocabulary/unit-price-words.ts';

/** What hangs on something, or comes only to some. */
export const CONDITION = phrasePattern(CONDITION_WORDS);

/** What is paid for once. */
export const ONCE = new RegExp(`^${anyOf(ONCE_FOR)}$`, 'iu');

/** Words of a clause after which it says what an amount is for each of. */
export const FOR_EACH = new RegExp(`(?<![\\p{L}\\d])${anyOf(EACH_ONE_OF)}\\s(?!cent)\\p{L}`, 'iu');

/** Days and weeks behind a number. */
export const LEAD_BEHIND = new RegExp(`^\\s?(?:[-–]\\s?\\d+\\s?)?${anyOf(LEAD_UNITS)}(?!\\p{L})`, 'iu');

/** What may stand behind a price that has neither a sign nor cents: the end of its clause, what it is for, the name of a currency. */
export const ENDS_PRICE = ignoringCase(
  `^\\s*(?:$|[.,;:)!?]|\\/|${CURRENCY}|${anyOf(EACH_WORDS)}|${anyOf(FOR_ONE_OF)}\\s|${anyOf(EACH_ONE_OF)}\\s|flat|total)`,
);

/** Between a quantity, with its unit, and the price that it is multiplied by. */
export const MULTIPLIES = new RegExp(
  `^\\s?(?<unit>\\p{L}[\\p{L}²³]{0,14}\\.?)?\\s?(?:[@x×*]|(?<!\\p{L})${anyOf(AT_PRICE_OF)}(?!\\p{L}))\\s?(?:\\p{Sc}|\\p{Lu}{3})?\\s?$`,
  'iu',
);

/** What the price of one is called, and the same right before an amount. */
const NAMES_OF_ONE = `(?<!\\p{L})${anyOf(UNIT_PRICE_NAMES)}`;
export const UNIT_PRICE = new RegExp(`${NAMES_OF_ONE}(?!\\p{L})`, 'giu');
export const UNIT_PRICE_AT_END = new RegExp(`${NAMES_OF_ONE}[\\s:.=]{0,9}(?:\\p{Sc}|\\p{Lu}{3})?\\s?$`, 'iu');

/** Source of what stands between an amount, or a word for how things are sold, and what it is for one of. */
export const ONE_OF = `(?:${anyOf(EACH_ONE_OF)}|${anyOf(FOR_ONE_OF)}|by the|the)`;

/** What is said of a smallest quantity, order or hire. */
export const MINIMUM = phrasePattern(MINIMUM_WORDS);
