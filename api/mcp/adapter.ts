import { ProtocolError, ProtocolErrorCode, Server, createMcpHandler } from '@modelcontextprotocol/server';
import type { CallToolResult, McpHttpHandler, Tool as ListedTool } from '@modelcontextprotocol/server';
import type { ToolCatalogue, ToolFailure } from '#contracts/tool.ts';
import { HOMEPAGE, VERSION } from '#contracts/version.ts';
import type { ToolOutcome } from './call-tool.ts';
import type { Tool } from './define-tool.ts';

/** What the HTTP layer hands over with a request whose caller it knows. */
export interface Exchange {
  requestId: string;
  /** Calls a tool on behalf of the caller. */
  call: (tool: Tool, rawArguments: unknown) => Promise<ToolOutcome>;
}

export interface AdapterOptions {
  tools: readonly Tool[];
  catalogue: ToolCatalogue;
  onError: (error: Error) => void;
}

const INSTRUCTIONS =
  'Longtake keeps specimens that were measured by its research channels, each dimension with the evidence behind it. search_library finds them by what they are, list_specimens and list_runs show what there is, review_queue and review_specimen are for admins. Every call runs as the person who signed in. describe_tools documents limits, errors and events.';

/** A few streams of clients that wait for changes that never come. */
const MOST_SUBSCRIPTIONS = 64;

/**
 * The tool server in the words of the Model Context Protocol, revisions 2025-03-26 to 2026-07-28 at one address. Stateless: a server per request, no
 * sessions, nothing that the server asks of the client. The only file that knows the SDK's server.
 */
export function createAdapter({ tools, catalogue, onError }: AdapterOptions): McpHttpHandler {
  const listed = tools.map((tool, index) => listTool(tool, catalogue.tools[index]!));
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return createMcpHandler(
    ({ authInfo }) => {
      // The HTTP layer sets it on every request that it lets through.
      const exchange = authInfo?.extra as unknown as Exchange;
      const server = new Server(
        { name: 'longtake', title: 'Longtake', version: VERSION, websiteUrl: HOMEPAGE },
        {
          capabilities: { tools: { listChanged: false } },
          instructions: INSTRUCTIONS,
          cacheHints: { 'tools/list': { ttlMs: 600_000, cacheScope: 'private' } },
        },
      );
      server.setRequestHandler('tools/list', () => ({ tools: listed }));
      server.setRequestHandler('tools/call', async ({ params }) => {
        const tool = byName.get(params.name);
        if (!tool)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool. tools/list names those there are.');
        return presentOutcome(await exchange.call(tool, params.arguments), exchange.requestId);
      });
      return server;
    },
    { legacy: 'stateless', maxSubscriptions: MOST_SUBSCRIPTIONS, onerror: onError },
  );
}

/** All four hints are said: what is left out, clients take for the worst. */
function listTool(tool: Tool, doc: ToolCatalogue['tools'][number]): ListedTool {
  const isRead = tool.kind === 'read';
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    // A strict object's schema is one of type object.
    inputSchema: doc.parameters as ListedTool['inputSchema'],
    outputSchema: doc.returns,
    annotations: {
      title: tool.title,
      readOnlyHint: isRead,
      destructiveHint: isRead ? false : tool.isDestructive,
      idempotentHint: isRead ? true : tool.isIdempotent,
      openWorldHint: isRead ? false : tool.isOpenWorld,
    },
  };
}

/** The result as structured content and as text; a refusal as text and `_meta`, never as structured content, which clients hold against the schema. */
function presentOutcome(outcome: ToolOutcome, requestId: string): CallToolResult {
  if (outcome.kind === 'result') {
    const { result } = outcome;
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
  }
  const { code, message, retryAfterSeconds } = outcome.refusal;
  const failure: ToolFailure = {
    error: {
      code,
      message,
      request_id: requestId,
      ...(retryAfterSeconds !== undefined && { retry_after_seconds: retryAfterSeconds }),
    },
  };
  return {
    content: [{ type: 'text', text: JSON.stringify(failure) }],
    isError: true,
    _meta: { 'longtake/error': failure.error },
  };
}
