import type { Logger } from 'pino';
import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import type { PageStore } from '../db/page-store.ts';
import type { Outbound } from '../outbound/create-outbound.ts';
import type { PageBrowser } from '../outbound/browser/create-page-browser.ts';
import type { Threads } from '../threads/create-threads.ts';
import type { ApiSources } from './api-sources.ts';
import type { ConfiguredModel } from './model/provider-model.ts';

/** What the activities of a take work with. */
export interface TakeDeps {
  db: Db;
  notifier: Notifier;
  pages: PageStore;
  outbound: Outbound;
  /** Runs the scripts of pages that show nothing without them; absent where there is no browser. */
  browser?: PageBrowser | undefined;
  threads: Threads;
  /** Address of the API, without a slash at its end: that of a still begins with it. */
  baseUrl: string;
  channels: ReadonlyMap<string, Channel>;
  apiSources: ApiSources;
  /** Address of the page that the launcher serves for its demo take; exactly this one is allowed out. */
  demoUrl: string | undefined;
  /** Bytes that the archive of an operator may hold; null: as many as there are. */
  archiveQuotaBytes: number | null;
  /** Authority that stamps the evidence of takes (RFC 3161); absent: none does. */
  timestampUrl?: string | undefined;
  /** Absent: rules alone. */
  model?: ConfiguredModel | undefined;
  /** What credentials of operators were sealed with. */
  secret: Uint8Array;
  log: Logger;
}
