import { rollOffline } from '../../../test/support/roll-offline.ts';
import { isAboveBest, isOfGrade } from '../grade-check.ts';
import type { GradeSet } from './grade-sets.ts';

/** A take that was graded, and whether it should have been believed. */
export interface GradedCase {
  slug: string;
  kind: GradeSet['kind'];
  name: string;
  grade: string;
  overall: number;
  /** What it says, or leaves out, is not what the case has. */
  isWrong: boolean;
  /** Its grade is better than is honest for the case. */
  isAbove: boolean;
  why: string;
}

/** Rolls every case; those that end without a grade, with questions or without anything to say, are left out. */
export async function judgeGrades(sets: readonly GradeSet[]): Promise<{ graded: GradedCase[]; ungraded: number }> {
  const graded: GradedCase[] = [];
  let ungraded = 0;
  for (const { channel, kind, cases } of sets)
    for (const { group, id, judge, ...order } of cases) {
      const { take } = await rollOffline({ channel, ...order });
      const { grade, overall } = take;
      if (grade === undefined || overall === undefined) {
        ungraded += 1;
        continue;
      }
      const unmet = judge(take).filter(({ isMet }) => !isMet);
      const wrong = unmet.filter((each) => !isOfGrade(each));
      graded.push({
        slug: channel.card.slug,
        kind,
        name: `${group}/${id}`,
        grade,
        overall,
        isWrong: wrong.length > 0,
        isAbove: unmet.some((each) => isOfGrade(each) && isAboveBest(each, grade)),
        why: wrong.map(({ expectation, found }) => `${expectation}: ${found}`).join('; '),
      });
    }
  return { graded, ungraded };
}
