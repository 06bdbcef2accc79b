import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Codes that a tool may answer (interface document, part 4, The tools' results). */
export const TOOL_ERRORS = {
  invalid_arguments: 'An argument is missing, unknown or not of its form; the message names each',
  rate_limited: 'The tool was called as often as a minute allows; `retry_after_seconds` says when to come back',
  forbidden_role: 'The tool is for admins',
  insufficient_scope: 'The token lacks the scope; told as HTTP 403 with a challenge',
  not_found: 'There is no such row, or the caller may not see it',
  conflict: 'The row is not in a state that allows it; the message names its state',
  url_not_allowed: 'The address is not public https',
  too_many_webhooks: 'The operator has 50 webhooks',
  unavailable: 'The service cannot do it for the moment; try again',
  internal: 'Something in the service failed; the request id names the log line',
} as const satisfies Partial<Record<ErrorCode, string>>;
export type ToolErrorCode = keyof typeof TOOL_ERRORS;

// The keys of an object literal are its names.
const ToolErrorCode = z.enum(Object.keys(TOOL_ERRORS) as [ToolErrorCode, ...ToolErrorCode[]]);

/** The text of an `isError` result, as JSON. */
export const ToolFailure = z.strictObject({
  error: z.strictObject({
    code: ToolErrorCode,
    message: z.string(),
    request_id: z.string(),
    retry_after_seconds: z.int().positive().optional(),
  }),
});
export type ToolFailure = z.infer<typeof ToolFailure>;

const JsonSchema = z.record(z.string(), z.unknown());

/** A tool as `describe_tools` and the reference show it. */
export const ToolDoc = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    kind: z.enum(['read', 'write']),
    access: z.enum(['operator', 'admin']).describe('Who may call it: any operator, or admins alone'),
    scope: z.string().describe('Scope that the token must have'),
    description: z.string(),
    parameters: JsonSchema.describe('JSON Schema'),
    returns: JsonSchema.describe('JSON Schema'),
    rate_limit_per_minute: z
      .int()
      .describe('Calls of one operator in any 60 seconds, cached and sandbox calls counted'),
    cache_seconds: z.int().nullable().describe('How long an answer is served again; null: never'),
    sandbox: z.boolean().describe('Whether the argument `sandbox` makes it a dry run'),
    events: z.array(z.string()).describe('Webhook events that it may cause'),
    errors: z.array(ToolErrorCode),
  })
  .meta({ id: 'ToolDoc' });
export type ToolDoc = z.infer<typeof ToolDoc>;

export const EventDoc = z
  .strictObject({
    name: z.string(),
    fires_when: z.string(),
    data: JsonSchema.describe('JSON Schema of `data` in the body'),
  })
  .meta({ id: 'EventDoc' });
export type EventDoc = z.infer<typeof EventDoc>;

/** What the tool server tells of itself. */
export interface ToolCatalogue {
  tools: ToolDoc[];
  events: EventDoc[];
}
