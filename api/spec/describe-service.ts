import { AgUiEventSchema } from '#contracts/ag-ui-event.ts';
import { Directory, ListedChannel } from '#contracts/directory.ts';
import { Handshake } from '#contracts/handshake.ts';
import { Problem } from '#contracts/problem.ts';
import { RunAgentInput } from '#contracts/run-agent-input.ts';
import { TakeEvent } from '#contracts/take-event.ts';
import { ListedTake, TakeList } from '#contracts/take-list.ts';
import { Ask, LIMITS, Lifecycle, Plan, Prior, Still, TakeRequest, TakeResponse } from '#contracts/take.ts';
import { Table } from '#contracts/table.ts';
import { HEADERS } from '../operations/headers.ts';
import type { Operation } from '../operations/operation.ts';
import { heading, list, table, text } from './block.ts';
import type { Block } from './block.ts';
import { describeVariants, fieldsOf } from './describe-fields.ts';
import { describeErrors, describeOperations, describeRoutes } from './describe-operations.ts';

/** The reference of the channel surface, whatever channels there are: docs/api.md. */
export function describeService(operations: readonly Operation[]): Block[] {
  return [
    heading(1, 'Channel API'),
    text(
      'Every channel has the same routes. `{slug}` is a channel of the directory, `{takeId}` a take of the key’s owner. Each channel serves this reference for itself at `GET …/spec`: as OpenAPI 3.1.0, as an MCP tool, as Markdown, and as a page in a browser. `GET /api/public/openapi.json` is the OpenAPI document of all channels, [for clients that are generated](generated-clients.md).',
    ),
    heading(2, 'Routes'),
    ...describeRoutes(operations),
    text('`HEAD` answers as `GET` does, without the body. Another method is 405 with `Allow`.'),
    heading(2, 'Keys'),
    text(
      '`Authorization: Bearer KEY`. A feed key works on one channel, a station key on every channel of its owner. Both look alike: `lt_`, 30 characters, and 6 that check them. A key that is missing, malformed, unknown, revoked or of another channel is 401; revoking counts from the next request on.',
    ),
    heading(2, 'Operations'),
    ...describeOperations(operations),
    heading(2, 'Bodies'),
    ...[
      ['TakeRequest', TakeRequest],
      ['Prior', Prior],
      ['RunAgentInput', RunAgentInput],
    ].flatMap(([name, schema]) => [heading(3, name as string), ...fieldsOf(schema as typeof TakeRequest, 'input')]),
    ...Object.entries({
      TakeResponse,
      Table,
      Still,
      Plan,
      Lifecycle,
      Ask,
      TakeList,
      ListedTake,
      Directory,
      ListedChannel,
      Handshake,
      Problem,
    }).flatMap(([name, schema]) => [heading(3, name), ...fieldsOf(schema, 'output')]),
    heading(2, 'Events of a take'),
    text(
      'What `GET takes/{takeId}/events` sends. Every event has `seq`, `type` and `at`; the last is one of `take.completed`, `take.failed`, `take.cancelled` and `take.needs_input`, and then the stream closes.',
    ),
    ...describeVariants(TakeEvent, ['seq', 'type', 'at']),
    heading(2, 'Events of a run'),
    text(
      'What `POST agui` sends; [ag-ui.md](ag-ui.md) says in which order. Every event has `timestamp` beside its members, when it stands for something that is stored.',
    ),
    ...describeVariants(AgUiEventSchema, ['type', 'timestamp']),
    heading(2, 'Headers of answers'),
    ...table(
      ['header', 'meaning'],
      Object.entries(HEADERS).map(([name, { description }]) => [`\`${name}\``, description]),
    ),
    heading(2, 'Errors'),
    text(
      '`application/problem+json` (RFC 9457), on `POST agui` `application/json`. Nothing of a stack, a driver or a third party is in it, and no cache keeps it.',
    ),
    ...describeErrors(operations),
    heading(2, 'Limits'),
    list(describeLimits()),
  ];
}

function describeLimits(): string[] {
  return [
    `\`notes\`: 1 to ${LIMITS.notesChars} characters after trimming. \`prior.brief\`, \`prior.output\`: ${LIMITS.priorChars} characters. \`prior.links\`: ${LIMITS.priorLinks} addresses of http or https.`,
    `Body: ${LIMITS.bodyBytes} bytes, ${LIMITS.jsonDepth} levels, ${LIMITS.jsonValues} values; no member twice, no member named \`__proto__\`, \`constructor\` or \`prototype\`, no NUL, no half surrogate pair, no number that a double cannot hold, no content encoding.`,
    `Headers: ${LIMITS.headerBytes} bytes; sent within 10 seconds, the whole request within 30.`,
    '`LONGTAKE_RATE_PER_MINUTE` (120) requests per key and minute. `RateLimit` and `RateLimit-Policy` stand on every answer to a key that is in force.',
    'Four bodies over 128 KiB of a key at once, 256 streams of a key and 512 of an operator; more are 429 with `Retry-After`.',
    'Ten times as many requests without a valid key per address and minute; they are 429 after that.',
    'A query parameter that an address does not know is 400, like a member that a body does not know.',
    '`LONGTAKE_RUNNING_TAKES` (20) takes of an operator run at a time; more wait as `queued`, and operators take turns. None is refused for it.',
    `\`Prefer: wait\`: 0 to ${LIMITS.waitSeconds} seconds; another value is ignored. \`Idempotency-Key\`: ${LIMITS.idempotencyKeyChars} characters, kept for 24 hours.`,
  ];
}
