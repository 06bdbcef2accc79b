import { saysNothingDue } from '../../../evidence/claims/says-nothing-due.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import {
  BROUGHT_WORDS,
  FOR_ALL_WORDS,
  MINIMUM_WORDS,
  NOT_BROUGHT_WORDS,
  NOT_THERE_WORDS,
  UNWANTED_WORDS,
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
export const MINIMUM = phrasePattern(MINIMUM_WORDS);
export const NOT_THERE = phrasePattern(NOT_THERE_WORDS);
export const UNWANTED = phrasePattern(UNWANTED_WORDS);
