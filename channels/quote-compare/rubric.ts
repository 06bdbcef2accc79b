import type { Rubric } from '#contracts/grade.ts';

/** Arithmetic weighs most: a buyer relies on totals. What vendors left open lowers the grade, because the comparison is less sure for it. */
export const rubric: Rubric = {
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
};
