import type { Tool } from '../define-tool.ts';
import { deleteWebhookTool } from './delete-webhook.ts';
import { describeToolsTool } from './describe-tools.ts';
import { listWebhooksTool } from './list-webhooks.ts';
import { registerWebhookTool } from './register-webhook.ts';

/** Every tool there is, in the order of `tools/list`. */
export const TOOLS: readonly Tool[] = [describeToolsTool, listWebhooksTool, registerWebhookTool, deleteWebhookTool];
