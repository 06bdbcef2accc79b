import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface DeliveryRef {
  operatorId: string;
  eventId: string;
  webhookId: string;
}

/** An attempt that was begun: to be made, or what became of it already. */
export type BegunAttempt =
  | { kind: 'stopped'; detail: string }
  | { kind: 'delivered' }
  | { kind: 'failed'; detail: string }
  | {
      kind: 'begun';
      deliveryId: string;
      type: string;
      /** Frozen when the event was recorded. */
      body: string;
      url: string;
      secretSealed: Buffer;
      /** Until the overlap of a rotation ends. */
      previousSecretSealed: Buffer | null;
    };

export async function beginDeliveryAttempt(db: Db, ref: DeliveryRef, attempt: number): Promise<BegunAttempt> {
  const { rows } = await sql<{
    delivery_id: string;
    outcome: 'stopped' | 'waiting' | 'delivered' | 'failed';
    failure: string | null;
    type: string;
    body: string;
    url: string;
    secret_sealed: Buffer;
    previous_secret_sealed: Buffer | null;
  }>`select * from begin_delivery_attempt(${ref.operatorId}, ${ref.eventId}, ${ref.webhookId}, ${attempt})`.execute(db);
  const row = rows[0]!;
  if (row.outcome === 'delivered') return { kind: 'delivered' };
  if (row.outcome !== 'waiting') return { kind: row.outcome, detail: row.failure ?? '' };
  return {
    kind: 'begun',
    deliveryId: row.delivery_id,
    type: row.type,
    body: row.body,
    url: row.url,
    secretSealed: row.secret_sealed,
    previousSecretSealed: row.previous_secret_sealed,
  };
}

export interface AttemptEnd {
  isDelivered: boolean;
  status: number | null;
  latencyMs: number;
  /** A sentence of ours; null where it was delivered. */
  failure: string | null;
  /** The first 2 kB of what the receiver answered. */
  answer: string | null;
  /** Time to the next attempt; null where there is none. */
  nextInMs: number | null;
}

/** @returns whether the subscription was disabled by it */
export async function endDeliveryAttempt(
  db: Db,
  ref: { operatorId: string; deliveryId: string; attempt: number },
  end: AttemptEnd,
): Promise<boolean> {
  const { rows } = await sql<{ disabled: boolean }>`
    select end_delivery_attempt(${ref.operatorId}, ${ref.deliveryId}, ${ref.attempt}, ${end.isDelivered}, ${end.status}, ${end.latencyMs},
      ${end.failure}, ${end.answer}, ${end.nextInMs}) as disabled`.execute(db);
  return rows[0]!.disabled;
}
