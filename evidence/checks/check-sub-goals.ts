import { share } from './check.ts';
import type { Check } from './check.ts';

/** Share of the plan's sub-goals that were met. */
export const checkSubGoals: Check = ({ subGoals }) => {
  const met = subGoals.filter(({ isMet }) => isMet);
  return {
    score: share(met.length, subGoals.length),
    why: `${met.length} of ${subGoals.length} sub-goals met`,
    evidence: subGoals.map(({ id }) => id),
  };
};
