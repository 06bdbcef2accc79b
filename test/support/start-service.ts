import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import type { Logger } from 'pino';
import { SIGNING_KEYS_FILE } from '#contracts/signing-key.ts';
import { startApi } from '../../api/start-api.ts';
import type { Api, ApiOptions } from '../../api/start-api.ts';
import type { Channel } from '../../channels/channel.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import type { MintedKey } from '../../db/queries/mint-key.ts';
import { findFreePort } from '../../embedded/free-port.ts';
import { keepSigningKeys } from '../../embedded/keep-signing-keys.ts';
import type { Outbound } from '../../outbound/create-outbound.ts';
import { runWorker } from '../../workers/run-worker.ts';
import type { WorkerProcessOptions } from '../../workers/run-worker.ts';
import { registryOf } from './channels/catalogue.ts';
import { installQuietRuntime } from './install-runtime.ts';
import { openLateThreads } from './late-threads.ts';
import { createTestDatabase, secret, temporalAddress, testFolder } from './services.ts';
import { toyChannel } from './toy-channel.ts';

installQuietRuntime();

export interface TestServiceOptions {
  /** Channels that a module exports (see `channels/catalogue.ts`): rules run in threads, which load it. */
  channels?: readonly Channel[];
  /** Those of the workers, where they differ. */
  workerChannels?: readonly Channel[];
  api?: Partial<ApiOptions['config']>;
  worker?: Partial<WorkerProcessOptions['config']>;
  createActivities?: WorkerProcessOptions['createActivities'];
  /** Time between two looks of a worker at Temporal's schedules, each of which costs Temporal as much as a stage; as in an installation when absent. */
  schedulesLookMs?: number;
  /** Threads of each API and worker: one when absent, as loading what they run is what most tests would spend their time on. */
  threads?: number;
  /** Without workers takes stay queued until `startWorker`. */
  isWorkerless?: boolean;
  /** Its base URL is where the first API listens, as clients need it that go where metadata sends them; else a name that leads nowhere. */
  isAtItsAddress?: boolean;
  /** Stands in for the way out of the API. */
  outbound?: Outbound;
  log?: Logger;
}

/** A whole installation within the test's process: its own database, its own queue in the shared Temporal. */
export interface TestService extends AsyncDisposable {
  baseUrl: string;
  databaseUrl: string;
  dataDir: string;
  taskQueue: string;
  /** The schema's owner. */
  owner: Db;
  /** As sign-in and OAuth see it. */
  authDb: AuthDb;
  mint(options?: {
    operatorEmail?: string;
    scope?: 'station' | 'channel';
    channel?: string;
    credits?: number;
  }): Promise<MintedKey>;
  startWorker(): Promise<AsyncDisposable>;
  /** Another API process's worth of API on the same database. */
  startApi(): Promise<Api & { baseUrl: string }>;
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  await using stack = new AsyncDisposableStack();
  const log = options.log ?? pino({ level: process.env.LONGTAKE_TEST_LOG ?? 'silent' });
  const database = stack.use(await createTestDatabase());
  const dataDir = await mkdtemp(join(testFolder, 'service-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  keepSigningKeys(join(dataDir, SIGNING_KEYS_FILE));
  const owner = connect({ url: database.url, role: 'owner', secret, max: 2 });
  stack.defer(() => owner.destroy());
  const authDb = connectAuth({ url: database.url, secret, max: 2 });
  stack.defer(() => authDb.destroy());
  const wanted = options.channels ?? [toyChannel];
  const channels = new Map(wanted.map((channel) => [channel.card.slug, channel]));
  const ofWorkers = new Map((options.workerChannels ?? wanted).map((channel) => [channel.card.slug, channel]));
  const registry = await registryOf(wanted);
  const taskQueue = `takes-${randomUUID()}`;
  const shared = {
    dataDir,
    databaseUrl: database.url,
    secret,
    temporal: { address: temporalAddress, namespace: 'default' },
  };

  const ownPort = options.isAtItsAddress ? await findFreePort(0) : undefined;
  const api = stack.use(await startOneApi(ownPort));
  if (!options.isWorkerless) stack.use(await startWorker());
  const owned = stack.move();
  return {
    baseUrl: api.baseUrl,
    databaseUrl: database.url,
    dataDir,
    taskQueue,
    owner,
    authDb,
    mint: (mint = {}) =>
      mintKey(owner, { operatorEmail: 'ada@example.com', scope: 'station', credits: 1_000, ...mint }),
    startWorker,
    startApi: () => startOneApi(),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };

  async function startOneApi(port = 0): Promise<Api & { baseUrl: string }> {
    const config = {
      ...shared,
      host: '127.0.0.1',
      port,
      baseUrl: ownPort === undefined ? 'http://longtake.test' : `http://127.0.0.1:${ownPort}`,
      ratePerMinute: 1_000_000,
      threads: options.threads ?? 1,
      ...options.api,
    };
    const { outbound } = options;
    const started = await startApi({
      config,
      channels,
      registry,
      log,
      openThreads: openLateThreads,
      ...(outbound && { outbound }),
    });
    return { ...started, baseUrl: `http://127.0.0.1:${started.port}` };
  }

  async function startWorker(): Promise<AsyncDisposable> {
    const stopping = new AbortController();
    const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
    const config = {
      ...shared,
      baseUrl: ownPort === undefined ? 'http://longtake.test' : `http://127.0.0.1:${ownPort}`,
      runningTakes: 20,
      outboundAllow: ['127.0.0.0/8'],
      contactUrl: undefined,
      crawlDelayMs: 0,
      retentionDays: 0,
      chromiumPath: undefined,
      sources: {},
      demoUrl: undefined,
      threads: options.threads ?? 1,
      ...options.worker,
    };
    const { createActivities, schedulesLookMs } = options;
    const running = runWorker({
      config,
      channels: ofWorkers,
      registry,
      log,
      taskQueue,
      deliveryQueue: `deliveries-${taskQueue}`,
      ...(schedulesLookMs !== undefined && { schedulesLookMs }),
      signal: stopping.signal,
      onReady,
      openThreads: openLateThreads,
      ...(createActivities && { createActivities }),
    });
    await Promise.race([ready, running]);
    return {
      async [Symbol.asyncDispose]() {
        stopping.abort();
        await running;
      },
    };
  }
}
