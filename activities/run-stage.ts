import { createHash } from 'node:crypto';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { Logger } from 'pino';
import { buildBrief } from '../evidence/build-brief.ts';
import { STATE_OF_STAGE, stepName } from '#contracts/stage.ts';
import type { StageName } from '#contracts/stage.ts';
import type { Filing } from '#contracts/filing.ts';
import type { Brief } from '#contracts/plan.ts';
import type { StageOutputs } from '#contracts/stage-outputs.ts';
import { keyed } from '#contracts/take-event.ts';
import type { KeyedEvent, TakeEvent, World } from '#contracts/take-event.ts';
import type { StageInput, StageReport } from '#contracts/take-workflow.ts';
import type { Channel } from '../channels/channel.ts';
import { getRefusal } from '../db/errors.ts';
import { findEffects, finishGraded, finishMeasured, finishStage, openStage } from '../db/queries/stages.ts';
import type { PageRead } from '../db/queries/pages.ts';
import type { Attempt } from '../db/queries/attempt.ts';
import type { StageOpened, TakeEnd } from '../db/queries/stages.ts';
import type { Json } from '#contracts/json.ts';
import { failStage } from './fail-stage.ts';
import { createProgress } from './progress.ts';
import type { TakeDeps } from './take-deps.ts';
import { createThink } from './think.ts';
import type { Think } from './think.ts';

const HEARTBEAT_MS = 1_000;

/** What a stage's own code works with. */
export interface StageContext {
  takeId: string;
  operatorId: string;
  round: number;
  rounds: number;
  channel: Channel;
  brief: Brief;
  /** ISO 8601. */
  acceptedAt: string;
  /** The made-up world that the take reads; absent for the outside one. */
  world: World | undefined;
  /** Milliseconds since the epoch at which the take's budget of seconds is used up. */
  budgetEndsAt: number;
  /** Aborts when the take is cancelled or the worker shuts down. */
  signal: AbortSignal;
  log: Logger;
  /** Pages that the take had read when the stage was opened; none where its spec does not read pages. */
  pageReads: PageRead[];
  /** The take's log from before the stage was opened; none where its spec does not read it. */
  takeLog: TakeEvent[];
  /** Stored output of a step that this stage declared as an input; undefined where that step was skipped. */
  input<S extends StageName>(stage: S, round?: number): StageOutputs[S] | undefined;
  logEvent(event: KeyedEvent): void;
  /** What an earlier attempt kept under this key, else the value that `work` makes now, kept. */
  once<T extends Json>(key: string, work: () => Promise<T>): Promise<T>;
  /** Works on texts, pages and pictures, in a thread. */
  think: Think;
  /** Resolves when everything logged so far is stored. */
  flush(): Promise<void>;
  /** The attempt, announced: what rows of the take are stored by. */
  attempt(): Promise<Attempt>;
}

/** What a stage made. */
export interface StageWork<S extends StageName> {
  output: StageOutputs[S];
  report: StageReport;
  /** Shown in the trace. */
  counts: Record<string, number>;
  /** What the take files into the library, in the transaction that ends the stage. */
  filings?: Filing[];
  /** Builds the end of the take, which is stored in the same transaction, from what the stage adds to the log. */
  end?: (added: KeyedEvent[]) => { events: KeyedEvent[]; end: TakeEnd };
}

export interface StageSpec<S extends StageName> {
  stage: S;
  /** Steps whose outputs the stage works on. */
  inputs(input: StageInput): string[];
  /** The stage works on the pages that the take has read so far. */
  readsPages?: true;
  /** The stage works on the log of the take. */
  readsLog?: true;
  work(context: StageContext): Promise<StageWork<S>>;
}

/**
 * The one way in which every stage runs: output that is stored is answered as it is; else the stage is announced, works with
 * heartbeats, and stores output and `stage.finished` in one transaction, which is the announcement as well when the work took no time. A
 * second attempt fences the first one off.
 */
export function createStage<S extends StageName>(deps: TakeDeps, spec: StageSpec<S>) {
  return async (input: StageInput): Promise<StageReport> => {
    const step = stepName(spec.stage, input.round);
    const log = deps.log.child({ takeId: input.takeId, stage: step });
    const heartbeat = setInterval(() => Context.current().heartbeat(), HEARTBEAT_MS);
    try {
      return withoutWords(await runStage(deps, spec, input, log));
    } catch (error) {
      // An attempt that was taken for dead has finished it meanwhile.
      if (getRefusal(error) === 'stage_finished')
        return withoutWords((await openStage(deps.db, { ...input, step }, { inputs: [] })).report ?? {});
      return await failStage(error, log);
    } finally {
      clearInterval(heartbeat);
    }
  };
}

/** What Temporal is told: the sentence about an end may name what was asked for, and stays in the stored report, where `finish` finds it. */
const withoutWords = ({ end, ...report }: StageReport): StageReport =>
  end === undefined ? report : { ...report, end: { state: end.state, ...(end.code && { code: end.code }) } };

async function runStage<S extends StageName>(
  deps: TakeDeps,
  spec: StageSpec<S>,
  input: StageInput,
  log: Logger,
): Promise<StageReport> {
  const { takeId, operatorId, round } = input;
  const step = stepName(spec.stage, round);
  const ref = { operatorId, takeId, step };
  const needs = { inputs: spec.inputs(input), pages: spec.readsPages === true, log: spec.readsLog === true };
  const opened = await openStage(deps.db, ref, needs);
  if (opened.report) return opened.report;

  const begunAt = performance.now();
  const announcement = {
    state: STATE_OF_STAGE[spec.stage],
    before: input.skipped.map((skip) =>
      keyed(`${stepName(skip.stage, skip.round)}/skipped`, { type: 'stage.skipped', ...skip }),
    ),
    started: keyed(`${step}/started`, { type: 'stage.started', stage: spec.stage, round }),
  };
  const progress = createProgress(deps, ref, announcement);
  using _ = { [Symbol.dispose]: progress.abandon };
  const kept = opened.attempts > 0 ? await findEffects(deps.db, ref) : new Map<string, Json>();
  const working = spec.work({
    ...buildContext(deps, input, opened, log),
    logEvent: progress.log,
    flush: progress.flush,
    attempt: async () => ({ ...ref, fence: await progress.fence() }),
    async once(key, make) {
      // The value was kept by an earlier attempt of this very code.
      if (kept.has(key)) return kept.get(key) as Awaited<ReturnType<typeof make>>;
      const value = await make();
      progress.keep({ key, value });
      return value;
    },
    think: createThink(deps.threads, { takeId, signal: Context.current().cancellationSignal }, { kept, ...progress }),
  });
  // Work that does not look at the signal is left behind when the take is cancelled.
  const work = await Promise.race([working, Context.current().cancelled]);

  const finished = keyed(`${step}/finished`, {
    type: 'stage.finished',
    stage: spec.stage,
    round,
    attempts: opened.attempts + 1,
    latencyMs: Math.round(performance.now() - begunAt),
    counts: work.counts,
  });
  const { attempt, rest } = await progress.close();
  const result = { report: work.report, ...hashed(work.output) };
  if (work.end) {
    if (rest.length > 0) throw new Error('the stage that ends a take logs nothing on its way');
    const announced = opened.attempts === 0 ? [...announcement.before, announcement.started] : [];
    const { events, end } = work.end([...announced, finished]);
    const made = { ...result, events: [finished, ...events] };
    const isAnotherWaiting = await finishGraded(deps.db, ref, attempt, made, end);
    deps.notifier.wakeEnded(takeId, isAnotherWaiting);
    return work.report;
  }
  const made = { ...result, events: [...rest, finished] };
  if (work.filings) await finishMeasured(deps.db, ref, attempt, made, work.filings);
  else await finishStage(deps.db, ref, attempt, made);
  deps.notifier.wakeSoon('take_event', takeId);
  return work.report;
}

function buildContext(deps: TakeDeps, input: StageInput, opened: StageOpened, log: Logger) {
  const channel = deps.channels.get(opened.channel);
  // Another worker may have it.
  if (!channel) throw ApplicationFailure.retryable('this worker has no such channel', 'unknown_channel');
  return {
    takeId: input.takeId,
    operatorId: input.operatorId,
    round: input.round,
    rounds: input.rounds,
    channel,
    brief: buildBrief(opened.request, opened.createdAt.toISOString()),
    acceptedAt: opened.createdAt.toISOString(),
    world: opened.request.world,
    budgetEndsAt: findBudgetEnd(opened, channel),
    signal: Context.current().cancellationSignal,
    log,
    pageReads: opened.pages,
    takeLog: opened.log,
    // Outputs are stored by the stages themselves under these types.
    input: <S extends StageName>(stage: S, round = 1) =>
      opened.inputs[stepName(stage, round)] as StageOutputs[S] | undefined,
  };
}

/** A screening waits behind everybody's takes, and that is no time of the channel's. */
function findBudgetEnd({ request, startedAt }: StageOpened, { card }: Channel): number {
  if (request.world?.kind === 'screening') return Number.MAX_SAFE_INTEGER;
  return (startedAt?.getTime() ?? Date.now()) + card.budget.seconds * 1_000;
}

function hashed(output: unknown): { output: string; outputSha256: string } {
  const text = JSON.stringify(output);
  return { output: text, outputSha256: createHash('sha256').update(text).digest('hex') };
}
