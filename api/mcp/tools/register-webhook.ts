import { z } from 'zod';
import { WEBHOOK_LIMITS, WebhookEventName } from '#contracts/webhook.ts';
import { registerWebhook, rehearseRegistration } from '../../webhooks/register-webhook.ts';
import { defineTool } from '../define-tool.ts';
import { sandboxArgument } from './arguments.ts';

export const registerWebhookTool = defineTool({
  name: 'register_webhook',
  title: 'Register a webhook',
  description:
    "Registers an https address that is told of the operator's events, each as a signed HTTP POST. The answer holds the signing secret, which is shown this once: hand it to the person, do not repeat it elsewhere. Use it when the person wants to be notified by a system of theirs. Do not use it to look at events or deliveries: that is list_webhooks.",
  kind: 'write',
  access: 'operator',
  scope: 'mcp:write',
  ratePerMinute: 10,
  isDestructive: false,
  isIdempotent: false,
  isOpenWorld: true,
  events: [],
  errors: ['url_not_allowed', 'too_many_webhooks'],
  parameters: z.strictObject({
    url: z
      .string()
      .min(1)
      .max(WEBHOOK_LIMITS.urlChars)
      .describe('Where events are sent: https, public, without user name or password'),
    events: z
      .array(WebhookEventName)
      .min(1)
      .max(WebhookEventName.options.length)
      .transform((events) => WebhookEventName.options.filter((event) => events.includes(event)))
      .optional()
      .describe('Names of the events to be told of; all of them where it is left out'),
    description: z
      .string()
      .trim()
      .min(1)
      .max(WEBHOOK_LIMITS.descriptionChars)
      .optional()
      .describe('What the receiver is, for the person'),
    ...sandboxArgument('Checks everything and registers nothing'),
  }),
  result: z.strictObject({
    sandbox: z.boolean(),
    webhook_id: z.uuid().nullable().describe('Null in sandbox mode'),
    url: z.string().describe('As it is stored'),
    events: z.array(WebhookEventName),
    secret: z.string().nullable().describe('Key of the signatures, shown this once; null in sandbox mode'),
  }),
  async run({ trx, operatorId, secret, parseReceiver }, { url, events = WebhookEventName.options, description }) {
    const registration = { url, events, description: description ?? null };
    const webhook = await registerWebhook(trx, operatorId, registration, { secret, parseReceiver });
    return {
      sandbox: false,
      webhook_id: webhook.webhookId,
      url: webhook.url,
      events: [...events],
      secret: webhook.secret,
    };
  },
  async rehearse({ trx, operatorId, parseReceiver }, { url, events = WebhookEventName.options }) {
    const href = await rehearseRegistration(trx, operatorId, url, parseReceiver);
    return { sandbox: true, webhook_id: null, url: href, events: [...events], secret: null };
  },
});
