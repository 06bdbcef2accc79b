import { ATTIC_BRIEFS } from './attic-briefs.ts';
import { BESIDE_BRIEFS } from './beside-briefs.ts';
import { BESIDE_MORE_BRIEFS } from './beside-more-briefs.ts';
import { FURTHER_BRIEFS } from './further-briefs.ts';
import { HOUSEHOLD_BRIEFS } from './household-briefs.ts';
import { LATE_BRIEFS } from './late-briefs.ts';
import { OPEN_BRIEFS } from './open-briefs.ts';
import type { PastedBrief } from './pasted-brief.ts';
import { ROUNDS_BRIEFS } from './rounds-briefs.ts';
import { SHELF_BRIEFS } from './shelf-briefs.ts';

/** Briefs as people paste them, each with what it names. */
export const PASTED_BRIEFS: readonly PastedBrief[] = [
  ...OPEN_BRIEFS,
  ...FURTHER_BRIEFS,
  ...HOUSEHOLD_BRIEFS,
  ...LATE_BRIEFS,
  ...SHELF_BRIEFS,
  ...ATTIC_BRIEFS,
  ...ROUNDS_BRIEFS,
  ...BESIDE_BRIEFS,
  ...BESIDE_MORE_BRIEFS,
];
