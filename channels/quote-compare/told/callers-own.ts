import { phrasePattern } from '../../reading/phrases.ts';
import { OF_CALLER_WORDS } from '../../reading/vocabulary/told-words.ts';
import { OF_ALL } from '../brief/by-openings.ts';
import { CALLER } from '../brief/quote-body.ts';
import { OPENS_QUESTION } from '../brief/split-notes.ts';

/** Of a sentence below the last offer: it asks, speaks of the caller, or says what holds for all offers. */
export const isCallersOwn = (sentence: string): boolean =>
  /\?\s*$/.test(sentence) ||
  CALLER.test(sentence) ||
  OPENS_QUESTION.test(sentence) ||
  ((OF_ALL.test(sentence) || OF_CALLER.test(sentence)) && !/\p{Sc}\s?\d|\d[.,]\d{2}/u.test(sentence));

/** Who asks, and all that is asked for. */
const OF_CALLER = phrasePattern(OF_CALLER_WORDS);
