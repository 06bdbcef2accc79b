/** A stretch of a brief as a model says it: by its first and its last words. */
export const stretch = (first: string, last: string): { first: string; last: string }[] => [{ first, last }];

/** A sum of an offer as a model says it. */
export const sumRecord = (is: string, needs: number[], amount: string, quote: string, pieces = '') => ({
  is,
  needs,
  pieces,
  quote,
  amount,
});
