import { createCrawl } from './crawl.ts';
import { createCrawlSource } from './crawl-source.ts';
import { createExtract } from './extract.ts';
import { createFinish } from './finish.ts';
import { createHoldPage } from './hold-page.ts';
import { createFrame } from './frame.ts';
import { createGrade } from './grade.ts';
import { createMeasure } from './measure.ts';
import { createPlan } from './plan.ts';
import { createRecall } from './recall.ts';
import { createStage } from './run-stage.ts';
import type { TakeDeps } from './take-deps.ts';

export type TakeActivities = ReturnType<typeof createTakeActivities>;

/** The activities of the take workflow: one type per stage, so that Temporal shows the stage of a running take by its name. */
export function createTakeActivities(deps: TakeDeps) {
  const holdPage = createHoldPage(deps.pages);
  return {
    plan: createStage(deps, createPlan(deps)),
    crawl: createStage(deps, createCrawl(deps, createCrawlSource(deps, holdPage))),
    recall: createStage(deps, createRecall(deps, holdPage)),
    extract: createStage(deps, createExtract(deps, holdPage)),
    measure: createStage(deps, createMeasure(deps, holdPage)),
    frame: createStage(deps, createFrame(deps, holdPage)),
    grade: createStage(deps, createGrade(deps)),
    finish: createFinish(deps),
  };
}
