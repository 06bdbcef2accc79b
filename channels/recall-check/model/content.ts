import { detectLanguages, foldCase, rolesIn } from '../../reading/languages.ts';
import { labelOf } from '../brief/code-labels.ts';
import { foldWord, splitWords } from '../words/fold-words.ts';

export type Words = ReadonlySet<string>;

/** Finds, in pieces of a brief, the words that can tell one thing from another: folded, without small words of the brief's languages and names of codes. */
export function contentOf(brief: string): (piece: string) => Words {
  const languages = new Set([...detectLanguages(brief), 'en' as const]);
  const isSmall = (word: string): boolean =>
    word.length < 2 ||
    labelOf(word) !== null ||
    [...languages].some((language) => rolesIn(language, foldCase(word)).size > 0);
  return (piece) =>
    new Set(
      splitWords(piece)
        .filter((word) => !isSmall(word))
        .map((word) => foldWord(word)),
    );
}

export const isSubset = (part: Words, whole: Words): boolean => [...part].every((word) => whole.has(word));

export const meets = (one: Words, other: Words): boolean => [...one].some((word) => other.has(word));

export const without = (words: Words, others: Words): Words => new Set([...words].filter((word) => !others.has(word)));
