import type { Transaction } from 'kysely';
import { AppError } from '#contracts/errors.ts';
import { appendAudit, dropAnswers } from '../../db/queries/call-log.ts';
import { deleteWebhook as deleteRow, findWebhookUrl } from '../../db/queries/webhooks.ts';
import type { Schema } from '../../db/schema.ts';

/** Deletes a subscription of the operator that the transaction runs for; deliveries stop at once. Throws not_found. */
export async function deleteWebhook(trx: Transaction<Schema>, operatorId: string, webhookId: string): Promise<void> {
  const url = await deleteRow(trx, operatorId, webhookId);
  if (url === undefined) throw noWebhook(webhookId);
  await appendAudit(trx, { operatorId, action: 'webhook.deleted', subject: webhookId, detail: { url } });
  await dropAnswers(trx, operatorId);
}

/** Throws not_found where the operator has no such subscription. */
export async function requireWebhook(trx: Transaction<Schema>, operatorId: string, webhookId: string): Promise<void> {
  if ((await findWebhookUrl(trx, operatorId, webhookId)) === undefined) throw noWebhook(webhookId);
}

function noWebhook(webhookId: string): AppError {
  return new AppError('not_found', `There is no webhook ${webhookId}. list_webhooks shows those there are.`);
}
