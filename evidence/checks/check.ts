import type { GradeEvidence } from '#contracts/grade.ts';

/** What a check says of the stored evidence. `score` is 0 to 1; null means that it has nothing to look at and is left out of the grade. */
export interface CheckOutcome {
  score: number | null;
  why: string;
  /** Ids that it looked at. */
  evidence: string[];
}

export type Check = (evidence: GradeEvidence, of: string | undefined) => CheckOutcome;

/** A share that cannot divide by zero: of nothing, nothing was reached. */
export function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
