/**
 * Whether a text that stands at this place of a passage leaves out what turns it round: "does not [drop old hosts]", "it is not true that
 * [old hosts are dropped]". Only what can say something is looked at (`canBeTurnedRound`).
 */
export function isCutFromNegation(passage: string, start: number): boolean {
  const near = passage.slice(Math.max(0, start - REACH), start);
  const clause = near.slice(near.search(/[^.;!?\n]*$/));
  return NEGATED.test(clause) || DENIED.test(clause);
}

/** Names and numbers say nothing by themselves: three words and more, of which most that follow the first are no names. */
export function canBeTurnedRound(text: string): boolean {
  const [, ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.length >= 2 && rest.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > rest.length;
}

const REACH = 60;

/** A negation and at most an adverb. */
const NEGATED =
  /(?:\b(?:not|never|cannot|fails? to|failed to|refuses? to|unable to)|n['’]t|\bno longer)(?: (?:yet|ever|longer|always|fully|really|be|been|to))? $/i;

/** A clause that is said to be untrue, open or a condition. */
const DENIED =
  /\b(?:not|n['’]t|false|untrue|den(?:y|ies|ied)|doubts?|unlikely|unclear|rumou?rs?|myth|no evidence)\b[^,:]{0,24}\b(?:that|whether|of) $/i;
