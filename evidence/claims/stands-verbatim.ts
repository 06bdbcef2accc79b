import { bareText, textForms, wholePlaces } from '../compare-text.ts';
import { passageForms } from './passage.ts';
import type { Passage } from './passage.ts';
import { canBeTurnedRound, isCutFromNegation } from './cut-from-negation.ts';

/**
 * Whether a text is a whole stretch of one passage, from the beginning of a sentence, clause or line to the end of one. Where a model words
 * something, nothing less will do: with words of its own, or with the page's words put together anew, it can say what the page does not.
 */
export function standsVerbatim(text: string, passages: readonly (string | Passage)[]): boolean {
  const needles = new Set(textForms(text).map(bareText).filter(Boolean));
  const isTurnable = canBeTurnedRound(text);
  return passages.flatMap(passageForms).some(({ text: passage, start, end }) =>
    needles.values().some((needle) =>
      wholePlaces(passage.slice(start, end), needle).some((within) => {
        const at = start + within;
        if (isTurnable && isCutFromNegation(passage, at, at + needle.length)) return false;
        return BEGINS_AFTER.test(passage.slice(0, at)) && ENDS_BEFORE.test(passage.slice(at + needle.length));
      }),
    ),
  );
}

/** What may stand before and after a whole stretch: nothing, or the marks between sentences, clauses and list entries. */
const BEGINS_AFTER = /(?:^|[.!?;:|•·–—\]]|(?:^|\s)[-*+])[\s"“”'‘’*_`(]*$/u;
const ENDS_BEFORE = /^[\s"“”'‘’*_`)]*(?:$|[.!?;|•·–—[(])/u;
