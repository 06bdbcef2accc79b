import type { Logger } from 'pino';
import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import type { PageStore } from '../db/page-store.ts';
import type { DrawStill } from '../evidence/stills/create-drawing-room.ts';
import type { TakeFeed } from './log/take-feed.ts';

/** What the routes work with. */
export interface ApiContext {
  db: Db;
  notifier: Notifier;
  feed: TakeFeed;
  pages: PageStore;
  drawStill: DrawStill;
  channels: ReadonlyMap<string, Channel>;
  /** Without a slash at its end; never taken from a request. */
  baseUrl: string;
  ratePerMinute: number;
  log: Logger;
  readiness: Readiness;
}

/** What the process depends on, each by its name with `ok` or what is wrong; `isReady` is false as well while it drains. */
export interface Readiness {
  check(): Promise<{ isReady: boolean; checks: Record<string, string> }>;
}
