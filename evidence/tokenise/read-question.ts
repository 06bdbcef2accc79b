import { tokeniseQuery } from './tokenise.ts';
import { splitToken, splitTokens } from './split-words.ts';

/** A question as the index is asked: its words, each as the terms that it may be in the archive, and the places of those that have to stand on a page. */
export interface Question {
  words: string[][];
  needed: number[];
}

/** Joints are written or left out (`kestrel-db`, `Kestrel DB`): a name with them is needed in its parts. */
const JOINTED = /[.\-_+]/;

/** Reads a question of the archive: every word of `name` is needed, what `query` says besides only ranks. */
export function readQuestion({ query, name }: { query: string; name: string }): Question {
  const named = splitTokens(name).flatMap(splitToken);
  const parts = named.filter(({ text }) => !JOINTED.test(text));
  const isWhole = (text: string): boolean => (parts.length > 0 ? parts : named).some((word) => word.text === text);
  const words = tokeniseQuery(`${name} ${query}`);
  return {
    words: words.map(({ terms }) => terms),
    needed: words.flatMap(({ text }, place) => (isWhole(text) ? [place] : [])),
  };
}
