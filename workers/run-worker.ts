import { join } from 'node:path';
import { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { CourierSettings } from './courier-settings.ts';
import { TAKE_QUEUE } from '#contracts/take-workflow.ts';
import { HOMEPAGE, VERSION } from '#contracts/version.ts';
import { DELIVERY_QUEUE } from '#contracts/work.ts';
import { collectSources } from '../activities/api-sources.ts';
import { createDeliveryActivities } from '../activities/delivery-activities.ts';
import type { Courier } from '../activities/delivery-deps.ts';
import { createTakeActivities } from '../activities/take-activities.ts';
import { createProviderModel } from '../activities/model/provider-model.ts';
import type { TakeDeps } from '../activities/take-deps.ts';
import type { Channel } from '../channels/channel.ts';
import { connect } from '../db/connect.ts';
import { listen } from '../db/listener.ts';
import { createNotifier } from '../db/notifier.ts';
import { createFilePageStore } from '../db/page-store.ts';
import { parseNetworks } from '../outbound/address-rules.ts';
import { createPageBrowser } from '../outbound/browser/create-page-browser.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { createEmbedder } from '../outbound/embedding/create-embedder.ts';
import { createThreads } from '../threads/create-threads.ts';
import type { WorkerConfig } from './config.ts';
import { keepBuiltInCanaries } from './built-in-canaries.ts';
import { createCollector } from './collect-garbage.ts';
import { createDispatcher } from './dispatcher.ts';
import { createCredentialSweep } from './sweep-credentials.ts';
import { createProcessReport } from './report-process.ts';
import { createSchedules } from './schedules.ts';
import { createSweep } from './sweep.ts';
import { createPostgresRobots, createPostgresTurns } from './share-turns.ts';
import { connectToTemporal, createQueueWorker, runWorkers } from './queue-worker.ts';
import { createWorkDispatcher } from './work-dispatcher.ts';
import { loadWorkflowBundle } from './workflow-bundle.ts';

const SWEEP_OLDER_THAN_MS = 5_000;
const SCHEDULES_LOOK_MS = 10_000;
const STAGE_SLOTS = 60;
/** Deliveries wait for other machines nearly all the time. */
const DELIVERY_SLOTS = 200;

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
    Partial<
      Pick<
        WorkerConfig,
        | 'model'
        | 'embedding'
        | 'courier'
        | 'screeningAt'
        | 'hasOwnCanaries'
        | 'threads'
        | 'threadMemoryMb'
        | 'sourceKeys'
        | 'contactEmail'
        | 'timestampUrl'
        | 'takeRetentionDays'
        | 'archiveQuotaBytes'
      >
    >;
  channels: ReadonlyMap<string, Channel>;
  /** URL of the module that `channels` are exported by: each thread loads it. */
  registry: string;
  log: Logger;
  /** Aborts to stop taking work; the activities under way get time to end. */
  signal: AbortSignal;
  taskQueue?: string;
  /** Task queue of webhooks and courier. */
  deliveryQueue?: string;
  /** Time between two looks at Temporal's schedules; 10 s when absent. */
  schedulesLookMs?: number;
  /** Stages that it works on at the same time; 60 when absent. */
  stageSlots?: number;
  openThreads?: typeof createThreads;
  createActivities?: (deps: TakeDeps) => ReturnType<typeof createTakeActivities>;
  onReady?: () => void;
}

/** A worker process: dispatchers, sweep, and the workers of takes and deliveries. Resolves when it has stopped. */
export async function runWorker(options: WorkerProcessOptions): Promise<void> {
  const { config, channels, log, signal, createActivities = createTakeActivities } = options;
  const { taskQueue = TAKE_QUEUE, deliveryQueue = DELIVERY_QUEUE, stageSlots = STAGE_SLOTS } = options;
  const { openThreads = createThreads } = options;
  await using stack = new AsyncDisposableStack();
  const database = { url: config.databaseUrl, role: 'worker', secret: config.secret } as const;
  const db = connect({ ...database, max: 20, onIdleError: (err) => log.warn({ err }, 'a database connection broke') });
  stack.defer(() => db.destroy());
  const { sources: origins, sourceKeys: keys = {}, contactEmail: mail } = config;
  const apiSources = collectSources(channels.values(), { origins, keys, mail });
  const sharedTurns = stack.use(createPostgresTurns(db, log));
  const outbound = stack.use(
    createOutbound({
      version: VERSION,
      contactUrl: config.contactUrl ?? HOMEPAGE,
      crawlDelayMs: config.crawlDelayMs,
      allow: parseNetworks(config.outboundAllow.join(',')).networks,
      sources: Object.fromEntries(apiSources),
      sharedTurns,
      robotsCache: createPostgresRobots(db),
    }),
  );
  const browser =
    config.chromiumPath === undefined
      ? undefined
      : stack.use(createPageBrowser({ executablePath: config.chromiumPath, outbound }));
  const threads = stack.use(
    openThreads({ registry: options.registry, log, threads: config.threads, memoryMb: config.threadMemoryMb }),
  );
  const pages = createFilePageStore(join(config.dataDir, 'pages'));
  const notifier = createNotifier(db);
  const activities = createActivities({
    db,
    notifier,
    pages,
    outbound,
    browser,
    threads,
    baseUrl: config.baseUrl,
    channels,
    apiSources,
    demoUrl: config.demoUrl,
    archiveQuotaBytes: config.archiveQuotaBytes ?? null,
    timestampUrl: config.timestampUrl,
    model: config.model && createProviderModel(config.model),
    secret: config.secret,
    log,
  });
  const deliveries = createDeliveryActivities({
    db,
    notifier,
    channels,
    threads,
    outbound,
    secret: config.secret,
    archiveQuotaBytes: config.archiveQuotaBytes ?? null,
    courier: buildCourier(config.courier, config.dataDir),
    embedder: config.embedding && createEmbedder(config.embedding),
    log,
  });
  const [workflowBundle, connection] = await Promise.all([
    loadWorkflowBundle(),
    connectToTemporal({ temporal: config.temporal, log, signal }),
  ]);
  stack.defer(() => connection.close());
  const temporal = { connection, namespace: config.temporal.namespace };
  const queue = { ...temporal, workflowBundle, log };
  const workers = await Promise.all([
    createQueueWorker({ ...queue, taskQueue, activities, slots: stageSlots }),
    createQueueWorker({ ...queue, taskQueue: deliveryQueue, activities: deliveries, slots: DELIVERY_SLOTS }),
  ]);
  // The worker's own connection: a take begins in the worker that hands it over, without a way through a queue.
  const client = new Client(temporal);

  await using background = new AsyncDisposableStack();
  const shared = { db, client, finish: activities.finish, log };
  const dispatcher = background.use(
    createDispatcher({ ...shared, channels, runningTakes: config.runningTakes, taskQueue }),
  );
  const workDispatcher = background.use(createWorkDispatcher({ db, client, taskQueue: deliveryQueue, log }));
  const wake = { outbox: dispatcher.wake, work: workDispatcher.wake };
  background.use(
    listen({
      ...database,
      channels: ['outbox', 'work'],
      onWake: (channel) => (channel === 'work' ? wake.work() : wake.outbox()),
      onConnected: () => (wake.outbox(), wake.work()),
    }),
  );
  if (config.hasOwnCanaries) await keepBuiltInCanaries(db, channels.values());
  background.use(
    createSchedules({
      db,
      client,
      taskQueue: deliveryQueue,
      screeningAt: config.screeningAt,
      embeddingModel: config.embedding?.name,
      everyMs: options.schedulesLookMs ?? SCHEDULES_LOOK_MS,
      log,
    }),
  );
  background.use(createSweep({ ...shared, olderThanMs: SWEEP_OLDER_THAN_MS }));
  background.use(
    createCollector({
      db,
      pages,
      retentionDays: config.retentionDays,
      takeRetentionDays: config.takeRetentionDays ?? 0,
      log,
    }),
  );
  background.use(createCredentialSweep({ db, log }));
  background.use(createProcessReport({ db, log }));
  options.onReady?.();
  await runWorkers(workers, signal);
}

function buildCourier(settings: CourierSettings, dataDir: string): Courier {
  return { folder: join(dataDir, 'courier'), https: settings };
}
