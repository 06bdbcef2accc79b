/** Pairs of neighbouring terms, as terms of their own: a passage that has two words side by side is more about them than one that has both. */
export const pairTerms = (terms: readonly string[]): string[] =>
  terms.slice(1).map((term, at) => `${terms[at]!} ${term}`);
