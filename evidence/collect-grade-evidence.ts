import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { GradedClaim, GradedSource, GradeEvidence } from '#contracts/grade.ts';
import type { PageOrigin } from '#contracts/page.ts';
import type { SourceFailure, SourceRequest } from '#contracts/plan.ts';
import type { CheckedAnswer } from './check-composition.ts';
import { tellFallen, tellFallenFindings } from './fallen-rows.ts';
import { findCopies } from './find-copies.ts';
import type { VerifiedFindings } from './verify-findings.ts';

export interface GradedTake {
  subGoals: readonly { id: string }[];
  /** Every source request of the take, further rounds included. */
  requests: readonly Pick<SourceRequest, 'id' | 'subGoal'>[];
  pages: readonly { requestId: string; sha256: string; url: string | null; ageSeconds: number; origin?: PageOrigin }[];
  failures: readonly SourceFailure[];
  verified: VerifiedFindings;
  composition: Composition;
  answer: CheckedAnswer;
  /** What the budget or the sources left undone, beside what the composition says itself. */
  undone: readonly string[];
  /** The caller's words, to know which hosts they name. */
  briefText?: string;
  /** Texts of the pages, to know which say the same. */
  textOf?: (sha256: string) => string | undefined;
}

/** The evidence that a take's grade is computed from, taken together from what its stages stored. */
export function collectGradeEvidence(take: GradedTake): GradeEvidence {
  const { answer, composition, verified } = take;
  const known = new Map(
    verified.findings.flatMap(({ citations }) => citations).map((citation) => [citation.id, citation]),
  );
  const pagesOf = (citations: string[]): string[] => [...new Set(citations.flatMap((id) => known.get(id)?.page ?? []))];
  const kept = answer.claims.map((claim): GradedClaim => ({ ...claim, isKept: true, pages: pagesOf(claim.citations) }));
  // A model's own words that fell were never said: what is graded is the answer without them.
  const isModels = ({ kind, at }: CheckedAnswer['dropped'][number]): boolean =>
    kind === 'sentence' && composition.sentences[at]?.isModels === true;
  const fallen = answer.dropped
    .filter((one) => !isModels(one))
    .map(({ kind, at }): GradedClaim => ({
      id: `dropped-${kind}:${at}`,
      kind,
      isKept: false,
      citations: [],
      pages: [],
    }));
  const copies = findCopies(take.pages, take.textOf ?? (() => undefined));
  const agreements = compareFindings(verified.findings, copies);
  const lost = findLost(take);
  const whole = new Set(verified.findings.map(({ id }) => id));
  const dropped = [...new Set(verified.dropped.map(({ finding }) => finding))].filter((id) => !whole.has(id));
  return {
    subGoals: take.subGoals.map(({ id }) => ({
      id,
      isMet: composition.metSubGoals.includes(id) && !isRefuted(id, take),
    })),
    sources: take.requests.map((request) => gradeSource(request, take, copies)),
    findings: { verified: [...whole], dropped },
    claims: [...kept, ...fallen],
    ...(composition.table && { cells: countCells(answer.cells, composition, dropped.length + lost.length) }),
    ...(composition.leftOut && { lost }),
    ...(agreements.length > 0 && { agreements }),
    undone: [
      ...new Set([
        ...take.undone,
        ...tellFallenFindings(dropped, verified.dropped),
        ...tellFallen(composition, answer.dropped),
        ...composition.undone,
      ]),
    ],
    assessments: composition.assessments,
    unverified: answer.citations.map(({ id }) => id).filter((id) => !known.has(id)),
  };
}

/** A finding that fell or was lost is a row that is missing; a table without rows has at least one missing. */
function countCells(
  cells: CheckedAnswer['cells'],
  { table }: Composition,
  missing: number,
): { due: number; filled: number } {
  const columns = table?.columns.filter(({ isOptional }) => !isOptional).length ?? 0;
  return { due: Math.max(columns, cells.due + columns * missing), filled: cells.filled };
}

/** Verified findings that no kept claim uses and that were not left out on purpose; unknown where the channel does not say. */
function findLost({ answer, composition, verified }: GradedTake): string[] {
  if (!composition.leftOut) return [];
  const used = new Set([
    ...composition.leftOut,
    ...answer.rows.flatMap(({ findings }) => findings),
    ...answer.sentences.flatMap(({ findings }) => findings),
  ]);
  return verified.findings.map(({ id }) => id).filter((id) => !used.has(id));
}

/** A sub-goal is not met when claims were made, or should have been, from its findings and none of them is left. */
function isRefuted(subGoal: string, { answer, composition, verified }: GradedTake): boolean {
  const { leftOut } = composition;
  const found = verified.findings.filter((finding) => finding.subGoal === subGoal).map(({ id }) => id);
  const own = new Set(found.filter((id) => !leftOut?.includes(id)));
  const leansOn = ({ findings }: { findings: string[] }): boolean => findings.some((id) => own.has(id));
  const fell = answer.dropped.some(({ kind, at }) => {
    const claim =
      kind === 'row' ? composition.table?.rows[at] : kind === 'sentence' ? composition.sentences[at] : undefined;
    return claim !== undefined && leansOn(claim);
  });
  const isDue = fell || (leftOut !== undefined && own.size > 0);
  return (
    isDue && !answer.rows.some(leansOn) && !answer.sentences.some((sentence) => sentence.isFactual && leansOn(sentence))
  );
}

/** What findings of different pages say about the same thing. That copies of one text agree says nothing. */
function compareFindings(
  findings: Finding[],
  copies: ReadonlyMap<string, string>,
): NonNullable<GradeEvidence['agreements']> {
  const groups = Map.groupBy(
    findings.filter(({ about }) => about !== undefined),
    ({ about }) => about ?? '',
  );
  return [...groups].flatMap(([about, group]) => {
    const pages = new Set(group.flatMap(({ citations }) => citations.map(({ page }) => page)));
    const isAgreed = new Set(group.map(({ says }) => JSON.stringify(says ?? null))).size === 1;
    const texts = isAgreed ? new Set([...pages].map((page) => copies.get(page) ?? page)) : pages;
    return texts.size < 2 ? [] : [{ about, findings: group.map(({ id }) => id), isAgreed }];
  });
}

function gradeSource(
  { id, subGoal }: Pick<SourceRequest, 'id' | 'subGoal'>,
  { pages, failures, composition, briefText = '' }: GradedTake,
  copies: ReadonlyMap<string, string>,
): GradedSource {
  const isSpoiled = composition.spoiled?.includes(id) ?? false;
  const page = isSpoiled ? undefined : pages.find(({ requestId }) => requestId === id);
  const failure = failures.find(({ requestId }) => requestId === id);
  const host = page?.url && URL.canParse(page.url) ? new URL(page.url).host : null;
  return {
    requestId: id,
    subGoal,
    page: page?.sha256 ?? null,
    failure: page ? null : isSpoiled ? 'unreadable' : (failure?.code ?? 'budget'),
    host,
    ...(page && copies.has(page.sha256) && { copyOf: copies.get(page.sha256)! }),
    origin: page?.origin ?? null,
    isNamed: host !== null && briefText.toLowerCase().includes(host.replace(/^www\./, '')),
    ageSeconds: page?.ageSeconds ?? 0,
  };
}
