import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { DeliveredEvent, WebhookEventName } from '#contracts/webhook.ts';
import { WEBHOOK_LIMITS } from '#contracts/webhook.ts';
import type { Schema } from '../schema.ts';

export interface WebhookRow {
  webhookId: string;
  url: string;
  events: WebhookEventName[];
  description: string | null;
  state: 'active' | 'disabled';
  disabledReason: string | null;
  createdAt: string;
  /** The newest first. */
  attempts: AttemptRow[];
}

export interface AttemptRow {
  deliveryId: string;
  event: DeliveredEvent;
  attempt: number;
  at: string;
  outcome: 'delivered' | 'failed' | 'waiting';
  status: number | null;
  latencyMs: number | null;
  nextAttemptAt: string | null;
}

/** The operator's subscriptions, oldest first, each with its newest attempts. */
export async function findWebhooks(trx: Transaction<Schema>, operatorId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.webhook_id as "webhookId", w.url, w.events, w.description, w.state, w.disabled_reason as "disabledReason",
      iso(w.created_at) as "createdAt", coalesce(a.attempts, '[]') as attempts
    from webhook_subscription w cross join lateral (
      select json_agg(json_build_object('deliveryId', t.delivery_id, 'event', d.event, 'attempt', t.attempt, 'at', iso(t.at),
        'outcome', t.outcome, 'status', t.status, 'latencyMs', t.latency_ms, 'nextAttemptAt', iso(t.next_attempt_at))
        order by t.at desc, t.attempt desc) as attempts
      from (
        select * from webhook_attempt t where t.operator_id = ${operatorId} and t.webhook_id = w.webhook_id
        order by t.at desc, t.attempt desc limit ${WEBHOOK_LIMITS.attemptsShown}
      ) t join webhook_delivery d on d.delivery_id = t.delivery_id
    ) a
    where w.operator_id = ${operatorId} and w.deleted_at is null order by w.created_at, w.webhook_id`.execute(trx);
  return rows;
}

export interface NewWebhook {
  operatorId: string;
  webhookId: string;
  url: string;
  events: readonly WebhookEventName[];
  description: string | null;
  secretSealed: Buffer;
}

/** Adds a subscription. @returns false where the operator has as many as one may */
export async function addWebhook(trx: Transaction<Schema>, webhook: NewWebhook): Promise<boolean> {
  if (!(await hasRoomForWebhook(trx, webhook.operatorId))) return false;
  await sql`
    insert into webhook_subscription (webhook_id, operator_id, url, events, description, secret_sealed)
    values (${webhook.webhookId}, ${webhook.operatorId}, ${webhook.url}, ${[...webhook.events]}, ${webhook.description},
      ${webhook.secretSealed})`.execute(trx);
  return true;
}

/** Whether the operator may have another subscription. Holds the operator's chains: two that ask at once are told one after the other. */
export async function hasRoomForWebhook(trx: Transaction<Schema>, operatorId: string): Promise<boolean> {
  await sql`select hold_chains(${operatorId})`.execute(trx);
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from webhook_subscription where operator_id = ${operatorId} and deleted_at is null`.execute(
    trx,
  );
  return rows[0]!.live < WEBHOOK_LIMITS.perOperator;
}

/** The address of a live subscription of the operator. */
export async function findWebhookUrl(
  trx: Transaction<Schema>,
  operatorId: string,
  webhookId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    select url from webhook_subscription
    where operator_id = ${operatorId} and webhook_id = ${webhookId} and deleted_at is null`.execute(trx);
  return rows[0]?.url;
}

/** Deletes a subscription: from here on no attempt of it is claimed. @returns its address; undefined where there is none */
export async function deleteWebhook(
  trx: Transaction<Schema>,
  operatorId: string,
  webhookId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ url: string }>`
    update webhook_subscription set deleted_at = clock_timestamp()
    where operator_id = ${operatorId} and webhook_id = ${webhookId} and deleted_at is null returning url`.execute(trx);
  return rows[0]?.url;
}
