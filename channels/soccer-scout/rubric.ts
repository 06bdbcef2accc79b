import type { Rubric } from '#contracts/grade.ts';

/** What an answer about soccer nearby is worth: claims that quotes carry and sub-goals met first, then how far the question was answered. */
export const rubric: Rubric = {
  id: 'soccer-scout',
  version: 1,
  checks: [
    { check: 'claims', weight: 3 },
    { check: 'sub-goals', weight: 3 },
    { check: 'assessment', of: 'question', weight: 2 },
    { check: 'sources', weight: 2 },
    { check: 'completeness', weight: 1 },
    { check: 'budget', weight: 1 },
  ],
};
