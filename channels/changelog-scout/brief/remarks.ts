import { cueList } from '../../reading/cue-list.ts';
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

/**
 * Sentences beside a question that tell what happened (`Two of our printers got stuck in September.`): when that was is no time that is asked about. What was
 * installed, and since when, is none of them.
 */
export function findIncidents(text: string): Span[] {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: words, index }) => ({
    words: words.trim(),
    start: index,
    end: index + words.length,
  }));
  const isAsked = sentences.some(({ words }) => words.endsWith('?'));
  const told = sentences.filter(
    ({ words }) => isAsked && HAPPENED.test(words) && !words.endsWith('?') && !BEARS.test(words),
  );
  const felt = Array.from(text.matchAll(FELT), ({ 0: words, index }) => ({ start: index, end: index + words.length }));
  return [...told, ...felt];
}
/** `it got slower since Friday`, `the vendor comes on 9 December`: how it does and who calls, and no day of a release. */
const FELT = cueList(
  String.raw`
  (?:slow|slower|sluggish|laggy|broken|worse|unstable|flaky|stuck|crashing|freezing|langsamer?|plus lente?|más lent[oa]|trager) since
  (?:vendor|supplier|consultant|technician|trainer|auditor|provider|boss|they|he|she) (?:comes?|arrives?|visits?|calls?|(?:is|are) coming)(?: \p{Ll}+)? on
`,
  { flags: 'giu', before: String.raw`\b`, after: String.raw` [^,.;:()?!\n]{2,24}(?=[,.;:()?!\n]|$)` },
);
const SENTENCE = /(?:[^.?!\n]|\.(?=[\d\p{L}]))+[.?!]?/gu;
/** A subject of one word at least, before a time. */
const HAPPENED = /^\W*\p{L}+ .*\p{L}{2,} (?:in|on|during|at|last|this|yesterday)\b/iu;
const BEARS = cueList(
  String.raw`
  chang\w*|releas\w*|updat\w*|upgrad\w*|version\w*|fix\w*|patch\w*|log|news?|notes?|install\w*|deploy\w*|roll\w*|got it|bought|took|since|after|before|until|till|up to|from
  between|through|what|which|any\w*|only|just|list|show|tell|need\w*|want\w*|please|interest\w*|care|look\w*|focus|give|summar\w*|security|breaking|it is|it['’]s|today is
`,
  { flags: 'i', before: String.raw`\b`, after: String.raw`\b` },
);

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
