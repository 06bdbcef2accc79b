import { share } from './check.ts';
import type { Check } from './check.ts';

/** Share of claims that verified quotes carry: kept rows and sentences among all composed ones and the findings whose quotes fell. */
export const checkClaims: Check = ({ claims, findings }) => {
  const kept = claims.filter(({ isKept }) => isKept);
  const all = claims.length + findings.dropped.length;
  return {
    score: share(kept.length, all),
    why: `${kept.length} of ${all} claims carried by quotes that were found again`,
    evidence: [...new Set(kept.flatMap(({ citations }) => citations))],
  };
};
