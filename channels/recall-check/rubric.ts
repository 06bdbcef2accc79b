import type { Rubric } from '#contracts/grade.ts';

/**
 * What a recall check is worth: the brief understood, every item answered by every register that covers it, with what a reader needs to act on.
 * What was said of a thing and not compared leaves no A.
 */
export const rubric: Rubric = {
  id: 'recall-check',
  version: 3,
  checks: [
    { check: 'sub-goals', weight: 25 },
    { check: 'assessment', of: 'registers', weight: 20 },
    { check: 'assessment', of: 'reading', weight: 15 },
    { check: 'assessment', of: 'words', weight: 1, least: 1 },
    { check: 'sources', weight: 9 },
    { check: 'claims', weight: 15 },
    { check: 'assessment', of: 'details', weight: 10 },
    { check: 'budget', weight: 5 },
  ],
};

/** 2 had no look at what was said of things and not compared, 1 none at how much of the brief was read. */
export const formerRubrics: Rubric[] = [
  {
    id: 'recall-check',
    version: 2,
    checks: [
      { check: 'sub-goals', weight: 25 },
      { check: 'assessment', of: 'registers', weight: 20 },
      { check: 'assessment', of: 'reading', weight: 15 },
      { check: 'sources', weight: 10 },
      { check: 'claims', weight: 15 },
      { check: 'assessment', of: 'details', weight: 10 },
      { check: 'budget', weight: 5 },
    ],
  },
  {
    id: 'recall-check',
    version: 1,
    checks: [
      { check: 'sub-goals', weight: 35 },
      { check: 'assessment', of: 'registers', weight: 20 },
      { check: 'sources', weight: 15 },
      { check: 'claims', weight: 15 },
      { check: 'assessment', of: 'details', weight: 10 },
      { check: 'budget', weight: 5 },
    ],
  },
];
