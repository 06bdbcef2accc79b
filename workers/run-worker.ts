import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { TAKE_QUEUE } from '#contracts/take-workflow.ts';
import { HOMEPAGE, VERSION } from '#contracts/version.ts';
import { API_LIMITS, buildApiOrigins } from '../activities/api-sources.ts';
import { createTakeActivities } from '../activities/take-activities.ts';
import { createProviderModel } from '../activities/model/provider-model.ts';
import type { TakeDeps } from '../activities/take-deps.ts';
import type { Channel } from '../channels/channel.ts';
import { connect } from '../db/connect.ts';
import { listen } from '../db/listener.ts';
import { createNotifier } from '../db/notifier.ts';
import { createFilePageStore } from '../db/page-store.ts';
import { createDrawingRoom } from '../evidence/stills/create-drawing-room.ts';
import { parseNetworks } from '../outbound/address-rules.ts';
import { createPageBrowser } from '../outbound/browser/create-page-browser.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import type { WorkerConfig } from './config.ts';
import { createCollector } from './collect-garbage.ts';
import { createDispatcher } from './dispatcher.ts';
import { createSweep } from './sweep.ts';
import { createTakeWorker } from './take-worker.ts';

const SWEEP_OLDER_THAN_MS = 5_000;

export interface WorkerProcessOptions {
  config: Pick<
    WorkerConfig,
    | 'dataDir'
    | 'baseUrl'
    | 'databaseUrl'
    | 'secret'
    | 'temporal'
    | 'runningTakes'
    | 'outboundAllow'
    | 'contactUrl'
    | 'crawlDelayMs'
    | 'retentionDays'
    | 'chromiumPath'
    | 'sources'
    | 'demoUrl'
  > &
    Partial<Pick<WorkerConfig, 'model'>>;
  channels: ReadonlyMap<string, Channel>;
  log: Logger;
  /** Aborts to stop taking work; the activities under way get time to end. */
  signal: AbortSignal;
  taskQueue?: string;
  /** Stages that it works on at the same time; 60 when absent. */
  stageSlots?: number;
  createActivities?: (deps: TakeDeps) => ReturnType<typeof createTakeActivities>;
  onReady?: () => void;
}

/** A worker process: dispatcher, sweep, and the worker of the takes. Resolves when it has stopped. */
export async function runWorker(options: WorkerProcessOptions): Promise<void> {
  const { config, channels, log, signal, taskQueue = TAKE_QUEUE, createActivities = createTakeActivities } = options;
  await using stack = new AsyncDisposableStack();
  const database = { url: config.databaseUrl, role: 'worker', secret: config.secret } as const;
  const db = connect({ ...database, max: 20, onIdleError: (err) => log.warn({ err }, 'a database connection broke') });
  stack.defer(() => db.destroy());
  const outbound = stack.use(
    createOutbound({
      version: VERSION,
      contactUrl: config.contactUrl ?? HOMEPAGE,
      crawlDelayMs: config.crawlDelayMs,
      allow: parseNetworks(config.outboundAllow.join(',')).networks,
      sources: API_LIMITS,
    }),
  );
  const browser =
    config.chromiumPath === undefined
      ? undefined
      : stack.use(createPageBrowser({ executablePath: config.chromiumPath, outbound }));
  const drawing = stack.use(createDrawingRoom({ threads: Math.max(1, availableParallelism() - 1) }));
  const pages = createFilePageStore(join(config.dataDir, 'pages'));
  const activities = createActivities({
    db,
    notifier: createNotifier(db),
    pages,
    outbound,
    browser,
    drawStill: drawing.draw,
    baseUrl: config.baseUrl,
    channels,
    apiOrigins: buildApiOrigins(config.sources),
    demoUrl: config.demoUrl,
    model: config.model && createProviderModel(config.model),
    log,
  });
  const { worker, connection } = await createTakeWorker({
    temporal: config.temporal,
    taskQueue,
    activities,
    log,
    signal,
    ...(options.stageSlots !== undefined && { stageSlots: options.stageSlots }),
  });
  stack.defer(() => connection.close());
  // The worker's own connection: a take begins in the worker that hands it over, without a way through a queue.
  const client = new Client({ connection, namespace: config.temporal.namespace });

  await using background = new AsyncDisposableStack();
  const shared = { db, client, finish: activities.finish, log };
  const dispatcher = background.use(
    createDispatcher({ ...shared, channels, runningTakes: config.runningTakes, taskQueue }),
  );
  background.use(listen({ ...database, channels: ['outbox'], onWake: dispatcher.wake, onConnected: dispatcher.wake }));
  background.use(createSweep({ ...shared, olderThanMs: SWEEP_OLDER_THAN_MS }));
  background.use(createCollector({ db, pages, retentionDays: config.retentionDays, log }));
  options.onReady?.();
  await worker.runUntil(untilAborted(signal));
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
