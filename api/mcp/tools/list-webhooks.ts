import { z } from 'zod';
import { DeliveredEvent, WEBHOOK_LIMITS, WebhookEventName } from '#contracts/webhook.ts';
import { findWebhooks } from '../../../db/queries/webhooks.ts';
import type { AttemptRow, WebhookRow } from '../../../db/queries/webhooks.ts';
import { defineTool } from '../define-tool.ts';

const Outcome = z.enum(['delivered', 'failed', 'waiting']);

const Attempt = z
  .strictObject({
    delivery_id: z.uuid().describe('One per event and subscription; the header x-channel-delivery'),
    event: DeliveredEvent.describe('ping: a test that was sent from the console or by a command'),
    attempt: z.int().describe('1 for the first'),
    at: z.string().describe('ISO 8601, UTC'),
    outcome: Outcome.describe('waiting: under way'),
    status: z.int().nullable().describe('HTTP status of the answer'),
    latency_ms: z.int().nullable(),
    next_attempt_at: z.string().nullable().describe('When it is tried again, after a failure'),
  })
  .meta({ id: 'Attempt' });

const Webhook = z
  .strictObject({
    webhook_id: z.uuid(),
    url: z.string(),
    events: z.array(WebhookEventName),
    description: z.string().nullable(),
    state: z.enum(['active', 'disabled']),
    disabled_reason: z.string().nullable(),
    created_at: z.string().describe('ISO 8601, UTC'),
    last_delivery: z
      .strictObject({ event: DeliveredEvent, status: Outcome, at: z.string() })
      .nullable()
      .describe('The newest attempt'),
    attempts: z.array(Attempt).describe(`The ${WEBHOOK_LIMITS.attemptsShown} newest, newest first`),
  })
  .meta({ id: 'Webhook' });

export const listWebhooksTool = defineTool({
  name: 'list_webhooks',
  title: 'List webhooks',
  description:
    "Lists the operator's webhook subscriptions with the newest delivery attempts of each. Use it to find the id of a webhook, or why a delivery did not arrive. Signing secrets are never shown again: register_webhook shows one once.",
  kind: 'read',
  access: 'operator',
  scope: 'mcp:read',
  ratePerMinute: 30,
  cacheSeconds: 15,
  errors: [],
  parameters: z.strictObject({}),
  result: z.strictObject({ webhooks: z.array(Webhook) }),
  async run({ trx, operatorId }) {
    return { webhooks: (await findWebhooks(trx, operatorId)).map(mapWebhook) };
  },
});

function mapWebhook(row: WebhookRow): z.input<typeof Webhook> {
  const last = row.attempts[0];
  return {
    webhook_id: row.webhookId,
    url: row.url,
    events: row.events,
    description: row.description,
    state: row.state,
    disabled_reason: row.disabledReason,
    created_at: row.createdAt,
    last_delivery: last ? { event: last.event, status: last.outcome, at: last.at } : null,
    attempts: row.attempts.map(mapAttempt),
  };
}

function mapAttempt(row: AttemptRow): z.input<typeof Attempt> {
  return {
    delivery_id: row.deliveryId,
    event: row.event,
    attempt: row.attempt,
    at: row.at,
    outcome: row.outcome,
    status: row.status,
    latency_ms: row.latencyMs,
    next_attempt_at: row.nextAttemptAt,
  };
}
