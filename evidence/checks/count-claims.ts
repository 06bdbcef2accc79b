import type { GradeEvidence } from '#contracts/grade.ts';

/** All that was or should have been claimed: composed rows and sentences, findings whose quotes fell, findings that the answer lost. */
export function countClaims({ claims, findings, lost = [] }: GradeEvidence): number {
  return claims.length + findings.dropped.length + lost.length;
}
