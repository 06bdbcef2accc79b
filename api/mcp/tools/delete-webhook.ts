import { z } from 'zod';
import { deleteWebhook, requireWebhook } from '../../webhooks/delete-webhook.ts';
import { defineTool } from '../define-tool.ts';
import { sandboxArgument } from './arguments.ts';

export const deleteWebhookTool = defineTool({
  name: 'delete_webhook',
  title: 'Delete a webhook',
  description:
    'Removes one webhook subscription of the operator; deliveries to it stop immediately and its secret is gone. Use it when the person asks for that webhook to go. Do not guess the id: list_webhooks shows it. There is no way back but registering anew, with another secret.',
  kind: 'write',
  access: 'operator',
  scope: 'mcp:write',
  ratePerMinute: 10,
  isDestructive: true,
  isIdempotent: false,
  isOpenWorld: false,
  events: [],
  errors: ['not_found'],
  parameters: z.strictObject({
    webhook_id: z.uuid().describe('Of the subscription, as list_webhooks shows it'),
    ...sandboxArgument('Checks that the webhook is there and deletes nothing'),
  }),
  result: z.strictObject({
    sandbox: z.boolean(),
    webhook_id: z.uuid(),
    deleted: z.boolean().describe('False in sandbox mode'),
  }),
  async run({ trx, operatorId }, { webhook_id: webhookId }) {
    await deleteWebhook(trx, operatorId, webhookId);
    return { sandbox: false, webhook_id: webhookId, deleted: true };
  },
  async rehearse({ trx, operatorId }, { webhook_id: webhookId }) {
    await requireWebhook(trx, operatorId, webhookId);
    return { sandbox: true, webhook_id: webhookId, deleted: false };
  },
});
