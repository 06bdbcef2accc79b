import { buildFinishedTake, collectAsks } from '#contracts/finished-take.ts';
import { collectUndone, requestsOf } from '../gathered.ts';
import { tellFaults } from '#contracts/model-port.ts';
import type { Composition } from '#contracts/composition.ts';
import type { Finding } from '#contracts/evidence.ts';
import type { PlanDraft } from '#contracts/plan.ts';
import { tellUndrawn } from '#contracts/still.ts';
import type { PlannedStill } from '#contracts/still.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import type { TakeSoFar } from '#contracts/take-so-far.ts';
import { checkComposition } from '../check-composition.ts';
import type { CheckedAnswer } from '../check-composition.ts';
import { collectGradeEvidence } from '../collect-grade-evidence.ts';
import { compareJson } from '../compare-json.ts';
import type { Difference } from '../compare-json.ts';
import { gradeTake } from '../grade-take.ts';
import { planStills } from '../stills/plan-stills.ts';
import { verifyFindings } from '../verify-findings.ts';
import { compareTake } from './so-far.ts';
import { addressCitations } from './address-citations.ts';
import { compareById } from './compare-lists.ts';
import { answersOf } from './answers-of.ts';
import { groundOf } from './ground-of.ts';
import { gathersOf, nullFree } from './recheck-gathering.ts';
import type { RemadePage } from './recheck-pages.ts';
import { leftOut } from './recheck-stills.ts';
import { collectedOf } from './stored-take.ts';
import type { StoredTake } from './stored-take.ts';

export interface RecheckedAnswer {
  answer: CheckedAnswer;
  /** The stills that it calls for. */
  stills: PlannedStill[];
  differences: Difference[];
}

/** What was composed and stands in the answer's way: a plan, the last extraction, a composition. */
export interface Composed {
  draft: PlanDraft;
  extract: StageOutputs['extract'];
  composition: Composition;
}

export function findComposed({ plan, findings, composition }: StoredTake): Composed | null {
  const extract = findings.rounds.at(-1)?.extract;
  return plan.draft && extract && composition ? { draft: plan.draft, extract, composition } : null;
}

/**
 * Finds every quote again in the remade layers, checks the composition against what was found, and computes citations, response and grade
 * from that. `soFar` is the response that the log amounts to before the answer.
 */
export function recheckAnswer(
  stored: StoredTake,
  { draft, extract, composition }: Composed,
  { remade, soFar }: { remade: ReadonlyMap<string, RemadePage>; soFar: TakeSoFar },
): RecheckedAnswer {
  const again = findAgain(stored, extract, remade);
  const verified = { findings: again.findings, dropped: extract.dropped };
  const { notes } = stored.plan.brief;
  const ground = groundOf(stored, verified.findings, remade);
  const answer = checkComposition(composition, ground);
  const evidence = collectGradeEvidence({
    subGoals: draft.subGoals,
    requests: requestsOf(gathersOf(stored)),
    pages: stored.pages,
    failures: extract.failures,
    verified,
    composition,
    answer,
    undone: [...collectUndone(nullFree(stored.findings.rounds)), ...extract.undone],
    briefText: notes,
    textOf: ground.textOf,
  });
  const stills = planStills({ composition, answer, findings: verified.findings, pages: stored.pages });
  const differences = [...again.differences];
  if (stored.take?.lifecycle.state !== 'finished' || !stored.grade) return { answer, stills, differences };

  const { evidence: storedEvidence, ...report } = stored.grade;
  const grade = gradeTake(report.rubric, evidence);
  const { held, metSubGoals } = composition;
  const framed = {
    output: answer.output,
    table: answer.table,
    links: answer.links,
    asks: collectAsks(draft.asks, composition.asks),
    held,
    undone: [
      ...evidence.undone,
      ...tellFaults(answersOf(stored)),
      ...leftOut(stills, stored.take.stills).map(tellUndrawn),
    ],
    metSubGoals,
  };
  const { latencyMs: _, ...expected } = buildFinishedTake(soFar, framed, grade);
  const { latencyMs: _latency, creditsLeft: _credits, ...take } = stored.take;
  differences.push(
    ...compareById(
      'citations.json#',
      stored.citations,
      addressCitations(answer.citations, stored.pages),
      ({ id }) => id,
    ),
    ...compareTake(take, expected),
    ...compareJson('grade.json', report, grade),
    ...compareJson('grade.json#/evidence', storedEvidence, evidence),
  );
  return { answer, stills, differences };
}

/** What is left of the stored findings in the remade layers; what is not is told. */
function findAgain(
  { findings: { rounds, measured }, pages, citations: cited }: StoredTake,
  extract: StageOutputs['extract'],
  remade: ReadonlyMap<string, RemadePage>,
): { findings: Finding[]; differences: Difference[] } {
  const stored = [...extract.findings, ...(measured?.findings ?? [])];
  const collected = collectedOf(pages);
  const isCollected = ({ citations }: Finding): boolean => citations.some(({ page }) => collected.has(page));
  const { findings: found, dropped } = verifyFindings(
    stored.filter((finding) => !isCollected(finding)),
    (sha256) => remade.get(sha256)?.layer.text,
    (sha256) => remade.get(sha256)?.layer.blocks,
  );
  const where = `findings.json#/rounds/${rounds.length - 1}/extract/findings`;
  const differences = dropped.map(({ finding, reason, quote }): Difference => ({
    where: `${where} finding ${finding} quote`,
    stored: quote ?? null,
    found: reason,
  }));
  const kept = new Map(found.map((finding) => [finding.id, finding]));
  const findings =
    collected.size === 0
      ? found
      : stored.flatMap((finding) => (isCollected(finding) ? finding : (kept.get(finding.id) ?? [])));
  for (const { page, quote } of cited)
    if (collected.has(page)) differences.push({ where: `citations.json#/page ${page}`, stored: quote, found: null });
  for (const { id, citations } of stored) {
    const twin = kept.get(id);
    if (twin) differences.push(...compareJson(`${where} finding ${id} citations`, citations, twin.citations));
  }
  return { findings, differences };
}
