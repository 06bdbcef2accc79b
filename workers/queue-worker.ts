import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection, Worker } from '@temporalio/worker';
import type { WorkflowBundleOption } from '@temporalio/worker';
import type { Logger } from 'pino';
import type { TemporalSettings } from '#contracts/temporal-settings.ts';
import { createScrubbing } from './scrub-failures.ts';

const RECONNECT_MS = 500;

export interface QueueWorkerOptions {
  connection: NativeConnection;
  namespace: string;
  workflowBundle: WorkflowBundleOption;
  taskQueue: string;
  activities: object;
  /** Activities that it works on at the same time. */
  slots: number;
  log: Logger;
}

/** The worker of one task queue; it polls once it is run. */
export function createQueueWorker({ slots, log, ...options }: QueueWorkerOptions): Promise<Worker> {
  return Worker.create({
    ...options,
    maxConcurrentActivityTaskExecutions: slots,
    interceptors: { activity: [createScrubbing(log)] },
    // A cancel reaches an activity in the answer to a heartbeat: stages send one a second and none may be held back longer.
    maxHeartbeatThrottleInterval: '1 second',
    defaultHeartbeatThrottleInterval: '1 second',
    // A workflow task for a worker that died is given to another one after this.
    stickyQueueScheduleToStartTimeout: '2 seconds',
    shutdownGraceTime: '10 seconds',
    shutdownForceTime: '20 seconds',
  });
}

/** Runs workers until the signal aborts. One that fails stops the others, and rejects. */
export async function runWorkers(workers: readonly Worker[], signal: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const stop = untilAborted(AbortSignal.any([signal, failed.signal]));
  await Promise.all(
    workers.map((worker) =>
      worker.runUntil(stop).catch((error: unknown) => {
        failed.abort();
        throw error;
      }),
    ),
  );
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

export interface TemporalConnectionOptions {
  temporal: TemporalSettings;
  log: Logger;
  signal: AbortSignal;
}

/** Connects to Temporal, waiting for it if need be. */
export async function connectToTemporal({
  temporal,
  log,
  signal,
}: TemporalConnectionOptions): Promise<NativeConnection> {
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
