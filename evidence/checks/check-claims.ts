import { share } from './check.ts';
import type { Check } from './check.ts';
import { countClaims } from './count-claims.ts';

/**
 * Share of claims that verified quotes carry: kept rows and sentences among all composed ones, findings whose quotes fell and findings that
 * the answer lost.
 */
export const checkClaims: Check = (evidence) => {
  const kept = evidence.claims.filter(({ isKept }) => isKept);
  const all = countClaims(evidence);
  return {
    score: share(kept.length, all),
    why: `${kept.length} of ${all} claims carried by quotes that were found again`,
    evidence: [...new Set(kept.flatMap(({ citations }) => citations))],
  };
};
