import { ScheduleAlreadyRunning, ScheduleNotFoundError, ScheduleOverlapPolicy } from '@temporalio/client';
import type { Client, ScheduleOptions } from '@temporalio/client';
import { TypedSearchAttributes, defineSearchAttributeKey } from '@temporalio/common';
import type { Logger } from 'pino';
import { DELIVERY_QUEUE } from '#contracts/work.ts';
import type { WorkInput } from '#contracts/work.ts';
import type { Db } from '../db/connect.ts';
import { listCanaries } from '../db/queries/canaries.ts';
import type { ScheduledCanary } from '../db/queries/canaries.ts';

const OWNER = defineSearchAttributeKey('Owner', 'KEYWORD');

export interface CanarySchedulesDeps {
  db: Db;
  client: Client;
  taskQueue: string;
  /** Time between two looks. */
  everyMs: number;
  log: Logger;
}

/**
 * Keeps Temporal's schedules as the rows of canaries are: one that has no row goes, a row that has none gets one, and one that says something else is
 * changed. The rows are the truth, so nothing that dies in between leaves them apart for longer than a look.
 */
export function createCanarySchedules(deps: CanarySchedulesDeps): AsyncDisposable {
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
      const canaries = await listCanaries(deps.db);
      const now = JSON.stringify(canaries);
      await reconcileSchedules(deps, canaries, { mayTrust: now === known });
      known = now;
    } catch (error) {
      deps.log.warn({ err: error }, 'the schedules of canaries could not be looked at, and will be again');
    }
  }
}

/** Makes the schedules what the rows say. `mayTrust`: those that exist are as they were made; only missing and superfluous ones are looked for. */
async function reconcileSchedules(
  { client, taskQueue, log }: Pick<CanarySchedulesDeps, 'client' | 'taskQueue' | 'log'>,
  canaries: readonly ScheduledCanary[],
  { mayTrust }: { mayTrust: boolean },
): Promise<void> {
  // Workers of another task queue have schedules of their own in the namespace.
  const prefix = taskQueue === DELIVERY_QUEUE ? 'canary:' : `${taskQueue}/canary:`;
  const wanted = new Map(canaries.map((canary) => [`${prefix}${canary.canaryId}`, canary]));
  const there = new Set<string>();
  for await (const { scheduleId } of client.schedule.list()) {
    if (!scheduleId.startsWith(prefix)) continue;
    there.add(scheduleId);
    if (wanted.has(scheduleId)) continue;
    log.info({ scheduleId }, 'a canary is gone, and so is its schedule');
    await ignoring(ScheduleNotFoundError, client.schedule.getHandle(scheduleId).delete());
  }
  for (const [scheduleId, canary] of wanted) {
    const options = buildSchedule(scheduleId, canary, taskQueue);
    if (!there.has(scheduleId)) await ignoring(ScheduleAlreadyRunning, client.schedule.create(options));
    else if (!mayTrust)
      await ignoring(
        ScheduleNotFoundError,
        client.schedule.getHandle(scheduleId).update((now) => ({
          spec: options.spec,
          action: options.action,
          policies: now.policies,
          state: { ...now.state, paused: canary.isPaused },
        })),
      );
  }
}

function buildSchedule(scheduleId: string, canary: ScheduledCanary, taskQueue: string) {
  const input: WorkInput = { operatorId: canary.operatorId, reference: canary.canaryId };
  return {
    scheduleId,
    spec: { intervals: [{ every: canary.everySeconds * 1_000 }] },
    action: {
      type: 'startWorkflow' as const,
      workflowType: 'rollCanary',
      workflowId: scheduleId,
      taskQueue,
      args: [input],
      staticSummary: `canary for ${canary.owner}`,
      typedSearchAttributes: new TypedSearchAttributes([{ key: OWNER, value: canary.owner }]),
    },
    policies: { overlap: ScheduleOverlapPolicy.SKIP, catchupWindow: '1 minute' },
    state: { paused: canary.isPaused },
  } satisfies ScheduleOptions;
}

async function ignoring(kind: abstract new (...args: never[]) => Error, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof kind)) throw error;
  });
}
