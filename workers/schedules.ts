import { ScheduleAlreadyRunning, ScheduleNotFoundError, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Client, ScheduleOptions } from '@temporalio/client';
import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';
import type { Logger } from 'pino';
import { ALL_CHANNELS } from '#contracts/screening-workflow.ts';
import { INSTALLATION_OPERATOR } from '#contracts/screening.ts';
import { DELIVERY_QUEUE } from '#contracts/work.ts';
import type { WorkInput } from '#contracts/work.ts';
import type { Db } from '../db/connect.ts';
import { listCanaries } from '../db/queries/canaries.ts';
import type { ScheduledCanary } from '../db/queries/canaries.ts';
import { findInstallationOperator } from '../db/queries/screenings.ts';

const OWNER = defineSearchAttributeKey('Owner', 'KEYWORD');

/** A time of day in UTC. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

export interface SchedulesDeps {
  db: Db;
  client: Client;
  taskQueue: string;
  /** When the channels are screened; undefined: never. */
  screeningAt: TimeOfDay | undefined;
  /** `provider/model` that reads the library; undefined: none does. */
  embeddingModel: string | undefined;
  /** Time between two looks. */
  everyMs: number;
  log: Logger;
}

/**
 * Keeps Temporal's schedules as the rows of canaries and the configured time of screening are: one that nothing asks for goes, one that is missing is
 * made, and one that says something else is changed. The rows are the truth, so nothing that dies in between leaves them apart for longer than a look.
 */
export function createSchedules(deps: SchedulesDeps): AsyncDisposable {
  let working: Promise<void> = Promise.resolve();
  let known = '';
  const timer = setInterval(() => {
    working = working.then(look);
  }, deps.everyMs);
  working = look();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await working;
    },
  };

  async function look(): Promise<void> {
    try {
      const wanted = await buildSchedules(deps);
      const now = JSON.stringify(wanted);
      await reconcileSchedules(deps, wanted, { mayTrust: now === known });
      known = now;
    } catch (error) {
      deps.log.warn({ err: error }, 'the schedules could not be looked at, and will be again');
    }
  }
}

async function buildSchedules(deps: SchedulesDeps): Promise<ScheduleOptions[]> {
  const { db, taskQueue, screeningAt, embeddingModel } = deps;
  const schedules: ScheduleOptions[] = (await listCanaries(db)).map((canary) => buildCanary(canary, taskQueue));
  if (!screeningAt && embeddingModel === undefined) return schedules;
  const operatorId = await findInstallationOperator(db);
  if (screeningAt) schedules.push(buildScreening(operatorId, screeningAt, taskQueue));
  if (embeddingModel !== undefined) schedules.push(buildEmbedding(operatorId, embeddingModel, taskQueue));
  return schedules;
}

/** Makes the schedules what is wanted. `mayTrust`: those that exist are as they were made; only missing and superfluous ones are looked for. */
async function reconcileSchedules(
  { client, taskQueue, log }: Pick<SchedulesDeps, 'client' | 'taskQueue' | 'log'>,
  schedules: readonly ScheduleOptions[],
  { mayTrust }: { mayTrust: boolean },
): Promise<void> {
  const wanted = new Map(schedules.map((schedule) => [schedule.scheduleId, schedule]));
  const prefixes = [nameOf('canary:', taskQueue), nameOf('screening', taskQueue), nameOf('embedding', taskQueue)];
  const there = new Set<string>();
  for await (const { scheduleId } of client.schedule.list()) {
    if (!prefixes.some((prefix) => scheduleId.startsWith(prefix))) continue;
    there.add(scheduleId);
    if (wanted.has(scheduleId)) continue;
    log.info({ scheduleId }, 'nothing asks for a schedule any more: it goes');
    await ignoring(ScheduleNotFoundError, client.schedule.getHandle(scheduleId).delete());
  }
  for (const [scheduleId, options] of wanted) {
    if (!there.has(scheduleId)) await ignoring(ScheduleAlreadyRunning, client.schedule.create(options));
    else if (!mayTrust)
      await ignoring(
        ScheduleNotFoundError,
        client.schedule.getHandle(scheduleId).update((now) => ({
          spec: options.spec,
          action: options.action,
          policies: now.policies,
          state: { ...now.state, ...(options.state && { paused: options.state.paused ?? false }) },
        })),
      );
  }
}

/** Workers of another task queue have schedules of their own in the namespace. */
const nameOf = (name: string, taskQueue: string): string =>
  taskQueue === DELIVERY_QUEUE ? name : `${taskQueue}/${name}`;

function buildCanary({ canaryId, operatorId, owner, everySeconds, isPaused }: ScheduledCanary, taskQueue: string) {
  const scheduleId = nameOf(`canary:${canaryId}`, taskQueue);
  const input: WorkInput = { operatorId, reference: canaryId };
  return {
    scheduleId,
    spec: { intervals: [{ every: everySeconds * 1_000 }] },
    action: buildAction('rollCanary', { scheduleId, input, taskQueue, owner, summary: `canary for ${owner}` }),
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
    state: { paused: isPaused },
  } satisfies ScheduleOptions;
}

/** Somebody who pauses it in Temporal finds it paused: no row says otherwise. A night that the installation was down for is made up for. */
function buildScreening(operatorId: string, { hour, minute }: TimeOfDay, taskQueue: string) {
  const scheduleId = nameOf('screening', taskQueue);
  const input: WorkInput = { operatorId, reference: ALL_CHANNELS };
  const summary = 'screening of all channels';
  return {
    scheduleId,
    spec: { calendars: [{ hour, minute }] },
    action: buildAction('screenChannels', { scheduleId, input, taskQueue, owner: INSTALLATION_OPERATOR, summary }),
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '6 hours' },
  } satisfies ScheduleOptions;
}

/** Has the model read what was filed since, from its first minute on. One rebuild at a time. */
function buildEmbedding(operatorId: string, model: string, taskQueue: string) {
  const scheduleId = nameOf('embedding', taskQueue);
  const input: WorkInput = { operatorId, reference: model };
  const summary = `passages of the library for ${model}`;
  return {
    scheduleId,
    spec: { intervals: [{ every: '1 minute' }] },
    action: buildAction('embedLibrary', { scheduleId, input, taskQueue, owner: INSTALLATION_OPERATOR, summary }),
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
    state: { triggerImmediately: true },
  } satisfies ScheduleOptions;
}

function buildAction(
  workflowType: string,
  schedule: { scheduleId: string; input: WorkInput; taskQueue: string; owner: string; summary: string },
) {
  return {
    type: 'startWorkflow' as const,
    workflowType,
    workflowId: schedule.scheduleId,
    taskQueue: schedule.taskQueue,
    args: [schedule.input],
    staticSummary: schedule.summary,
    typedSearchAttributes: new TypedSearchAttributes([{ key: OWNER, value: schedule.owner }]),
  };
}

async function ignoring(kind: abstract new (...args: never[]) => Error, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof kind)) throw error;
  });
}
