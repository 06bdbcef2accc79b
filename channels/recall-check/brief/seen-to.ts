import { phrasePattern } from '../../reading/phrases.ts';
import { MENDED } from '../words/told-of-things.ts';
import { anchorIn } from './anchors.ts';
import { hasBrand, hasCode, hasThing, isDate, type Mention } from './mention.ts';
import type { Phrase } from './phrase.ts';
import type { Sentence } from './sentences.ts';

/** "The dealer has done 31V104 already (in 2031)": of a thing named before, a recall that was seen to is ruled out, and when that was says nothing of the thing. */
export function seenTo(
  { tokens }: Sentence,
  phrases: Phrase[],
  { found, text }: { found: readonly Mention[]; text: string },
): Phrase[] {
  const from = tokens[0]?.start ?? 0;
  const at = text.slice(from, tokens.at(-1)?.end).search(MENDING);
  const isNumber = (phrase: Phrase): boolean => anchorIn(phrase, text) === 'number';
  const isThing = (phrase: Phrase): boolean =>
    anchorIn(phrase, text) === 'vehicle' || hasBrand(phrase) || hasThing(phrase);
  const thing = phrases.findIndex(isThing);
  if (at < 0 || (found.length === 0 && thing < 0)) return phrases;
  const isOfThat = phrases.some(isNumber) && thing < 0;
  const isBehind = (phrase: Phrase): boolean => phrase.start > from + at;
  return phrases
    .filter((phrase, place) => {
      const next = phrases.slice(0, place).findLast(isBehind);
      return !(isWhen(phrase) && (isOfThat || (isBehind(phrase) && (!next || !isThing(next)))));
    })
    .map((phrase) => (isNumber(phrase) ? { ...phrase, isRuledOut: true } : phrase));
}
/** "May 2031", "mai 2031 durchgeführt" */
const isWhen = (phrase: Phrase): boolean =>
  !hasBrand(phrase) &&
  !hasThing(phrase) &&
  !hasCode(phrase) &&
  (isDate(phrase) || phrase.tokens.some(({ text }) => /^(?:19[89]|20[0-4])\d$/.test(text)));
const MENDING = phrasePattern(MENDED);
