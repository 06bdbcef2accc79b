import { phrasePattern } from '../../reading/phrases.ts';
import { NO_LONGER_HOLDS, PASSES_ON_A_REQUEST } from '../../reading/vocabulary/refusal-words.ts';
import { mayPrice } from './prices.ts';

const PASSES = new RegExp(phrasePattern(PASSES_ON_A_REQUEST).source, 'giu');

/** Whether what a firm sent back offers nothing at all: it states no price that still holds, and says that it will not. "Unable to quote HB-20" is said of one part. */
export const isPassedOn = (text: string): boolean =>
  !text.split(/(?<=[.!?])\s+|\n/).some((sentence) => mayPrice(sentence) && !ENDED.test(sentence)) &&
  [...text.replaceAll('’', "'").matchAll(PASSES)].some(
    ({ 0: words, index }) => !ONE_PART.test(text.slice(index + words.length, index + words.length + 30)),
  );
const ONE_PART = /^\s(?:on |the |for |your )?(?=\S*\p{L})(?=\S*\d)[\p{L}\d./-]{3,}/u;
const ENDED = phrasePattern(NO_LONGER_HOLDS);
