import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  CancelledFailure,
  isCancellation,
  patched,
  proxyActivities,
  setCurrentDetails,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { defineSearchAttributeKey } from '@temporalio/common';
import { stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type {
  EndAs,
  SkippedStage,
  StageInput,
  StageReport,
  TakeOutcome,
  TakeWorkflowInput,
} from '#contracts/take-workflow.ts';
import type { TakeActivities } from '../activities/take-activities.ts';
import { FINISH_OPTIONS, STAGE_OPTIONS } from './activity-options.ts';

const activities = proxyActivities<TakeActivities>(FINISH_OPTIONS);

const GRADE = defineSearchAttributeKey('Grade', 'KEYWORD');
const STATE = defineSearchAttributeKey('State', 'KEYWORD');

/** A take from its plan to its end (DESIGN.md, The life of a take). Every way out of it ends the take in the database. */
export async function take(input: TakeWorkflowInput): Promise<TakeOutcome> {
  const progress: TakeProgress = { rounds: 0, skipped: [] };
  const end = await rollTake(input, progress).catch(endFor);
  const outcome =
    end.state === 'finished' ? end : await CancellationScope.nonCancellable(() => finishTake(input, progress, end));
  upsertSearchAttributes([
    { key: STATE, value: outcome.state },
    { key: GRADE, value: outcome.grade },
  ]);
  closeAs(outcome, end);
  return outcome;
}

/** Who looks at Temporal sees how a take ended: a failed one as failed, its reason being the type, a cancelled one as cancelled. */
function closeAs({ state }: TakeOutcome, end: TakeOutcome | EndAs): void {
  if (state !== 'failed' && state !== 'cancelled') return;
  if (!patched('close-as-ended')) return;
  if (state === 'cancelled') throw withoutStack(new CancelledFailure('the take was cancelled'));
  // What stopped it, in words, is with the take: it may name what was asked for.
  throw withoutStack(ApplicationFailure.nonRetryable('the take failed', ('code' in end && end.code) || 'internal'));
}

/** A stack names files of the machine, and would stay in Temporal. */
function withoutStack(failure: Error): Error {
  failure.stack = '';
  return failure;
}

/**
 * Runs sides beside each other. When one fails the others are cancelled and waited for: nothing may be written beside the end of the take. Rejects
 * with the first failure.
 */
function settle(starts: (() => Promise<unknown>)[]): Promise<void> {
  const scope = new CancellationScope();
  return scope.run(async () => {
    const sides = starts.map((start) => start());
    try {
      await Promise.all(sides);
    } catch (error) {
      if (patched('settle-both-sides')) {
        scope.cancel();
        await Promise.allSettled(sides);
      }
      throw error;
    }
  });
}

/** How far a take has come: what a stage and the finish are told of it. */
interface TakeProgress {
  rounds: number;
  /** Skipped stages that are not in the log yet. */
  skipped: SkippedStage[];
}

/** What a plan leaves out for all rounds: what a round gathers is asked of each. */
function lastingSkips(skips: NonNullable<StageReport['skips']>): typeof skips {
  const { recall: _, ...lasting } = skips;
  // A round that fetched nothing has no word in what the next one fetches.
  if (lasting.crawl !== undefined && patched('crawl-by-round')) delete lasting.crawl;
  return lasting;
}

type Finished = TakeOutcome & { state: 'finished' };

async function rollTake(
  { takeId, operatorId, maxRounds }: TakeWorkflowInput,
  progress: TakeProgress,
): Promise<Finished | EndAs> {
  const running = new Set<string>();

  const plan = await run('plan', 1);
  if (plan.end) return plan.end;
  let skips = plan.skips ?? {};

  for (let round = 1; round <= maxRounds; round++) {
    progress.rounds = round;
    await settle([() => runOrSkip('crawl', round), () => runOrSkip('recall', round)]);
    const extracted = await run('extract', round);
    if (extracted.end) return extracted.end;
    if (!extracted.wantsMore) break;
    skips = { ...lastingSkips(skips), ...extracted.skips };
  }
  await runOrSkip('measure', 1);
  const framed = await run('frame', 1);
  if (framed.end) return framed.end;
  const graded = await run('grade', 1);
  return { state: 'finished', grade: graded.grade ?? null };

  async function runOrSkip(stage: StageName, round: number): Promise<StageReport | undefined> {
    const reason = skips[stage];
    if (reason === undefined) return run(stage, round);
    progress.skipped.push({ stage, round, reason });
    return undefined;
  }

  async function run(stage: StageName, round: number): Promise<StageReport> {
    const step = stepName(stage, round);
    running.add(step);
    setCurrentDetails([...running].join(' and '));
    const stageInput: StageInput = {
      takeId,
      operatorId,
      round,
      rounds: progress.rounds,
      skipped: progress.skipped.splice(0),
    };
    const report = await activities[stage].executeWithOptions({ ...STAGE_OPTIONS[stage], summary: step }, [stageInput]);
    running.delete(step);
    return report;
  }
}

function finishTake(
  { takeId, operatorId }: TakeWorkflowInput,
  progress: TakeProgress,
  end: EndAs,
): Promise<TakeOutcome> {
  return activities.finish.executeWithOptions({ ...FINISH_OPTIONS, summary: end.state }, [
    { takeId, operatorId, skipped: progress.skipped, ...end },
  ]);
}

/** What a failure of a stage means for the take. The detail is a sentence of ours: the cause may quote anything. */
function endFor(error: unknown): EndAs {
  if (isCancellation(error)) return { state: 'cancelled' };
  const cause = error instanceof ActivityFailure ? error.cause : error;
  const isOurs = cause instanceof ApplicationFailure && cause.type === 'take_failure';
  const code = isOurs && typeof cause.details?.[0] === 'string' ? cause.details[0] : 'internal';
  const detail = isOurs ? cause.message : 'Something in the service failed. Ask again; this take cost nothing.';
  return { state: 'failed', code, detail };
}
