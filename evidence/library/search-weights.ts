import type { SearchBlend } from '#contracts/library-search.ts';

/** Weight of a pair of neighbouring words beside that of each word. Kept by search-weights.test.ts on a golden set. */
export const PAIR_WEIGHT = 0.2;

/**
 * Questions of so many words and more are put to what the best passages have in common besides: a long question has words beside its point, a
 * short one means what it says, and is answered sooner.
 */
export const LONG_QUESTION = 6;

/** How a score is blended. A weak embedder finds what the words miss and must not outvote them (decision 0025). */
export const SEARCH_BLEND: SearchBlend = {
  similarity: 0.25,
  keywords: 0.65,
  confidence: 0.1,
  feedback: 0.5,
  leastSimilarity: 0.28,
};
