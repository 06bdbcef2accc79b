import type { Logger } from 'pino';
import type { Channel } from '../channels/channel.ts';
import type { Db } from '../db/connect.ts';
import type { Notifier } from '../db/notifier.ts';
import type { Outbound } from '../outbound/create-outbound.ts';
import type { Embedder } from '../outbound/embedding/create-embedder.ts';
import type { Threads } from '../threads/create-threads.ts';
import type { ReceiverTurns } from './receiver-turns.ts';

/** Where approved specimens are handed over. */
export interface Courier {
  /** An https address and the `whsec_…` that signs what goes there; undefined: files in the folder. */
  https: { url: string; secret: string } | undefined;
  folder: string;
}

/** What the activities of deliveries work with. */
export interface DeliveryDeps {
  db: Db;
  outbound: Pick<Outbound, 'deliver'>;
  notifier: Notifier;
  channels: ReadonlyMap<string, Channel>;
  threads: Threads;
  /** LONGTAKE_SECRET: secrets of subscriptions are sealed with a key of it. */
  secret: Uint8Array;
  courier: Courier;
  /** Tells what passages of the library mean; undefined: the packaged table alone. */
  embedder: Embedder | undefined;
  /** Bytes that the archive of an operator may hold; null: as many as there are. */
  archiveQuotaBytes: number | null;
  turns: ReceiverTurns;
  log: Logger;
}
