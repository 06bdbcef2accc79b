import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { AppError } from '#contracts/errors.ts';
import { seal } from '#contracts/seal.ts';
import { WEBHOOK_LIMITS } from '#contracts/webhook.ts';
import type { WebhookEventName } from '#contracts/webhook.ts';
import { appendAudit, dropAnswers } from '../../db/queries/call-log.ts';
import { addWebhook, hasRoomForWebhook } from '../../db/queries/webhooks.ts';
import type { Schema } from '../../db/schema.ts';

export interface Registration {
  url: string;
  events: readonly WebhookEventName[];
  description: string | null;
}

export interface RegisterDependencies {
  /** LONGTAKE_SECRET. */
  secret: Uint8Array;
  parseReceiver: (url: string) => URL | undefined;
}

/**
 * Registers a receiver of events for the operator that the transaction runs for. The signing secret is told here and never again; what is stored of
 * it is sealed. Throws url_not_allowed, too_many_webhooks.
 */
export async function registerWebhook(
  trx: Transaction<Schema>,
  operatorId: string,
  { url, events, description }: Registration,
  { secret, parseReceiver }: RegisterDependencies,
): Promise<{ webhookId: string; url: string; secret: string }> {
  const { href } = requireReceiver(url, parseReceiver);
  const webhookId = randomUUID();
  const signingSecret = `whsec_${randomBytes(32).toString('base64')}`;
  const secretSealed = seal(secret, 'webhook-secret', webhookId, signingSecret);
  if (!(await addWebhook(trx, { operatorId, webhookId, url: href, events, description, secretSealed })))
    throw tooManyWebhooks();
  await appendAudit(trx, {
    operatorId,
    action: 'webhook.registered',
    subject: webhookId,
    detail: { url: href, events },
  });
  await dropAnswers(trx, operatorId);
  return { webhookId, url: href, secret: signingSecret };
}

/** Everything that registering checks, without writing anything. Throws the same. @returns the address as it would be stored */
export async function rehearseRegistration(
  trx: Transaction<Schema>,
  operatorId: string,
  url: string,
  parseReceiver: RegisterDependencies['parseReceiver'],
): Promise<string> {
  const { href } = requireReceiver(url, parseReceiver);
  if (!(await hasRoomForWebhook(trx, operatorId))) throw tooManyWebhooks();
  return href;
}

function requireReceiver(url: string, parseReceiver: RegisterDependencies['parseReceiver']): URL {
  const receiver = parseReceiver(url);
  if (receiver) return receiver;
  throw new AppError(
    'url_not_allowed',
    'The receiver must be a public https address without a user name: no private, local or reserved host, no unusual port.',
  );
}

function tooManyWebhooks(): AppError {
  return new AppError(
    'too_many_webhooks',
    `An operator may have ${WEBHOOK_LIMITS.perOperator} webhooks. Delete one first; list_webhooks shows them.`,
  );
}
