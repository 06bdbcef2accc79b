import type { LibraryQuestion, QuestionEmbedding } from '#contracts/library-search.ts';
import { cosineScale, toBitPlanes } from '../embedding/bit-planes.ts';
import { embedText } from '../embedding/embed-text.ts';
import { getStaticTable } from '../embedding/static-table.ts';
import { SEARCH_LANGUAGES } from '../tokenise/languages.ts';
import { createTokeniser, tokeniseQuery } from '../tokenise/tokenise.ts';
import { pairTerms } from './pair-terms.ts';
import { LONG_QUESTION, PAIR_WEIGHT, SEARCH_BLEND } from './search-weights.ts';

/**
 * A question of the library as the index is asked: its words and pairs of neighbouring words, and what it means by the packaged table. With what a
 * configured provider says it means, that comes first, and the table is for what the provider has not read yet.
 */
export function buildQuestion(query: string, provided: QuestionEmbedding | null = null): LibraryQuestion {
  const words = tokeniseQuery(query);
  const pairs = [...new Set(SEARCH_LANGUAGES.flatMap((language) => pairTerms(createTokeniser(language)(query))))];
  const table = getStaticTable();
  const own = {
    model: table.model,
    planes: toBitPlanes(embedText(query, table)),
    scale: cosineScale(table.dimensions),
    offset: 0,
  };
  return {
    terms: [...words.flatMap(({ terms }) => terms), ...pairs],
    words: [...words.flatMap(({ terms }, word) => terms.map(() => word)), ...pairs.map((_, at) => words.length + at)],
    weights: [...words.flatMap(({ terms }) => terms.map(() => 1)), ...pairs.map(() => PAIR_WEIGHT)],
    written: words.map(({ text }, word) => ({ word, text })),
    embedding: provided ?? own,
    spare: provided && own,
    blend: { ...SEARCH_BLEND, feedback: words.length < LONG_QUESTION ? 0 : SEARCH_BLEND.feedback },
  };
}
