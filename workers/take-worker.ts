import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { Logger } from 'pino';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import type { TakeActivities } from '../activities/take-activities.ts';
import { loadWorkflowBundle } from './workflow-bundle.ts';

const RECONNECT_MS = 500;

export interface TakeWorkerOptions {
  temporal: TemporalSettings;
  taskQueue: string;
  activities: TakeActivities;
  log: Logger;
  signal: AbortSignal;
  /** Stages that it works on at the same time; 60 when absent. */
  stageSlots?: number;
}

/** Connects to Temporal, waiting for it if need be, and creates the worker of the takes; it polls once it is run. */
export async function createTakeWorker(
  options: TakeWorkerOptions,
): Promise<{ worker: Worker; connection: NativeConnection }> {
  const [workflowBundle, connection] = await Promise.all([loadWorkflowBundle(), connect(options)]);
  const worker = await Worker.create({
    connection,
    namespace: options.temporal.namespace,
    taskQueue: options.taskQueue,
    workflowBundle,
    activities: options.activities,
    maxConcurrentActivityTaskExecutions: options.stageSlots ?? 60,
    // A cancel reaches an activity in the answer to a heartbeat: stages send one a second and none may be held back longer.
    maxHeartbeatThrottleInterval: '1 second',
    defaultHeartbeatThrottleInterval: '1 second',
    // A workflow task for a worker that died is given to another one after this.
    stickyQueueScheduleToStartTimeout: '2 seconds',
    shutdownGraceTime: '10 seconds',
    shutdownForceTime: '20 seconds',
  });
  return { worker, connection };
}

async function connect({ temporal, log, signal }: TakeWorkerOptions): Promise<NativeConnection> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await NativeConnection.connect({
        address: temporal.address,
        ...(temporal.tls !== undefined && { tls: temporal.tls }),
        ...(temporal.apiKey !== undefined && { apiKey: temporal.apiKey }),
      });
    } catch (error) {
      if (attempt % 20 === 1) log.warn({ err: error }, 'Temporal does not answer, still trying');
      await delay(RECONNECT_MS, undefined, { signal });
    }
  }
}
