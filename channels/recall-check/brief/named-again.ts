import { foldCase, LANGUAGES, rolesIn } from '../../reading/languages.ts';
import { TAKEN, type TextSpan } from '../../reading/span.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/** Who was there, wrote or is written to, by the heads of minutes and letters. */
const HEADS =
  /^[ \t>*]*(?:present|attendees|attending|in attendance|absent|excused|apologies|participants|from|cc|anwesend|entschuldigt|teilnehmer|protokoll|von|présents?|excusés?|participants|de|presentes|asistentes|ausentes|presenti|assenti|partecipanti|da|aanwezig|afwezig|van|obecni|nieobecni|od)[ \t]?:[ \t]*(\S[^\n]*)$/gimu;
const NAME = /\p{Lu}\p{Ll}[\p{L}\p{M}'’]{2,}/gu;

/** Names in the heads of a brief. */
export const namesOfHeads = (brief: string): string[] =>
  Array.from(brief.matchAll(HEADS)).flatMap(([, words = '']) =>
    // Behind the name stands what somebody is.
    words.split(/[,;]/).flatMap((part) => part.replace(/\([^)]*\)|<[^>]*>/g, ' ').match(NAME) ?? []),
  );

/**
 * Where somebody who was named once is named again: "Ruthanne read out the list". A capital right before a word for a thing, a code or another capital is left:
 * there it may be the name of what is asked about.
 */
export function namedAgain(
  text: string,
  people: readonly TextSpan[],
  { told, isOther }: { told: readonly string[]; isOther: (word: string) => boolean },
): TextSpan[] {
  const named = people.flatMap(({ start, end }) => text.slice(start, end).match(NAME) ?? []);
  const names = new Set([...named, ...told].filter((word) => !isOther(word) && !isTalk(word)));
  return [...names].slice(0, MOST_NAMES).flatMap((name) =>
    Array.from(text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${name}(?:['’]s)?(?![\\p{L}\\d])`, 'gu')))
      .filter(({ index, 0: words }) => isAlone(text.slice(index + words.length)))
      .map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );
}

/** Nobody names as many people. */
const MOST_NAMES = 60;

const isTalk = (word: string): boolean => LANGUAGES.some((language) => rolesIn(language, foldCase(word)).size > 0);

/** Nothing that may be called by the name stands behind it. */
function isAlone(behind: string): boolean {
  const [, next = ''] = /^[ -]([\p{L}\p{M}\d'’-]+)/u.exec(behind) ?? [];
  if (next === '' || next.startsWith(TAKEN)) return true;
  const kinds = [...kindsOf(foldWord(next.toLowerCase()))];
  return /^\p{Ll}/u.test(next) && (isTalk(next) || kinds.every((kind) => kind === 'weak'));
}
