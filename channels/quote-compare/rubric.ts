import type { Rubric } from '#contracts/grade.ts';

/**
 * What was not understood weighs most, beside whether the choice stands: an open point that could turn it keeps the grade below A, no
 * choice at all below B. Arithmetic comes next: a buyer relies on totals. A total that one reader alone came to, and no total of the vendor, is no A; nor is
 * a comparison that leaves words of a vendor unread, or lines that are matched to the needs by guesses alone, however well they add up.
 */
export const rubric: Rubric = {
  id: 'quote-compare',
  version: 4,
  checks: [
    { check: 'claims', weight: 3 },
    { check: 'sub-goals', weight: 1 },
    { check: 'assessment', of: 'reading', weight: 5 },
    { check: 'assessment', of: 'totals', weight: 3 },
    { check: 'assessment', of: 'confirmation', weight: 1, least: 1 },
    { check: 'assessment', of: 'words', weight: 1, least: 1 },
    { check: 'assessment', of: 'coverage', weight: 2, least: 0.75 },
    { check: 'assessment', of: 'agreement', weight: 2 },
    { check: 'assessment', of: 'decision', weight: 5 },
    { check: 'budget', weight: 1 },
  ],
};

/** 3 had no second reading and did not ask for unread words, 2 no least coverage, 1 no check of what was not understood. */
export const formerRubrics: readonly Rubric[] = [
  {
    id: 'quote-compare',
    version: 3,
    checks: [
      { check: 'claims', weight: 3 },
      { check: 'sub-goals', weight: 2 },
      { check: 'assessment', of: 'reading', weight: 5 },
      { check: 'assessment', of: 'totals', weight: 3 },
      { check: 'assessment', of: 'coverage', weight: 2, least: 0.75 },
      { check: 'assessment', of: 'agreement', weight: 2 },
      { check: 'assessment', of: 'decision', weight: 5 },
      { check: 'budget', weight: 1 },
    ],
  },
  {
    id: 'quote-compare',
    version: 2,
    checks: [
      { check: 'claims', weight: 3 },
      { check: 'sub-goals', weight: 2 },
      { check: 'assessment', of: 'reading', weight: 5 },
      { check: 'assessment', of: 'totals', weight: 3 },
      { check: 'assessment', of: 'coverage', weight: 2 },
      { check: 'assessment', of: 'agreement', weight: 2 },
      { check: 'assessment', of: 'decision', weight: 5 },
      { check: 'budget', weight: 1 },
    ],
  },
  {
    id: 'quote-compare',
    version: 1,
    checks: [
      { check: 'claims', weight: 3 },
      { check: 'sub-goals', weight: 2 },
      { check: 'assessment', of: 'totals', weight: 3 },
      { check: 'assessment', of: 'coverage', weight: 2 },
      { check: 'assessment', of: 'agreement', weight: 2 },
      { check: 'assessment', of: 'decision', weight: 1 },
      { check: 'budget', weight: 1 },
    ],
  },
];
