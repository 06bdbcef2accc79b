import { createCrawl } from './crawl.ts';
import { createCrawlSource } from './crawl-source.ts';
import { createExtract } from './extract.ts';
import { createFinish } from './finish.ts';
import { createFrame } from './frame.ts';
import { createGrade } from './grade.ts';
import { createMeasure } from './measure.ts';
import { createPlan } from './plan.ts';
import { createReadLayer } from './read-layer.ts';
import { createRecall } from './recall.ts';
import { createStage } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

export type TakeActivities = ReturnType<typeof createTakeActivities>;

/** The activities of the take workflow: one type per stage, so that Temporal shows the stage of a running take by its name. */
export function createTakeActivities(deps: TakeDeps) {
  const readLayer = createReadLayer(deps);
  return {
    plan: createStage(deps, createPlan(deps)),
    crawl: createStage(deps, createCrawl(deps, createCrawlSource(deps, readLayer))),
    recall: createStage(deps, createRecall(deps)),
    extract: createStage(deps, createExtract(deps, readLayer)),
    measure: createStage(deps, createMeasure(deps, readLayer)),
    frame: createStage(deps, createFrame(deps, readLayer)),
    grade: createStage(deps, createGrade()),
    finish: createFinish(deps),
  };
}
