import type { Tool } from '../define-tool.ts';
import { deleteWebhookTool } from './delete-webhook.ts';
import { describeToolsTool } from './describe-tools.ts';
import { listRunsTool } from './list-runs.ts';
import { listSpecimensTool } from './list-specimens.ts';
import { listWebhooksTool } from './list-webhooks.ts';
import { registerWebhookTool } from './register-webhook.ts';
import { reviewQueueTool } from './review-queue.ts';
import { reviewSpecimenTool } from './review-specimen.ts';
import { searchLibraryTool } from './search-library.ts';

/** Every tool there is, in the order of `tools/list`. */
export const TOOLS: readonly Tool[] = [
  describeToolsTool,
  searchLibraryTool,
  listSpecimensTool,
  listRunsTool,
  reviewQueueTool,
  reviewSpecimenTool,
  listWebhooksTool,
  registerWebhookTool,
  deleteWebhookTool,
];
