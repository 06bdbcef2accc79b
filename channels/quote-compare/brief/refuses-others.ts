import { isNegated } from '../../reading/denials.ts';
import { anyOf, phrasePattern } from '../../reading/phrases.ts';
import { NEGATIONS } from '../../reading/vocabulary/denial-words.ts';
import {
  ANOTHER_WORDS,
  APPROVED_WORDS,
  BEFOREHAND,
  FORBIDS,
  GENUINE_WORDS,
  NOTHING_ELSE_WILL_DO,
  ONLY_WORDS,
  OTHER_GOODS,
  SERVES,
  THAT_VERY,
} from '../../reading/vocabulary/refusal-words.ts';

/** Whether a buyer takes nothing but what is asked for, or has to have another thing approved first. */
export const refusesOthers = (brief: string): boolean =>
  NOTHING_ELSE.test(brief) ||
  ONLY_GENUINE.test(brief) ||
  ONLY_MODEL.test(brief) ||
  ONLY_THAT.test(brief) ||
  sentencesOf(brief).some(
    (sentence) => hasToBeApproved(sentence) || sentence.split(/[,:]/).some((clause) => rulesOut(clause)),
  );

const NOTHING_ELSE = phrasePattern(NOTHING_ELSE_WILL_DO);
/** "Ausschliesslich das Original", "solo materiale originale". */
const ONLY_GENUINE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(ONLY_WORDS)}|que)\\s(?:\\p{L}+[\\s'’]){0,2}${anyOf(GENUINE_WORDS)}(?!\\p{L})`,
  'iu',
);

/** A number with letters, or a name with a number behind it. */
const MODEL = String.raw`(?<![\p{L}\d-])(?:\p{L}[\p{L}\d./]*-?\d[\p{L}\d./-]*|\d{3,}-\p{L}[\p{L}\d-]*|\p{Lu}\p{Ll}\p{L}+ \d{3,4})(?![\p{L}\d])`;
const ONLY = `(?:${anyOf(ONLY_WORDS)}|${anyOf(ONLY_WORDS).replace(/(?<![\\\p{L}])\p{Ll}+/gu, (word) => word.toUpperCase())})`;
/** "9100-AD ONLY", "nur der KX 900". */
const ONLY_MODEL = new RegExp(`${MODEL}\\s${ONLY}(?!\\p{L})|(?<!\\p{L})${ONLY}\\s(?:\\p{Ll}{2,4}\\s)?${MODEL}`, 'u');

/** "Only that size". */
const ONLY_THAT = new RegExp(`(?<!\\p{L})${anyOf(ONLY_WORDS)}\\s${anyOf(THAT_VERY)}(?!\\p{L})`, 'iu');

/** Lines of a letter go on; an empty one ends what is said. */
const sentencesOf = (brief: string): string[] =>
  brief.split(/[.;!?]|\n[ \t]*\n/).map((sentence) => sentence.replace(/\s+/g, ' '));

const ANY_OTHER = phrasePattern(
  Object.fromEntries(
    Object.entries(ANOTHER_WORDS).map(([key, words]) => [
      key,
      `${words}|${OTHER_GOODS[key as keyof typeof OTHER_GOODS]}`,
    ]),
  ),
);
const APPROVED = phrasePattern(APPROVED_WORDS);
const FIRST = phrasePattern(BEFOREHAND);

/** "Qualquer produto diferente tem de ser aprovado antes", "any other make has to be approved first". */
const hasToBeApproved = (sentence: string): boolean =>
  ANY_OTHER.test(sentence) && APPROVED.test(sentence) && FIRST.test(sentence);

const OTHER = new RegExp(`(?<!\\p{L})${anyOf(OTHER_GOODS)}(?!\\p{L})`, 'giu');
const FORBIDDEN = new RegExp(`(?<!\\p{L})${anyOf(FORBIDS)}(?!\\p{L})`, 'iu');
/** Behind what would do: "dürfen wir nicht verwenden", "ne sont pas acceptés". */
const DENIED_BEHIND = new RegExp(`^\\s(?:\\S+\\s){0,4}(?:${anyOf(NEGATIONS)})(?!\\p{L})`, 'iu');
const [OTHER_ONE, DENIAL, SERVING] = [anyOf(ANOTHER_WORDS), anyOf(NEGATIONS), anyOf(SERVES)];
/** "Een andere maat kunnen we niet gebruiken", "does not accept another". */
const NO_OTHER_SERVES = new RegExp(
  [
    `(?<!\\p{L})${OTHER_ONE}(?:\\s\\S+){1,4}\\s${DENIAL}\\s(?:\\S+\\s){0,2}${SERVING}(?!\\p{L})`,
    `(?<!\\p{L})(?:${DENIAL}\\s(?:\\S+\\s)?${SERVING}|${SERVING}s?\\s${DENIAL})\\s(?:(?:any|d['’]|de|einen|eine)\\s?)?${OTHER_ONE}(?!\\p{L})(?!\\s(?:day|date|time|week|delivery))`,
  ].join('|'),
  'iu',
);

/** "Kompatible Ware dürfen wir nicht verwenden", "não contem com substitutos", "il contratto vieta i compatibili". */
const rulesOut = (clause: string): boolean =>
  NO_OTHER_SERVES.test(clause) ||
  [...clause.matchAll(OTHER)].some(({ 0: words, index }) => {
    // "Pas d'équivalent", "prendre l'équivalent": what French leaves out.
    const before = clause.slice(0, index).replace(/(?:de\sl|d|l)['’]$/iu, '');
    const behind = clause.slice(index + words.length);
    return isNegated(before) || DENIED_BEHIND.test(behind) || FORBIDDEN.test(before) || FORBIDDEN.test(behind);
  });
