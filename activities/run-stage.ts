import { createHash } from 'node:crypto';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { STATE_OF_STAGE, stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type { Brief } from '#contracts/plan.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import { keyed } from '#contracts/take-event.ts';
import type { KeyedEvent } from '#contracts/take-event.ts';
import type { StageInput, StageReport } from '#contracts/take-workflow.ts';
import type { Channel } from '../channels/channel.ts';
import { beginStage, findEffects, finishGraded, finishStage } from '../db/queries/stages.ts';
import type { StageBegun, TakeEnd } from '../db/queries/stages.ts';
import type { Json } from '#contracts/json.ts';
import { buildBrief } from './brief.ts';
import { failStage } from './fail-stage.ts';
import { createProgress } from './progress.ts';
import type { TakeDeps } from './take-deps.ts';

const HEARTBEAT_MS = 1_000;

/** What a stage's own code works with. */
export interface StageContext {
  takeId: string;
  operatorId: string;
  round: number;
  rounds: number;
  channel: Channel;
  brief: Brief;
  /** Milliseconds since the epoch at which the take's budget of seconds is used up. */
  budgetEndsAt: number;
  /** Aborts when the take is cancelled or the worker shuts down. */
  signal: AbortSignal;
  log: Logger;
  /** Stored output of a step that this stage declared as an input; undefined where that step was skipped. */
  input<S extends StageName>(stage: S, round?: number): StageOutputs[S] | undefined;
  logEvent(event: KeyedEvent): void;
  /** What an earlier attempt kept under this key, else the value that `work` makes now, kept. */
  once<T extends Json>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when everything logged so far is stored. */
  flush(): Promise<void>;
}

/** What a stage made. */
export interface StageWork<S extends StageName> {
  output: StageOutputs[S];
  report: StageReport;
  /** Shown in the trace. */
  counts: Record<string, number>;
  /** Builds the end of the take, which is stored in the same transaction; it is given what the stage is about to log. */
  end?: (finished: KeyedEvent) => Promise<{ events: KeyedEvent[]; end: TakeEnd }>;
}

export interface StageSpec<S extends StageName> {
  stage: S;
  /** Steps whose outputs the stage works on. */
  inputs(input: StageInput): string[];
  work(context: StageContext): Promise<StageWork<S>>;
}

/**
 * The one way in which every stage runs: output that is stored is answered as it is; else the stage is announced, works with
 * heartbeats, and stores output and `stage.finished` in one transaction. A second attempt fences the first one off.
 */
export function createStage<S extends StageName>(deps: TakeDeps, spec: StageSpec<S>) {
  return async (input: StageInput): Promise<StageReport> => {
    const log = deps.log.child({ takeId: input.takeId, stage: stepName(spec.stage, input.round) });
    const heartbeat = setInterval(() => Context.current().heartbeat(), HEARTBEAT_MS);
    try {
      return await runStage(deps, spec, input, log);
    } catch (error) {
      return await failStage(error, log);
    } finally {
      clearInterval(heartbeat);
    }
  };
}

async function runStage<S extends StageName>(
  deps: TakeDeps,
  spec: StageSpec<S>,
  input: StageInput,
  log: Logger,
): Promise<StageReport> {
  const { takeId, operatorId, round } = input;
  const step = stepName(spec.stage, round);
  const of = { operatorId, takeId, step };
  const begun = await beginStage(deps.db, {
    ...of,
    state: STATE_OF_STAGE[spec.stage],
    before: input.skipped.map((skip) =>
      keyed(`${stepName(skip.stage, skip.round)}/skipped`, { type: 'stage.skipped', ...skip }),
    ),
    started: keyed(`${step}/started`, { type: 'stage.started', stage: spec.stage, round }),
    inputs: spec.inputs(input),
  });
  if (begun.report) return begun.report;
  deps.notifier.wake('take_event', takeId);

  const begunAt = performance.now();
  const fenced = { ...of, fence: begun.fence };
  const progress = createProgress(deps, fenced);
  const kept = begun.fence > 1 ? await findEffects(deps.db, of) : new Map<string, Json>();
  const work = await spec.work({
    ...buildContext(deps, input, begun, log),
    logEvent: progress.log,
    flush: progress.flush,
    async once(key, make) {
      // The value was kept by an earlier attempt of this very code.
      if (kept.has(key)) return kept.get(key) as Awaited<ReturnType<typeof make>>;
      const value = await make();
      progress.keep({ key, value });
      return value;
    },
  });

  const finished = keyed(`${step}/finished`, {
    type: 'stage.finished',
    stage: spec.stage,
    round,
    attempts: begun.fence,
    latencyMs: Math.round(performance.now() - begunAt),
    counts: work.counts,
  });
  const rest = await progress.takeRest();
  const result = { report: work.report, ...hashed(work.output) };
  if (work.end) {
    if (rest.length > 0) throw new Error('the stage that ends a take logs nothing on its way');
    const { events, end } = await work.end(finished);
    await finishGraded(deps.db, fenced, { ...result, events: [finished, ...events] }, end);
    deps.notifier.wakeEnded(takeId);
    return work.report;
  }
  await finishStage(deps.db, fenced, { ...result, events: [...rest, finished] });
  deps.notifier.wake('take_event', takeId);
  return work.report;
}

function buildContext(deps: TakeDeps, input: StageInput, begun: StageBegun, log: Logger) {
  const channel = deps.channels.get(begun.channel);
  if (!channel) throw ApplicationFailure.nonRetryable(`this worker has no channel ${begun.channel}`, 'unknown_channel');
  return {
    takeId: input.takeId,
    operatorId: input.operatorId,
    round: input.round,
    rounds: input.rounds,
    channel,
    brief: buildBrief(begun.request, begun.createdAt),
    budgetEndsAt: begun.startedAt.getTime() + channel.card.budget.seconds * 1_000,
    signal: Context.current().cancellationSignal,
    log,
    // Outputs are stored by the stages themselves under these types.
    input: <S extends StageName>(stage: S, round = 1) =>
      begun.inputs[stepName(stage, round)] as StageOutputs[S] | undefined,
  };
}

function hashed(output: unknown): { output: string; outputSha256: string } {
  const text = JSON.stringify(output);
  return { output: text, outputSha256: createHash('sha256').update(text).digest('hex') };
}
