import { foldCase, rolesIn } from '../../reading/languages.ts';
import { foldWord } from '../words/fold-words.ts';
import { kindsOf } from '../words/kinds-of-words.ts';

/** "Pack n play", "Sit N' Stand", "Grow and Go": names of two words and what joins them, as one. */
export const joinNames = (text: string): string =>
  text
    .replace(RATED, '$1$2')
    .replace(BY_N, (whole, first: string, second: string) => {
      if (isCapital(first) && isCapital(second)) return `${first} n ${second}`;
      return isCapital(first) === isCapital(second) && [first, second].some(isVerb) ? `${first}-n-${second}` : whole;
    })
    .replace(BY_AND, (whole, first: string, second: string) =>
      [first, second].every(isVerb) ? `${first}-and-${second}` : whole,
    );

/** "10-B:C": what an extinguisher is for. */
const RATED = /(?<![\p{L}\d])(\d{1,3}-?\p{Lu}{1,2}):(\p{Lu})(?![\p{L}\d])/gu;
const BY_N = /(?<![\p{L}\d'’-])(\p{L}{2,12}) (?:[nN]['’]|['’]?[nN](?= \p{Ll})) (\p{L}{2,12})(?![\p{L}\d])/gu;
const BY_AND = /(?<=\p{Lu}\p{Ll}+(?: \d\p{L}{2})? )(\p{Lu}\p{Ll}{1,9}) (?:and|&) (\p{Lu}\p{Ll}{1,9})(?![\p{L}\d'’])/gu;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A word of talk, and for no thing. */
const isVerb = (word: string): boolean => {
  const roles = rolesIn('en', foldCase(word));
  const isThing = [...kindsOf(foldWord(foldCase(word)))].some((kind) => kind !== 'weak' && kind !== 'describing');
  return roles.size === 1 && roles.has('talk') && !isThing;
};
