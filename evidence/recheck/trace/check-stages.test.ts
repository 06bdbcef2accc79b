import { describe, expect, it } from 'vitest';
import type { PlanDraft } from '#contracts/plan.ts';
import type { Gather } from '#contracts/stage-outputs.ts';
import { NO_RETRIEVAL, skipsOf } from '../../gathered.ts';
import { checkStages } from './check-stages.ts';
import type { TraceGround } from './trace-ground.ts';

const NOTHING: Gather = { crawl: [], recall: [] };
const PAGE: Gather = { crawl: [], recall: [{ id: 'page:1', kind: 'page', url: 'https://a.example/', subGoal: 'a' }] };
const FETCHED: Gather = { crawl: PAGE.recall, recall: [] };
const ARCHIVE: PlanDraft['archive'] = [{ id: '1', subGoal: 'a', query: 'what broke', name: 'Heron', limit: 3 }];

/** A take of two rounds whose log says that one of its stages was skipped. Nothing else of it is looked at. */
function ground({
  skipped,
  gather = NOTHING,
  next = NOTHING,
  archive,
  skipRetrieval = false,
}: {
  skipped: { stage: string; round: number; reason: string | undefined };
  gather?: Gather;
  next?: Gather;
  archive?: PlanDraft['archive'];
  skipRetrieval?: boolean;
}): TraceGround {
  const none = { crawl: null, recall: null, extract: null };
  const stored = {
    plan: {
      brief: { skipRetrieval },
      draft: { subGoals: [], sources: [], asks: [], reading: {}, archive, noMeasure: 'no size' },
      gather,
    },
    findings: { rounds: [{ ...none, extract: { gather: next } }, none], measured: null },
    trace: [{ type: 'stage.skipped', ...skipped }],
  };
  return { stored } as unknown as TraceGround;
}

const reasonsOf = (of: Parameters<typeof ground>[0]) =>
  checkStages(ground(of)).flatMap(({ where }) => (where.endsWith('/reason') ? [where] : []));

describe('a stage that the log says was skipped', () => {
  const { recall: reason, crawl: unfetched } = skipsOf(NOTHING, { skipRetrieval: false });
  it.each([
    { skipped: { stage: 'recall', round: 1, reason }, next: PAGE },
    { skipped: { stage: 'recall', round: 2, reason }, gather: PAGE, archive: ARCHIVE },
    { skipped: { stage: 'crawl', round: 1, reason: NO_RETRIEVAL }, skipRetrieval: true },
    { skipped: { stage: 'crawl', round: 1, reason: unfetched }, next: FETCHED },
    { skipped: { stage: 'crawl', round: 2, reason: unfetched }, gather: FETCHED },
    { skipped: { stage: 'measure', round: 1, reason: 'no size' } },
  ])('had its reason: %o', (of) => {
    expect(reasonsOf(of)).toEqual([]);
  });

  it.each([
    { skipped: { stage: 'recall', round: 1, reason }, gather: PAGE },
    { skipped: { stage: 'recall', round: 1, reason }, archive: ARCHIVE },
    { skipped: { stage: 'recall', round: 2, reason }, next: PAGE },
    { skipped: { stage: 'recall', round: 1, reason: NO_RETRIEVAL } },
    { skipped: { stage: 'crawl', round: 1, reason } },
    { skipped: { stage: 'crawl', round: 1, reason: NO_RETRIEVAL } },
    { skipped: { stage: 'crawl', round: 1, reason: unfetched }, gather: FETCHED },
    { skipped: { stage: 'crawl', round: 2, reason: unfetched }, next: FETCHED },
    { skipped: { stage: 'frame', round: 1, reason } },
    { skipped: { stage: 'measure', round: 1, reason: 'too late' } },
  ])('had none such: %o', (of) => {
    expect(reasonsOf(of)).toEqual(['trace.json#/0/reason']);
  });
});
