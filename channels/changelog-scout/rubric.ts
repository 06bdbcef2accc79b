import type { Rubric } from '#contracts/grade.ts';

/** A changelog that was read whole and is carried by its quotes is what counts; dates and kinds that a page leaves out cost little. */
export const rubric: Rubric = {
  id: 'changelog-scout',
  version: 2,
  checks: [
    { check: 'sub-goals', weight: 22 },
    { check: 'claims', weight: 18 },
    { check: 'assessment', of: 'structure', weight: 15 },
    { check: 'assessment', of: 'reading', weight: 12 },
    { check: 'sources', weight: 10 },
    { check: 'completeness', weight: 8 },
    { check: 'freshness', weight: 5 },
    { check: 'assessment', of: 'dates', weight: 5 },
    { check: 'assessment', of: 'kinds', weight: 3 },
    { check: 'budget', weight: 2 },
  ],
};

/** Takes before had no check of what was not read. */
export const formerRubrics: readonly Rubric[] = [
  {
    id: 'changelog-scout',
    version: 1,
    checks: [
      { check: 'sub-goals', weight: 30 },
      { check: 'claims', weight: 20 },
      { check: 'assessment', of: 'structure', weight: 15 },
      { check: 'sources', weight: 10 },
      { check: 'completeness', weight: 10 },
      { check: 'freshness', weight: 5 },
      { check: 'assessment', of: 'dates', weight: 5 },
      { check: 'assessment', of: 'kinds', weight: 3 },
      { check: 'budget', weight: 2 },
    ],
  },
];
