import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { anyOf, phraseAtEnd, phrasePattern } from '../../reading/phrases.ts';
import {
  ALL_THAT_IS_ASKED,
  AMOUNT_WORDS,
  AS_ONE,
  BROUGHT_WORDS,
  FOR_ALL_WORDS,
  MINIMUM_WORDS,
  NOT_BROUGHT_WORDS,
  NOT_THERE_WORDS,
  UNWANTED_WORDS,
  WHOLE_WORDS,
} from '../../reading/vocabulary/told-words.ts';
import { carriageIn } from '../reading/carriage-in-price.ts';
import { chargesIn } from '../reading/labels.ts';

/** Whether words say that what they price is brought for nothing more: "delivered", "franco", "trasporto compreso"; what is to be fetched, or denied, is not. */
export const isCarried = (text: string): boolean => {
  const plain = text.replace(/\d[\d.,]*|,/g, ' ');
  const said = carriageIn(plain);
  if (said !== null) return said === 'included' && saysNothingDue(plain);
  const isSpokenOf = CARRIED.test(plain) || chargesIn(plain)[0] === 'freight';
  return isSpokenOf && saysNothingDue(plain) && !NOT_CARRIED.test(plain);
};
const CARRIED = phrasePattern(BROUGHT_WORDS);
const NOT_CARRIED = phrasePattern(NOT_BROUGHT_WORDS);

/** Behind an amount: it is for all that is asked for. */
export const FOR_ALL = new RegExp(`^[\\s,]*(?:\\p{L}{0,3}\\s)?(?:${anyOf(FOR_ALL_WORDS)})(?!\\p{L})`, 'iu');
/** The same anywhere in a clause: "das komplette Los kostet", "in één koop". */
export const ALL_AS_ONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(WHOLE_WORDS)}\\s(?:\\p{L}+\\s){0,2}?${anyOf(ALL_THAT_IS_ASKED)}|${anyOf(ALL_THAT_IS_ASKED)}\\s${anyOf(WHOLE_WORDS)}|${anyOf(AS_ONE)})(?!\\p{L})`,
  'iu',
);
/** "Ensemble des …", "alle …": all of what is named behind. */
export const ALL_OF = phrasePattern(WHOLE_WORDS);
/** "Amount", "Betrag": what leads to the amount of a count. */
export const TOTAL_AT_END = phraseAtEnd(AMOUNT_WORDS);
export const MINIMUM = phrasePattern(MINIMUM_WORDS);
export const NOT_THERE = phrasePattern(NOT_THERE_WORDS);
export const UNWANTED = phrasePattern(UNWANTED_WORDS);
