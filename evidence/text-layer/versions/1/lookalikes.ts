import { domainToUnicode } from 'node:url';

/** Letters of other scripts that are drawn as Latin ones (UTS #39, confusables: those of common fonts). */
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  [
    ['аԁеһіјӏкոорԛѕсуԝхνουρικτχα', 'adehijlknopqscywxvoupiktxa'],
    ['АВЕНІЈКМОРЅСТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧՏՍ', 'ABEHIJKMOPSCTXYABEZHIKMNOPTYXSU'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, [...to][index] ?? letter] as const)),
);

const CYRILLIC_IN_LATIN = /[a-z][а-яёѐ-ԯ]|[а-яёѐ-ԯ][a-z]/iu;
/** Greek letters stand beside Latin ones in units and names of substances; between small ones they only pass for them. */
const GREEK_IN_LATIN = /[a-z][αινορτυχκ]+[a-z]/u;

/** Text with the letters of other scripts that pass for Latin ones made Latin. For looking through it, never for quoting. */
export function foldLookalikes(text: string): string {
  return text.replace(/[^\0-\u036f]/gu, (letter) => LATIN_OF.get(letter) ?? letter);
}

/** Whether a word mixes Latin letters with ones that only look so. */
export function hasLookalikeWord(text: string): boolean {
  return CYRILLIC_IN_LATIN.test(text) || GREEK_IN_LATIN.test(text);
}

/** Whether a host name passes for another one: a label of Latin letters mixed with others, or wholly of letters that look Latin under a Latin ending. */
export function isLookalikeHost(host: string): boolean {
  if (!host.includes('xn--')) return false;
  const labels = domainToUnicode(host).split('.');
  const isLatinEnding = /^[a-z]+$/.test(labels.at(-1) ?? '');
  return labels.some((label) => {
    const letters = [...label].filter((character) => /\p{L}/u.test(character));
    const foreign = letters.filter((letter) =>
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(letter),
    );
    if (foreign.length === 0) return false;
    const isMixed = letters.some((letter) => /\p{Script=Latin}/u.test(letter));
    return isMixed || (isLatinEnding && foreign.every((letter) => LATIN_OF.has(letter)));
  });
}
