import { anyOf } from './phrases.ts';

/**
 * Whether a text that stands at this place of a passage leaves out what turns it round: "does not [drop old hosts]", "it is a myth that [old hosts
 * are dropped]", "prevents it from [dropping old hosts]", "the plan to [drop old hosts] was withdrawn". Only what can say something is looked at
 * (`canBeTurnedRound`).
 */
export function isCutFromNegation(passage: string, start: number, end = start): boolean {
  const near = passage.slice(Math.max(0, start - REACH), start);
  const sentence = near.slice(near.search(/[^.;!?\n]*$/));
  const clause = sentence.slice(sentence.search(LAST_CLAUSE));
  if (TURNING.test(clause) || DENIED.test(sentence) || SAID_BY_OTHERS.test(sentence)) return true;
  return end > start && TAKEN_BACK.test(passage.slice(end, end + REACH));
}

/** Names, numbers and identifiers say nothing by themselves: three words and more, of which most that follow the first are no names. */
export function canBeTurnedRound(text: string): boolean {
  if (!/\S\s+\S/.test(text)) return false;
  const [, ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.length >= 2 && rest.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > rest.length;
}

const REACH = 60;

/** What stands after the last comma or conjunction. */
const LAST_CLAUSE = /(?:(?!,|:|\b(?:but|and|which|so|while|because|when|where)\b)[\s\S])*$/i;

/** Words that turn what follows them in their clause. */
const TURNING = new RegExp(
  String.raw`n['’]t\b|\b(?:${anyOf([
    'not,never,cannot,hardly,scarcely,barely,rarely,seldom,neither,nor,nobody,without,lest,against,no longer',
    'no reason,no need,no plan,no plans,no intention,instead of,rather than,far from',
    'fail,fails,failed,failing,refuse,refuses,refused,unable,decline,declines,declined',
    'stop,stops,stopped,avoid,avoids,avoided,prevent,prevents,prevented,forbid,forbids,block,blocks',
    'deny,denies,denied,rejects,rejected,myth,hoax,falsely,wrongly,supposedly,allegedly',
  ])})\b`,
  'i',
);

/** A clause that is said to be untrue, open or a condition. */
const DENIED =
  /\b(?:not|n['’]t|false|untrue|den(?:y|ies|ied)|doubts?|unlikely|unclear|rumou?rs?|myth|hoax|no evidence|reported)\b[^,:]{0,24}\b(?:that|whether|of)\b[^,:]{0,30}$/i;

/** Words between the marks of somebody else's speech. */
const SAID_BY_OTHERS = /\b(?:wrote|said|says|claim(?:s|ed)?|told|believes?|thinks?)\b[^"“”]{0,20}["“][^"”]*$/i;

/** What follows a plan or a change that came to nothing. */
const TAKEN_BACK = new RegExp(
  String.raw`^[^.;!?\n,]{0,16}\b(?:was|were|is|are|has been|have been|had been) (?:${anyOf([
    'rejected,reverted,withdrawn,declined,cancelled,canceled,abandoned,postponed,refused,dismissed',
    'false,untrue,wrong,a myth,a hoax,a rumour,a rumor',
  ])})\b`,
  'i',
);
