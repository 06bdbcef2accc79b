import type { Span } from '../../reading/span.ts';
import { wordSet } from '../../reading/word-lists.ts';

/**
 * Clauses that tell of the writer (`we run it in three data centres`, `my boss is nervous`) and ask for nothing: what they name limits nothing. One with a
 * word that asks, wants or leaves out is none.
 */
export function findRemarks(text: string): Span[] {
  return [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }) => {
    const words =
      clause
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}']+/gu) ?? [];
    const subject = words.findIndex((word) => !OPENING.has(word));
    const isRemark =
      SUBJECTS.has(words[subject] ?? '') && !clause.endsWith('?') && !words.some((word) => ASKING.has(word));
    return isRemark ? [{ start: index, end: index + clause.length }] : [];
  });
}

/** To the end of a sentence, or to a comma, a colon or a dash; marks within a word end none. */
const CLAUSE = /(?:[^.?!;:,\n–—-]|[.,:-](?=\S)|(?<=\S)-)+[?]?/g;

const OPENING = wordSet(`and so but also well since because as hi hello hey background context fyi last time`);

const SUBJECTS = wordSet(
  `i i'm i've i'd we we're we've we'd my our it's this they they're he he's she she's ours mine`,
);

const ASKING = wordSet(
  `only just solely except excluding without not no don't doesn't isn't aren't never nothing none care cares interested interest need needs want wants like wonder wondering looking look focus about affect affects
  concern concerns matter matters relevant related touch touches mostly mainly what which how whether if ask please ignore skip drop omit leave tell show list summarise summarize`,
);
