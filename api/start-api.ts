import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SIGNING_KEYS_FILE } from '#contracts/signing-key.ts';
import { HOMEPAGE, VERSION } from '#contracts/version.ts';
import type { Channel } from '../channels/channel.ts';
import { connect, connectAuth } from '../db/connect.ts';
import { createNotifier } from '../db/notifier.ts';
import { createFilePageStore } from '../db/page-store.ts';
import { parseNetworks } from '../outbound/address-rules.ts';
import { type Outbound, createOutbound } from '../outbound/create-outbound.ts';
import { createEmbedder } from '../outbound/embedding/create-embedder.ts';
import { createThreads } from '../threads/create-threads.ts';
import type { ApiConfig } from './config.ts';
import { renderAuthorizationError, renderWayOff } from './console/authorization-error.ts';
import { createApp } from './create-app.ts';
import { readSigningKeys } from './evidence/signing-keys.ts';
import { createBrowserOrigins } from './http/browser-origins.ts';
import { createHttpServer } from './http/create-http-server.ts';
import { createKeylessLimit } from './http/keyless-limit.ts';
import { createBodyReader } from './http/read-body.ts';
import { createStreamLimit } from './http/stream-limit.ts';
import { createTakeFeed } from './log/take-feed.ts';
import { createProvider } from './oauth/create-provider.ts';
import { CLIENT_DOCUMENT_SOURCE } from './oauth/fetch-client-document.ts';
import { createQuestionReader } from './library/read-question.ts';
import { createToolContext } from './mcp/create-tool-context.ts';
import { createReadiness } from './readiness.ts';
import { createVitals } from './vitals.ts';
import { createAuth } from './sign-in/create-auth.ts';
import { deriveKey } from './sign-in/derive-key.ts';

/** Streams that are still open by then are cut; their readers resume elsewhere. */
const DRAIN_MS = 5_000;
/** Requests without a valid key that an address may make, for each that a key may make: they cost little, and many sit behind one address. */
const KEYLESS_PER_RATE = 10;

export interface ApiOptions {
  config: Pick<
    ApiConfig,
    'host' | 'port' | 'baseUrl' | 'dataDir' | 'databaseUrl' | 'secret' | 'temporal' | 'ratePerMinute'
  > &
    Partial<
      Pick<
        ApiConfig,
        | 'temporalUi'
        | 'allowedOrigins'
        | 'trustProxy'
        | 'outboundAllow'
        | 'isSandbox'
        | 'courierUrl'
        | 'threads'
        | 'threadMemoryMb'
        | 'archiveQuotaBytes'
        | 'embedding'
      >
    >;
  channels: ReadonlyMap<string, Channel>;
  /** URL of the module that `channels` are exported by: each thread loads it. */
  registry: string;
  log: Logger;
  /** Stands in for the way out to documents of clients. */
  outbound?: Outbound;
  openThreads?: typeof createThreads;
}

/** A serving API; disposing drains it. */
export interface Api extends AsyncDisposable {
  port: number;
}

/** Starts the API process's work; resolves when it listens. */
export async function startApi({ config, channels, registry, log, outbound, ...options }: ApiOptions): Promise<Api> {
  const { openThreads = createThreads } = options;
  let isDraining = false;
  const database = { url: config.databaseUrl, role: 'api', secret: config.secret } as const;
  const onIdleError = (err: Error): void => log.warn({ err }, 'a database connection broke');
  const db = connect({ ...database, max: 20, onIdleError });
  const authDb = connectAuth({ ...database, max: 10, onIdleError });
  await using stack = new AsyncDisposableStack();
  stack.defer(() => db.destroy());
  stack.defer(() => authDb.destroy());
  const feed = stack.use(createTakeFeed(db, database));
  const vitals = stack.use(createVitals(db));
  const readiness = stack.use(createReadiness(db, config.temporal, () => isDraining));
  const threads = stack.use(openThreads({ registry, log, threads: config.threads, memoryMb: config.threadMemoryMb }));
  const app = createApp({
    db,
    authDb,
    auth: createAuth({ db: authDb, baseUrl: config.baseUrl, secret: config.secret, log }),
    formKey: deriveKey(config.secret, 'forms'),
    provider: createProvider({
      db: authDb,
      baseUrl: config.baseUrl,
      secret: config.secret,
      outbound: outbound ?? stack.use(openWayOut(config.outboundAllow ?? [])),
      log,
      renderError: renderAuthorizationError,
      renderWayOff,
    }),
    notifier: createNotifier(db),
    feed,
    pages: createFilePageStore(join(config.dataDir, 'pages')),
    signingKeys: () => readSigningKeys(join(config.dataDir, SIGNING_KEYS_FILE)),
    threads,
    channels,
    baseUrl: config.baseUrl,
    temporalUi: config.temporalUi,
    ratePerMinute: config.ratePerMinute,
    archiveQuotaBytes: config.archiveQuotaBytes ?? null,
    allowedOrigins: config.allowedOrigins ?? [],
    trustProxy: config.trustProxy,
    origins: createBrowserOrigins(config.baseUrl, config.allowedOrigins ?? []),
    tools: createToolContext({
      db,
      secret: config.secret,
      channels,
      baseUrl: config.baseUrl,
      outboundAllow: config.outboundAllow ?? [],
      isSandbox: config.isSandbox ?? false,
      courierUrl: config.courierUrl,
      readQuestion: createQuestionReader(config.embedding && createEmbedder(config.embedding), log),
    }),
    bodies: createBodyReader(),
    streams: createStreamLimit(),
    keyless: createKeylessLimit(config.ratePerMinute * KEYLESS_PER_RATE),
    log,
    readiness,
    vitals,
  });
  const server = createHttpServer(app);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  stack.defer(async () => {
    isDraining = true;
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(cut);
  });
  const owned = stack.move();
  // A TCP server's address is an AddressInfo.
  return { port: (server.address() as AddressInfo).port, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** For documents in which clients say who they are. */
function openWayOut(allow: string[]): Outbound {
  return createOutbound({
    version: VERSION,
    contactUrl: HOMEPAGE,
    crawlDelayMs: 0,
    allow: parseNetworks(allow.join(',')).networks,
    sources: { [CLIENT_DOCUMENT_SOURCE]: { minIntervalMs: 0, concurrency: 4 } },
  });
}
