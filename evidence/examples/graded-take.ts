import { CHECKS } from '#contracts/grade.ts';
import type { CheckName, GradedClaim, GradedSource, GradeEvidence, Rubric } from '#contracts/grade.ts';

export const rubric = (...checks: CheckName[]): Rubric => ({
  id: 'test',
  version: 1,
  checks: checks.map((check) => ({ check, weight: 1, ...(check === 'assessment' && { of: 'depth' }) })),
});
export const ALL = rubric(...CHECKS);

export const source = (requestId: string, overrides: Partial<GradedSource> = {}): GradedSource => ({
  requestId,
  subGoal: 'g1',
  page: `page-${requestId}`,
  failure: null,
  host: `${requestId}.example`,
  origin: 'web',
  isNamed: true,
  ageSeconds: 0,
  ...overrides,
});
export const claim = (id: string, overrides: Partial<GradedClaim> = {}): GradedClaim => ({
  id,
  kind: 'row',
  isKept: true,
  citations: [`c_${id}`],
  pages: ['page-s1', 'page-s2'],
  ...overrides,
});

export const perfect = (overrides: Partial<GradeEvidence> = {}): GradeEvidence => ({
  subGoals: [
    { id: 'g1', isMet: true },
    { id: 'g2', isMet: true },
  ],
  sources: [source('s1'), source('s2')],
  findings: { verified: ['f1', 'f2'], dropped: [] },
  claims: [claim('row:0'), claim('row:1'), claim('sentence:0', { kind: 'sentence' })],
  cells: { due: 6, filled: 6 },
  lost: [],
  agreements: [{ about: 'a', findings: ['f1', 'f2'], isAgreed: true }],
  undone: [],
  assessments: [{ name: 'depth', score: 1, why: 'deep', findings: ['f1'] }],
  unverified: [],
  ...overrides,
});
export const failed = (requestId: string): GradedSource =>
  source(requestId, { page: null, failure: 'timed_out', host: null, origin: null, isNamed: false });
