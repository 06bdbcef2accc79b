import { z } from 'zod';
import type { EventDoc, ToolCatalogue, ToolDoc, ToolErrorCode } from '#contracts/tool.ts';
import { WEBHOOK_DATA, WEBHOOK_EVENTS } from '#contracts/webhook.ts';
import type { WebhookEventName } from '#contracts/webhook.ts';
import type { Tool } from './define-tool.ts';
import { resultSchema } from './result-schema.ts';

/** Codes that every tool may answer. */
const COMMON_ERRORS = [
  'invalid_arguments',
  'rate_limited',
  'insufficient_scope',
  'unavailable',
  'internal',
] as const satisfies readonly ToolErrorCode[];

/** The one description that `tools/list`, `describe_tools` and the reference are made of. */
export function buildCatalogue(tools: readonly Tool[]): ToolCatalogue {
  return { tools: tools.map(describeTool), events: describeEvents() };
}

function describeTool(tool: Tool): ToolDoc {
  return {
    name: tool.name,
    title: tool.title,
    kind: tool.kind,
    access: tool.access,
    scope: tool.scope,
    description: tool.description,
    parameters: z.toJSONSchema(tool.parameters, { io: 'input' }),
    returns: z.toJSONSchema(resultSchema(tool)),
    rate_limit_per_minute: tool.ratePerMinute,
    cache_seconds: tool.kind === 'read' ? tool.cacheSeconds : null,
    sandbox: tool.kind === 'write',
    events: [...(tool.kind === 'write' ? tool.events : []), 'tool.error'],
    errors: [...COMMON_ERRORS, ...(tool.access === 'admin' ? (['forbidden_role'] as const) : []), ...tool.errors],
  };
}

function describeEvents(): EventDoc[] {
  return Object.entries(WEBHOOK_EVENTS).map(([name, firesWhen]) => ({
    name,
    fires_when: firesWhen,
    data: z.toJSONSchema(WEBHOOK_DATA[name as WebhookEventName]),
  }));
}
