import type { GradeReport } from '#contracts/grade.ts';
import type { PlanDraft } from '#contracts/plan.ts';
import type { Gather, StageOutputs } from '#contracts/stage-outputs.ts';
import type { CheckedAnswer } from './check-composition.ts';

type Counts = Record<string, number>;

/** What the trace counts of each stage. The stages log by these and the verifier counts again by them. */
export const countPlan = ({ subGoals, sources, asks }: PlanDraft): Counts => ({
  subGoals: subGoals.length,
  sources: sources.length,
  asks: asks.length,
});

export const countCrawl = (gather: Gather, { failures }: StageOutputs['crawl']): Counts => ({
  sources: gather.crawl.length,
  read: gather.crawl.length - failures.length,
  failed: failures.length,
});

export const countRecall = (gather: Gather, { failures }: StageOutputs['recall']): Counts => {
  const wanted = gather.recall.filter(({ kind }) => kind !== 'text').length;
  return { wanted, held: wanted - failures.length };
};

export const countExtract = (
  pages: number,
  { findings, dropped, gather }: Pick<StageOutputs['extract'], 'findings' | 'dropped' | 'gather'>,
): Counts => ({
  pages,
  findings: findings.length,
  dropped: dropped.length,
  more: gather ? gather.crawl.length + gather.recall.length : 0,
});

export const countMeasure = ({ findings, filed }: StageOutputs['measure']): Counts => ({
  measured: findings.length,
  ...(filed && { filed: Object.values(filed).filter(({ isNew }) => isNew).length }),
});

export const countFrame = ({ sentences, rows, links, dropped }: CheckedAnswer): Counts => ({
  sentences: sentences.length,
  rows: rows.length,
  links: links.length,
  dropped: dropped.length,
});

export const countGrade = ({ checks, overall }: GradeReport): Counts => ({ checks: checks.length, overall });
