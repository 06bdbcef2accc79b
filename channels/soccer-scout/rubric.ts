import type { Rubric } from '#contracts/grade.ts';

/**
 * What an answer about soccer nearby is worth: claims that quotes carry and sub-goals met first, then how far the question was answered. What was said and
 * not applied leaves no A.
 */
export const rubric: Rubric = {
  id: 'soccer-scout',
  version: 2,
  checks: [
    { check: 'claims', weight: 3 },
    { check: 'sub-goals', weight: 3 },
    { check: 'assessment', of: 'question', weight: 2 },
    { check: 'assessment', of: 'words', weight: 0.2, least: 1 },
    { check: 'sources', weight: 1.8 },
    { check: 'completeness', weight: 1 },
    { check: 'budget', weight: 1 },
  ],
};

/** 1 had no look at what was said and not applied. */
export const formerRubrics: Rubric[] = [
  {
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
  },
];
