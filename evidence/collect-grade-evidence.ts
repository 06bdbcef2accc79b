import type { Composition } from '#contracts/composition.ts';
import type { GradedSource, GradeEvidence } from '#contracts/grade.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { CheckedAnswer } from './check-composition.ts';
import type { VerifiedFindings } from './verify-findings.ts';

export interface GradedTake {
  subGoals: readonly { id: string }[];
  /** Every source request of the take, further rounds included. */
  requests: readonly Pick<SourceRequest, 'id' | 'subGoal'>[];
  pages: readonly { requestId: string; sha256: string; url: string | null; ageSeconds: number }[];
  failures: readonly SourceFailure[];
  verified: VerifiedFindings;
  composition: Composition;
  answer: CheckedAnswer;
  /** What the budget or the sources left undone, beside what the composition says itself. */
  undone: readonly string[];
}

/** The evidence that a take's grade is computed from, taken together from what its stages stored. */
export function collectGradeEvidence(take: GradedTake): GradeEvidence {
  const { answer, composition, verified } = take;
  const met = new Set(composition.metSubGoals);
  const citations = new Set(verified.findings.flatMap((finding) => finding.citations.map(({ id }) => id)));
  const kept = answer.claims.map((claim) => ({ ...claim, isKept: true }));
  const fallen = answer.dropped.map(({ kind, at }) => ({
    id: `dropped-${kind}:${at}`,
    kind,
    isKept: false,
    citations: [],
  }));
  return {
    subGoals: take.subGoals.map(({ id }) => ({ id, isMet: met.has(id) })),
    sources: take.requests.map((request) => gradeSource(request, take)),
    findings: {
      verified: verified.findings.map(({ id }) => id),
      dropped: [...new Set(verified.dropped.map(({ finding }) => finding))].filter(
        (id) => !verified.findings.some((finding) => finding.id === id),
      ),
    },
    claims: [...kept, ...fallen],
    cells: answer.cells,
    undone: [...new Set([...take.undone, ...composition.undone])],
    assessments: composition.assessments,
    unverified: answer.citations.map(({ id }) => id).filter((id) => !citations.has(id)),
  };
}

function gradeSource(
  { id, subGoal }: Pick<SourceRequest, 'id' | 'subGoal'>,
  { pages, failures }: GradedTake,
): GradedSource {
  const page = pages.find(({ requestId }) => requestId === id);
  const failure = failures.find(({ requestId }) => requestId === id);
  return {
    requestId: id,
    subGoal,
    page: page?.sha256 ?? null,
    failure: page ? null : (failure?.code ?? 'budget'),
    host: page?.url && URL.canParse(page.url) ? new URL(page.url).host : null,
    ageSeconds: page?.ageSeconds ?? 0,
  };
}
