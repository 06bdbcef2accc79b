import { z } from 'zod';
import { TakeCursor } from '#contracts/take-list.ts';
import { LIMITS } from '#contracts/take.ts';
import type { Parameter } from './operation.ts';

export const TAKE_ID: Parameter = {
  in: 'path',
  name: 'takeId',
  schema: z.uuid(),
  description: 'Id of a take of the key’s owner on this channel',
};

export const IF_NONE_MATCH: Parameter = {
  in: 'header',
  name: 'If-None-Match',
  schema: z.string(),
  description: 'An `ETag` of this address: answers 304 while it still holds',
};

export const PREFER: Parameter = {
  in: 'header',
  name: 'Prefer',
  schema: z.string().meta({ examples: ['wait=30', 'respond-async'] }),
  description: `\`wait=N\`: seconds to wait for the end, 0 to ${LIMITS.waitSeconds}, ${LIMITS.defaultWaitSeconds} when absent. \`respond-async\`: do not wait. A preference out of range is ignored`,
};

export const IDEMPOTENCY_KEY: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: z.string().regex(/^[!-~]([ -~]{0,253}[!-~])?$/),
  description:
    'Makes the request safe to repeat for 24 hours: the same key and body give the first answer, byte for byte. 1 to 255 printable ASCII characters; belongs to the key’s owner and the channel',
};

export const LIMIT: Parameter = {
  in: 'query',
  name: 'limit',
  schema: z.int().min(1).max(LIMITS.takesPerPage).default(LIMITS.defaultTakesPerPage),
  description: 'Takes per page',
};

export const CURSOR: Parameter = {
  in: 'query',
  name: 'cursor',
  schema: TakeCursor,
  description: 'The `nextCursor` of the page before',
};

const EVENT_ID = z.int().min(0).max(999_999_999);

export const AFTER: Parameter = {
  in: 'query',
  name: 'after',
  schema: EVENT_ID,
  description: 'Send events after this `seq`',
};

export const LAST_EVENT_ID: Parameter = {
  in: 'header',
  name: 'Last-Event-ID',
  schema: EVENT_ID,
  description: 'The same, as an EventSource sends it; it wins over `after`',
};

export const LAST_FRAME_ID: Parameter = {
  in: 'header',
  name: 'Last-Event-ID',
  schema: z.string().regex(/^[0-9]{1,9}\.[0-9]{1,6}$/),
  description: 'The `id` of the last frame that arrived: the stream goes on after it',
};

export const FORMAT: Parameter = {
  in: 'query',
  name: 'format',
  schema: z.enum(['openapi', 'mcp', 'markdown']).default('openapi'),
  description:
    '`openapi`: OpenAPI 3.1.0. `mcp`: an MCP tool definition of the channel. `markdown`: for a person or a model',
};
