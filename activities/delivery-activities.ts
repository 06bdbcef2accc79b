import type { Logger } from 'pino';
import type { Db } from '../db/connect.ts';
import type { Outbound } from '../outbound/create-outbound.ts';
import { createAttemptDelivery } from './attempt-delivery.ts';
import { createAttemptHandOver } from './attempt-hand-over.ts';
import { createReceiverTurns } from './receiver-turns.ts';
import type { ReceiverTurns } from './receiver-turns.ts';

/** Where approved specimens are handed over. */
export interface Courier {
  /** Undefined: files in the folder. */
  url: string | undefined;
  /** `whsec_…`; signs what goes to the address. */
  secret: string;
  folder: string;
}

/** What the activities of deliveries work with. */
export interface DeliveryDeps {
  db: Db;
  outbound: Pick<Outbound, 'deliver'>;
  /** LONGTAKE_SECRET: secrets of subscriptions are sealed with a key of it. */
  secret: Uint8Array;
  courier: Courier;
  turns: ReceiverTurns;
  log: Logger;
}

export type DeliveryActivities = ReturnType<typeof createDeliveryActivities>;

/** The activities of deliveries: webhooks and the courier. */
export function createDeliveryActivities(given: Omit<DeliveryDeps, 'turns'>) {
  const deps = { ...given, turns: createReceiverTurns() };
  return { attemptDelivery: createAttemptDelivery(deps), attemptHandOver: createAttemptHandOver(deps) };
}
