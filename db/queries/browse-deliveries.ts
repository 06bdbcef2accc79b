import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface DeliveryAttempt {
  deliveryId: string;
  eventId: string;
  event: string;
  attempt: number;
  outcome: 'waiting' | 'delivered' | 'failed';
  status: number | null;
  latencyMs: number | null;
  failure: string | null;
  answer: string | null;
  body: string;
  at: Date;
  nextAttemptAt: Date | null;
  /** Of the delivery: nothing more will be tried by itself. */
  hasEnded: boolean;
}

/** Attempts at a subscription, the newest first, each with what was sent and what came back. */
export async function findAttempts(
  trx: Transaction<Schema>,
  {
    operatorId,
    webhookId,
    before,
    limit,
  }: { operatorId: string; webhookId: string; before: string | null; limit: number },
): Promise<DeliveryAttempt[]> {
  const { rows } = await sql<DeliveryAttempt>`
    select a.delivery_id as "deliveryId", d.event_id as "eventId", d.event, a.attempt, a.outcome, a.status, a.latency_ms as "latencyMs", a.failure,
      a.answer, e.body, a.at, a.next_attempt_at as "nextAttemptAt", d.outcome <> 'waiting' as "hasEnded"
    from webhook_attempt a join webhook_delivery d on d.delivery_id = a.delivery_id join event e on e.event_id = d.event_id
    where a.operator_id = ${operatorId} and a.webhook_id = ${webhookId} and (${before}::timestamptz is null or a.at < ${before}::timestamptz)
    order by a.at desc limit ${limit}`.execute(trx);
  return rows;
}

/** Queues a delivery of the operator again, where a subscription is named one to that. @returns false where there is none, or it is still being tried */
export async function redeliver(
  trx: Transaction<Schema>,
  { operatorId, webhookId, deliveryId }: { operatorId: string; webhookId?: string; deliveryId: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`
    select queue_delivery(d.operator_id, d.event_id, d.webhook_id) as id
    from webhook_delivery d join webhook_subscription s on s.webhook_id = d.webhook_id
    where d.operator_id = ${operatorId} and (${webhookId ?? null}::uuid is null or d.webhook_id = ${webhookId ?? null}) and d.delivery_id = ${deliveryId} and s.deleted_at is null and s.state = 'active'`.execute(
    trx,
  );
  return typeof rows[0]?.id === 'string';
}

/** Sends a test event to one subscription of the operator. @returns false where there is none that is active */
export async function pingWebhook(trx: Transaction<Schema>, operatorId: string, webhookId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select ping_webhook(${operatorId}, ${webhookId}) as done`.execute(trx);
  return rows[0]!.done;
}

/** Puts a new secret in force; the one before signs beside it for a day. @returns false where there is no such subscription */
export async function rotateSecret(
  trx: Transaction<Schema>,
  operatorId: string,
  webhookId: string,
  sealed: Buffer,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_subscription set previous_secret_sealed = secret_sealed, previous_secret_until = now() + interval '24 hours', secret_sealed = ${sealed}
    where operator_id = ${operatorId} and webhook_id = ${webhookId} and deleted_at is null`.execute(trx);
  return numAffectedRows === 1n;
}

/** Lets a subscription that was disabled be told again. @returns false where there is none such */
export async function enableWebhook(trx: Transaction<Schema>, operatorId: string, webhookId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update webhook_subscription set state = 'active', disabled_reason = null, failing_since = null
    where operator_id = ${operatorId} and webhook_id = ${webhookId} and deleted_at is null and state = 'disabled'`.execute(
    trx,
  );
  return numAffectedRows === 1n;
}
