import type { Rubric } from '#contracts/grade.ts';

/** What measured specimens are worth: sizes that quotes or pictures carry, sub-goals met, and how well the sizes are known. */
export const rubric: Rubric = {
  id: 'specimen-scout',
  version: 1,
  checks: [
    { check: 'claims', weight: 3 },
    { check: 'sub-goals', weight: 3 },
    { check: 'assessment', of: 'measured', weight: 3 },
    { check: 'sources', weight: 2 },
    { check: 'budget', weight: 1 },
  ],
};
