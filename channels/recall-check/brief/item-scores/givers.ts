import { isGivenName } from '../../../reading/given-names.ts';
import { foldCase, LANGUAGES, rolesIn } from '../../../reading/languages.ts';
import type { TextSpan } from '../../../reading/span.ts';

/** "- aunt Ada: Acme crib", "- the Lindens: …", "- Odo & Rune: …": who gave or has the thing of an entry, before its colon. `isOther`: a word that is known for something else. */
export const givers = (text: string, isOther: (word: string) => boolean): TextSpan[] =>
  Array.from(text.matchAll(HEAD)).flatMap(({ 0: whole, 1: head = '', index }) => {
    const words = head.split(/[\s&+,/]+/).filter(Boolean);
    const names = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isPeople(word));
    const isSaid =
      words.some(isPeople) ||
      names.some((word) => isGivenName(word)) ||
      (names.length > 1 && /[&+]/.test(head)) ||
      /^the \p{Lu}\p{Ll}+s$/u.test(head);
    const isNamed = names.length > 0 && names.every((word) => !isOther(word));
    const start = index + whole.indexOf(head);
    return isSaid && isNamed ? [{ start, end: start + head.length }] : [];
  });

const HEAD = /^[ \t]*(?:[-*•–][ \t]+|\d{1,2}[.)][ \t]+)?(\p{L}[\p{L}'’&+,/ -]{1,30}):[ \t]+\S/gmu;
const isPeople = (word: string): boolean =>
  LANGUAGES.some((language) => rolesIn(language, foldCase(word)).has('people'));
