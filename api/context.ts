import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import type { EventLoopDelay } from '#contracts/event-loop-delay.ts';
import type { SigningKeys } from '#contracts/signing-key.ts';
import type { Channel } from '../channels/channel.ts';
import type { AuthDb } from '../db/auth-schema.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import type { PageStore } from '../db/page-store.ts';
import type { Threads } from '../threads/create-threads.ts';
import type { BrowserOrigins } from './http/browser-origins.ts';
import type { KeylessLimit } from './http/keyless-limit.ts';
import type { BodyReader } from './http/read-body.ts';
import type { StreamLimit } from './http/stream-limit.ts';
import type { TakeFeed } from './log/take-feed.ts';
import type { Auth } from './sign-in/create-auth.ts';
import type { ToolContext } from './mcp/define-tool.ts';

/** What the routes work with. */
export interface ApiContext {
  db: Db;
  /** The database as sign-in and OAuth see it. */
  authDb: AuthDb;
  auth: Auth;
  /** The authorization server behind `/oauth`. */
  provider: Provider;
  /** Makes the tokens of forms. */
  formKey: Buffer;
  notifier: Notifier;
  feed: TakeFeed;
  pages: PageStore;
  /** By which exports are signed. Ends in unavailable where this installation has none. */
  signingKeys: () => Promise<SigningKeys>;
  threads: Threads;
  channels: ReadonlyMap<string, Channel>;
  /** Without a slash at its end; never taken from a request. */
  baseUrl: string;
  /** Address of the Temporal UI, without a slash at its end; undefined where nobody said. */
  temporalUi: string | undefined;
  ratePerMinute: number;
  /** Bytes that the archive of an operator may hold; null: as many as there are. */
  archiveQuotaBytes: number | null;
  allowedOrigins: readonly string[];
  trustProxy: number | string[] | undefined;
  origins: BrowserOrigins;
  tools: ToolContext;
  bodies: BodyReader;
  streams: StreamLimit;
  keyless: KeylessLimit;
  log: Logger;
  readiness: Readiness;
  vitals: Vitals;
}

/** What the process depends on, each by its name with `ok` or what is wrong; `isReady` is false as well while it drains. */
export interface Readiness {
  check(): Promise<{ isReady: boolean; checks: Record<string, string> }>;
}

/** How late event loops came to what was due over the last minute. Workers are in no order. */
export interface Vitals {
  read(): { api: EventLoopDelay; workers: EventLoopDelay[] };
}
