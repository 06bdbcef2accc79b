import { anyOf } from './phrases.ts';
import {
  CAME_TO_NOTHING,
  CONDITIONS,
  CONDITIONS_FIRST,
  LABELS_OF_UNTRUTH,
  SAYS_ANOTHER,
  TURNS,
  TURNS_WHAT_FOLLOWS,
  TURNS_WHAT_PRECEDES,
} from './turning-words.ts';

/**
 * Whether a text that stands at this place of a passage leaves out what turns it round or bounds it: "does not [drop old hosts]", "it is a myth that
 * [old hosts are dropped]", "if asked twice, [we drop old hosts]", "[old hosts are dropped], says a reader", "will it [drop old hosts]?". Only what
 * can say something is looked at (`canBeTurnedRound`).
 */
export function isCutFromNegation(passage: string, start: number, end: number): boolean {
  const sentence = lastSentence(passage.slice(Math.max(0, start - REACH), start));
  if (/\p{L}/u.test(sentence) && isTurnedBefore(sentence)) return true;
  const rest = passage.slice(end, end + REACH);
  return FOLLOWED.some((pattern) => pattern.test(rest)) || isAsked(passage.slice(start, end), rest);
}

/** Names, numbers and identifiers say nothing by themselves: three words and more, of which most that follow the first are no names. */
export function canBeTurnedRound(text: string): boolean {
  if (UNSPACED_CLAUSE.test(text)) return true;
  if (!/\S\s+\S/.test(text)) return false;
  const [, ...rest] = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.length >= 2 && rest.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > rest.length;
}

const REACH = 200;
/** Scripts that do not part words say something in five characters. */
const UNSPACED_CLAUSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{5}/u;

const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|no|vs|approx|incl))[.!?]["”’)]?\s|[;\n\u3002]|\ufffc/g;
const CLAUSE_END = /,|:|\s[–—-]\s|\b(?:but|and|which|so|while|because|when|where)\b/;

const words = (lists: readonly string[]): string => String.raw`(?<![\p{L}\p{N}])(?:${anyOf(lists)})(?![\p{L}\p{N}])`;

const TURNING = new RegExp(String.raw`n['’]t(?!\p{L})|${words(TURNS)}`, 'iu');
const RIGHT_BEFORE = new RegExp(String.raw`${words(TURNS_WHAT_FOLLOWS)}\s*["“'‘(]?$`, 'iu');
const CONDITION_FIRST = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:and|but|then|even|also) )?${words(CONDITIONS_FIRST)}`,
  'iu',
);
const CONDITION = new RegExp(words(CONDITIONS), 'iu');
const LABEL = new RegExp(
  String.raw`^[^\p{L}\p{N}]*${words(LABELS_OF_UNTRUTH)}[^\p{L}\p{N}]{0,4}[:–—-]\s*["“'‘]?$`,
  'iu',
);
const UNSPACED_NEGATION = /(?:不|没|沒|未|非|无|無|勿|别|莫)[^，。、\s]{0,4}$/;

/** A clause that is said to be untrue, open or a condition. */
const DENIED =
  /\b(?:not|n['’]t|false|untrue|den(?:y|ies|ied)|doubts?|unlikely|unclear|rumou?rs?|myth|hoax|no evidence|reported)\b[^,:]{0,24}\b(?:that|whether|of)\b[^,:]{0,30}$/i;

/** Words between the marks of somebody else's speech, or said to be somebody's. */
const SAID_BY_OTHERS = /\b(?:wrote|said|says|claim(?:s|ed)?|told|believes?|thinks?)\b[^"“”]{0,20}["“][^"”]*$/i;
const ACCORDING_TO =
  /(?<!\p{L})(?:according to|laut|selon|según|secondo|segundo|volgens|według|enligt)\s[^,:]{1,60}[,:]?\s*$/iu;

function isTurnedBefore(sentence: string): boolean {
  const clause = sentence.split(CLAUSE_END).at(-1) ?? '';
  return (
    TURNING.test(clause) ||
    [RIGHT_BEFORE, CONDITION_FIRST, CONDITION, LABEL, DENIED, SAID_BY_OTHERS, ACCORDING_TO, UNSPACED_NEGATION].some(
      (pattern) => pattern.test(sentence),
    )
  );
}

/** What follows and bounds it, gives it to somebody, or takes it back; also in a sentence of its own. */
const FOLLOWED: readonly RegExp[] = [
  new RegExp(
    String.raw`^[\s,–—"”'’()-]{0,4}(?:(?:and|but|or|even)\s)?${words([...CONDITIONS, ...TURNS_WHAT_PRECEDES])}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:[\s,–—"”'’-]{0,3}[,–—"”’-]\s?${words(SAYS_ANOTHER)}|\s${words(['according to,laut,selon,según,volgens,enligt'])})`,
    'iu',
  ),
  new RegExp(
    String.raw`^[^.;!?\n,]{0,16}\b(?:was|were|is|are|has been|have been|had been|proved|turned out)\s(?:(?:later|since|then|simply|just|to be)\s)?(?:${anyOf(CAME_TO_NOTHING)})(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`^[.!]?["”'’]?\s{1,3}(?:this|that|it|which)\s(?:(?:was|is|turned out|proved)\s(?:(?:later|since|to be)\s)?(?:${anyOf(CAME_TO_NOTHING)})|never happened|did not happen)(?!\p{L})`,
    'iu',
  ),
  /^[\p{Script=Hiragana}\p{Script=Han}]{0,4}(?:ません|ない|なかった|ずに)/u,
];

/** A part of a question says nothing. */
const isAsked = (text: string, rest: string): boolean => !/[.!?]\W*$/.test(text) && /^[^.:;!"”\n]{0,120}\?/.test(rest);

function lastSentence(text: string): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(SENTENCE_END)) from = index + mark.length;
  return text.slice(from);
}
