import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ToolFailure } from '#contracts/tool.ts';

export interface ToolAnswer {
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { type: string; text: string }[];
  _meta?: Record<string, unknown>;
}

/** A client of the tool server, whatever speaks for it. */
export interface ToolClient extends AsyncDisposable {
  tools(): Promise<{ name: string; title?: string; annotations?: Record<string, unknown> }[]>;
  call(name: string, args?: Record<string, unknown>): Promise<ToolAnswer>;
}

interface Address {
  baseUrl: string;
  token: string;
}

const identity = { name: 'longtake-test', version: '1' };
const withToken = ({ token }: Address) => ({ requestInit: { headers: { authorization: `Bearer ${token}` } } });

/** The client of `@modelcontextprotocol/sdk` 1.x. */
export async function openClientV1(address: Address): Promise<ToolClient> {
  const client = new ClientV1(identity);
  await client.connect(new TransportV1(new URL(`${address.baseUrl}/mcp`), withToken(address)));
  return {
    tools: async () => (await client.listTools()).tools as never,
    call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as unknown as ToolAnswer,
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** The client of `@modelcontextprotocol/client` 2.x, at one revision or negotiating. */
export async function openClientV2(address: Address, revision: 'auto' | '2026-07-28' | 'legacy'): Promise<ToolClient> {
  const mode = revision === 'auto' || revision === 'legacy' ? revision : { pin: revision };
  const client = new ClientV2(identity, { versionNegotiation: { mode } });
  await client.connect(new TransportV2(new URL(`${address.baseUrl}/mcp`), withToken(address)));
  return {
    tools: async () => (await client.listTools()).tools as never,
    call: async (name, args = {}) => (await client.callTool({ name, arguments: args })) as unknown as ToolAnswer,
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** One message over plain HTTP, as it is. */
export function postMessage(
  { baseUrl, token }: Address,
  message: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

/** Calls a tool over plain HTTP. */
export async function postCall(
  address: Address,
  name: string,
  args: unknown = {},
): Promise<{ status: number; result?: ToolAnswer; error?: { code: number; message: string }; headers: Headers }> {
  const response = await postMessage(address, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });
  const text = await response.text();
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  const answer = JSON.parse(json) as { result?: ToolAnswer; error?: { code: number; message: string } };
  return { status: response.status, headers: response.headers, ...answer };
}

/** The error of an `isError` result, from its text. */
export function errorOf(answer: ToolAnswer | undefined): ToolFailure['error'] {
  if (!answer?.isError) throw new Error(`no error: ${JSON.stringify(answer)}`);
  return (JSON.parse(answer.content[0]!.text) as ToolFailure).error;
}
