import type { Rubric } from '#contracts/grade.ts';

/** What a recall check is worth: every item answered, by every register that covers it, with what a reader needs to act on. */
export const rubric: Rubric = {
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
};
