import { skipsOf } from '../../gathered.ts';
import { showSource } from '../../show-source.ts';
import { plannerOf } from '#contracts/plan.ts';
import { stepName } from '#contracts/stage.ts';
import type { TakeEvent } from '#contracts/take-event.ts';
import { compareJson } from '../../compare-json.ts';
import type { Difference } from '../../compare-json.ts';
import {
  countCrawl,
  countExtract,
  countFrame,
  countGrade,
  countMeasure,
  countPlan,
  countRecall,
} from '../../stage-counts.ts';
import { gathersOf, pagesUntil } from '../recheck-gathering.ts';
import type { StoredTake } from '../stored-take.ts';
import type { TraceGround } from './trace-ground.ts';

/** Whether the log tells what the stages made: the plan, the counts, and what was left out and why. */
export function checkStages(ground: TraceGround): Difference[] {
  const events = ground.stored.trace.flatMap((event, at) => checkEvent(`trace.json#/${at}`, event, ground));
  return [...events, ...checkStagesStored(ground.stored)];
}

function checkEvent(where: string, event: TakeEvent, ground: TraceGround): Difference[] {
  const { draft } = ground.stored.plan;
  switch (event.type) {
    case 'plan.made':
      return compareJson(
        where,
        { planner: event.planner, subGoals: event.subGoals, sources: event.sources },
        {
          planner: draft ? plannerOf(draft) : 'rules',
          subGoals: draft?.subGoals.map(({ id, goal }) => ({ id, goal })),
          sources: draft?.sources.map(showSource),
        },
      );
    case 'stage.skipped':
      return compareJson(`${where}/reason`, event.reason, reasonToSkip(event, ground.stored));
    case 'stage.finished':
      return checkCounts(where, event, ground);
    default:
      return [];
  }
}

function reasonToSkip(
  { stage, round }: Pick<Extract<TakeEvent, { type: 'stage.skipped' }>, 'stage' | 'round'>,
  { plan, findings }: StoredTake,
): string | undefined {
  if (stage === 'measure') return plan.draft?.noMeasure;
  const gather = round === 1 ? plan.gather : findings.rounds[round - 2]?.extract?.gather;
  if (!gather || (stage !== 'crawl' && stage !== 'recall')) return undefined;
  return skipsOf(gather, plan.brief, round === 1 ? plan.draft?.archive : undefined)[stage];
}

function checkCounts(
  where: string,
  { stage, round, counts }: Extract<TakeEvent, { type: 'stage.finished' }>,
  { stored, answer }: TraceGround,
): Difference[] {
  const { plan, findings, grade } = stored;
  const gather = gathersOf(stored)[round - 1];
  const { crawl, recall, extract } = findings.rounds[round - 1] ?? {};
  const found = {
    plan: () => plan.draft && countPlan(plan.draft),
    crawl: () => gather && crawl && countCrawl(gather, crawl),
    recall: () => gather && recall && countRecall(gather, recall),
    extract: () => extract && countExtract(pagesUntil(round, stored).length, extract),
    measure: () => findings.measured && countMeasure(findings.measured),
    frame: () => answer && countFrame(answer),
    grade: () => grade && countGrade(grade),
  }[stage]();
  return found ? compareJson(`${memberOf(stage)} and ${where}/counts`, counts, found) : [];
}

/** What the log says is finished is stored, and the other way round. */
function checkStagesStored({ trace, plan, findings, composition, grade }: StoredTake): Difference[] {
  const steps = new Map<string, unknown>([
    ['plan', plan.draft],
    ...findings.rounds.flatMap(({ crawl, recall, extract }, at): [string, unknown][] => [
      [stepName('crawl', at + 1), crawl],
      [stepName('recall', at + 1), recall],
      [stepName('extract', at + 1), extract],
    ]),
    ['measure', findings.measured],
    ['frame', composition],
    ['grade', grade],
  ]);
  const stored = [...steps].flatMap(([step, output]) => (output ? [step] : []));
  const logged = trace.flatMap((event) =>
    event.type === 'stage.finished' ? [stepName(event.stage, event.round)] : [],
  );
  return [
    ...logged
      .filter((step) => !stored.includes(step))
      .map((step) => ({
        where: `${memberOf(step)} and trace.json, stage ${step}`,
        stored: null,
        found: 'what the log says was made',
      })),
    ...stored
      .filter((step) => !logged.includes(step))
      .map((step) => ({ where: `${memberOf(step)} and trace.json, stage ${step}`, stored: 'something', found: null })),
  ];
}

/** The member that holds what a step made. */
function memberOf(step: string): string {
  const members: Record<string, string> = { plan: 'plan.json', frame: 'composition.json', grade: 'grade.json' };
  return members[step] ?? 'findings.json';
}
