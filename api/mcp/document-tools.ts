import { TOOL_ERRORS } from '#contracts/tool.ts';
import type { ToolCatalogue, ToolDoc } from '#contracts/tool.ts';
import { heading, list, table, text } from '../spec/block.ts';
import type { Block } from '../spec/block.ts';
import { describeNotes, describeType } from '../spec/describe-fields.ts';
import type { JsonSchema } from '../spec/json-schemas.ts';

/** The reference of the tool server: what `describe_tools` answers, for a person. */
export function documentTools(catalogue: ToolCatalogue): Block[] {
  return [
    heading(1, 'The tools'),
    text(
      'The tool server is at `{base_url}/mcp`: Model Context Protocol over Streamable HTTP, revisions 2025-06-18, 2025-11-25 and 2026-07-28, guarded by OAuth 2.1. How a client connects is in [connecting an MCP client](/docs/connecting-an-mcp-client.md). `describe_tools` answers what stands here as data.',
    ),
    ...table(
      ['tool', 'kind', 'access', 'scope', 'limit', 'cached for', 'dry run'],
      catalogue.tools.map((doc) => [
        `\`${doc.name}\``,
        doc.kind,
        doc.access === 'admin' ? 'admins' : 'any operator',
        `\`${doc.scope}\``,
        `${doc.rate_limit_per_minute}/min`,
        doc.cache_seconds === null ? 'never' : `${doc.cache_seconds} s`,
        doc.sandbox ? '`sandbox`' : '',
      ]),
    ),
    ...RULES,
    ...catalogue.tools.flatMap(documentTool),
    ...documentRecords(catalogue),
    ...documentErrors(),
    ...documentEvents(catalogue),
  ];
}

const RULES: Block[] = [
  heading(2, 'What holds for every call'),
  list([
    'It runs as the person who signed in, under the same row-level security as the console. The admin role is read from the database on every call, also for an answer from the cache.',
    'It is written to an append-only log before it is worked on, and counts toward the limit of its tool for 60 seconds: cached and sandbox calls too, and calls that then fail. A call that the limit refuses is logged and does not count.',
    "Reads are cached per operator, role and arguments; `cached` says so. The operator's own writes drop what was cached for them. Errors and sandbox calls are never cached.",
    'A write with `sandbox: true` is a dry run: everything is checked, nothing is written, published or notified. With `MCP_SANDBOX_MODE=true` every write is one.',
    'The result is `structuredContent`, and the same JSON as text. Lists go on by `cursor`.',
    'A missing or foreign token is HTTP 401 with `resource_metadata`; a missing scope is HTTP 403 with an `insufficient_scope` challenge; an unknown tool is JSON-RPC -32602. Everything else that goes wrong is a result with `isError`.',
  ]),
];

function documentTool(doc: ToolDoc): Block[] {
  const parameters = documentFields(doc.parameters, 'required');
  return [
    heading(2, `\`${doc.name}\``),
    text(doc.description),
    heading(3, `Parameters of ${doc.name}`),
    ...(parameters.length > 0 ? parameters : [text('None.')]),
    heading(3, `Result of ${doc.name}`),
    ...documentFields(doc.returns, 'always there'),
    text(
      `Events: ${doc.events.map((event) => `\`${event}\``).join(', ')}. Errors: ${doc.errors.map((code) => `\`${code}\``).join(', ')}.`,
    ),
  ];
}

/** Records that results name. */
function documentRecords({ tools }: ToolCatalogue): Block[] {
  const records = new Map(tools.flatMap(({ returns }) => Object.entries(membersOf(returns, '$defs'))));
  return [
    heading(2, 'Records'),
    ...[...records].flatMap(([name, schema]) => [heading(3, name), ...documentFields(schema, 'always there')]),
  ];
}

function documentFields(schema: Record<string, unknown>, presence: string): Block[] {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  return table(
    ['field', 'type', presence, 'notes'],
    Object.entries(membersOf(schema, 'properties')).map(([name, member]) => [
      `\`${name}\``,
      describeType(member),
      required.has(name) ? 'yes' : 'no',
      describeNotes(member),
    ]),
  );
}

function membersOf(schema: Record<string, unknown>, of: 'properties' | '$defs'): Record<string, JsonSchema> {
  // Members of a JSON Schema are schemas.
  return (schema[of] ?? {}) as Record<string, JsonSchema>;
}

function documentErrors(): Block[] {
  return [
    heading(2, 'Errors'),
    text(
      'The text of an `isError` result is the JSON `{ "error": { "code", "message", "request_id", "retry_after_seconds"? } }`; its inner object is also in `_meta["longtake/error"]`. There is no `structuredContent` then.',
    ),
    ...table(
      ['code', 'meaning'],
      Object.entries(TOOL_ERRORS).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
  ];
}

function documentEvents({ events }: ToolCatalogue): Block[] {
  return [
    heading(2, 'Webhook events'),
    ...table(
      ['event', 'fires when'],
      events.map(({ name, fires_when: firesWhen }) => [`\`${name}\``, firesWhen]),
    ),
    text('The body is `{ id, type, createdAt, data }`; `data` of each:'),
    ...events.flatMap(({ name, data }) => [heading(3, `\`${name}\``), ...documentFields(data, 'always there')]),
  ];
}
