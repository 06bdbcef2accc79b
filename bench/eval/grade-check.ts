import type { Expectation } from '#contracts/screening.ts';
import type { TakeResponse } from '#contracts/take.ts';
import { holds } from '../../channels/screening/expectation.ts';

/** Holds a grade against the best that is honest for the case. */
export const gradeCheck = ({ grade }: TakeResponse, best: string): Expectation =>
  holds(`grade ${best} at best`, grade === undefined || 'FDCBA'.indexOf(grade) <= 'FDCBA'.indexOf(best), grade);

/** Whether an expectation speaks of the grade and not of what the answer says. */
export const isOfGrade = ({ expectation }: Expectation): boolean => /^(?:no )?grade [A-F]\b/.test(expectation);

/** Whether an expectation that is not met means that the grade was better than it may be. */
export function isAboveBest({ expectation }: Expectation, grade: string): boolean {
  const best = /^no grade A\b/.test(expectation) ? 'B' : /^grade ([A-F])/.exec(expectation)?.[1];
  return best !== undefined && grade < best;
}
