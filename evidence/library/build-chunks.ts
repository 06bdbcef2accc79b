import type { SearchableChunk } from '#contracts/library-search.ts';
import { toBitPlanes } from '../embedding/bit-planes.ts';
import { embedText } from '../embedding/embed-text.ts';
import { getStaticTable } from '../embedding/static-table.ts';
import { cutPassages } from '../tokenise/cut-passages.ts';
import { guessLanguage } from '../tokenise/guess-language.ts';
import { createTokeniser } from '../tokenise/tokenise.ts';
import { pairTerms } from './pair-terms.ts';

/** UTF-16 units of a chunk at most: what a specimen is said to be mostly fits into one. */
const CHUNK = 2_400;

/** What a specimen is found by: its content in passages, each under the names of the specimen. */
export function buildChunks({ names, content }: { names: readonly string[]; content: string }): SearchableChunk[] {
  const head = names.join(' · ');
  const tokenise = createTokeniser(guessLanguage(content));
  const table = getStaticTable();
  return cutPassages(content, CHUNK).map((passage) => {
    const terms = [...tokenise(head), ...tokenise(passage)];
    return {
      content: passage,
      length: terms.length,
      terms: [...countTerms([...terms, ...pairTerms(terms)])],
      embeddings: [{ model: table.model, planes: toBitPlanes(embedText(`${head}\n${passage}`, table)) }],
    };
  });
}

/** Words of names, each with the term that it is indexed by: what a slip may have meant. */
export function nameWords(names: readonly string[], content: string): [word: string, term: string][] {
  const tokenise = createTokeniser(guessLanguage(content));
  const words = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}[\p{L}\p{N}]{3,}/gu) ?? []));
  return [...words].flatMap((word) => tokenise(word).map((term): [string, string] => [word, term]));
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
