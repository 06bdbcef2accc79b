import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSpecimen } from '../support/build-specimen.ts';
import { fileFor } from '../support/file-for.ts';
import { buildCaller } from '../support/tool-callers.ts';
import type { Caller } from '../support/tool-callers.ts';
import { errorOf, openClientV1, openClientV2, postCall, postMessage } from '../support/mcp-clients.ts';
import type { ToolClient } from '../support/mcp-clients.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
let ada: Caller;

const issuer = 'https://takes.example.org';

beforeAll(async () => {
  service = await startService({
    isWorkerless: true,
    api: { baseUrl: issuer },
  });
  ada = await buildCaller(service, { role: 'admin', issuer });
});
afterAll(() => service[Symbol.asyncDispose]());

const CLIENTS: Record<string, () => Promise<ToolClient>> = {
  'the client of @modelcontextprotocol/sdk': () => openClientV1(ada),
  'the client of @modelcontextprotocol/client, 2025': () => openClientV2(ada, 'legacy'),
  'the client of @modelcontextprotocol/client, negotiating': () => openClientV2(ada, 'auto'),
  'the client of @modelcontextprotocol/client, 2026-07-28': () => openClientV2(ada, '2026-07-28'),
};

describe.each(Object.entries(CLIENTS))('%s', (_name, open) => {
  it('lists every tool in the order of the documentation, with all four hints', async () => {
    await using client = await open();
    const tools = await client.tools();

    expect(tools[0]).toMatchObject({ name: 'describe_tools', title: expect.any(String) as string });
    for (const { annotations } of tools)
      expect(annotations).toMatchObject({
        readOnlyHint: expect.any(Boolean) as boolean,
        destructiveHint: expect.any(Boolean) as boolean,
        idempotentHint: expect.any(Boolean) as boolean,
        openWorldHint: expect.any(Boolean) as boolean,
      });
  });

  it('gets a result as structured content and the same as text', async () => {
    await using client = await open();
    const answer = await client.call('list_webhooks');

    expect(answer.isError).toBeFalsy();
    expect(answer.structuredContent).toMatchObject({ webhooks: [] });
    expect(JSON.parse(answer.content[0]!.text)).toEqual(answer.structuredContent);
  });

  it('calls all nine tools, and gets of each what its schema says', async () => {
    await using client = await open();
    const page = { sha256: randomBytes(32).toString('hex'), url: null };
    const { takeId, specimenIds } = await fileFor(service, ada, [buildSpecimen({ page })]);
    const registered = await client.call('register_webhook', { url: 'https://example.com/hook' });
    const webhookId = registered.structuredContent!['webhook_id'];
    const answers = {
      describe_tools: await client.call('describe_tools'),
      search_library: await client.call('search_library', { query: 'chair' }),
      list_specimens: await client.call('list_specimens', { status: 'pending_review' }),
      list_runs: await client.call('list_runs'),
      review_queue: await client.call('review_queue', { limit: 50 }),
      review_specimen: await client.call('review_specimen', { specimen_id: specimenIds[0], decision: 'approve' }),
      list_webhooks: await client.call('list_webhooks'),
      register_webhook: registered,
      delete_webhook: await client.call('delete_webhook', { webhook_id: webhookId }),
    };

    // The clients hold results against the schemas that they were listed.
    expect(Object.keys(answers)).toEqual((await client.tools()).map(({ name }) => name));
    expect(Object.values(answers).filter(({ isError }) => isError)).toEqual([]);
    expect(JSON.stringify(answers.search_library.structuredContent)).toContain(specimenIds[0]);
    expect(JSON.stringify(answers.list_specimens.structuredContent)).toContain(specimenIds[0]);
    expect(JSON.stringify(answers.list_runs.structuredContent)).toContain(takeId);
    expect(JSON.stringify(answers.review_queue.structuredContent)).toContain(specimenIds[0]);
    expect(answers.review_specimen.structuredContent).toMatchObject({ status: 'approved' });
    expect(JSON.stringify(answers.list_webhooks.structuredContent)).toContain(String(webhookId));
    expect(answers.delete_webhook.structuredContent).toMatchObject({ webhook_id: webhookId, deleted: true });
  });

  it('gets a refusal as an error with a code, in text and _meta, without structured content', async () => {
    await using client = await open();
    const answer = await client.call('describe_tools', { tool: 'no_such_tool' });

    expect(errorOf(answer)).toMatchObject({ code: 'not_found', request_id: expect.any(String) as string });
    expect(answer._meta?.['longtake/error']).toEqual(errorOf(answer));
    expect(answer.structuredContent).toBeUndefined();
  });

  it('is told by the protocol that a tool is unknown', async () => {
    await using client = await open();

    await expect(client.call('no_such_tool')).rejects.toMatchObject({ code: -32602 });
  });
});

describe('POST /mcp', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD'])('answers %s with 405 and Allow: POST', async (method) => {
    const response = await fetch(`${ada.baseUrl}/mcp`, { method, headers: { authorization: `Bearer ${ada.token}` } });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('answers a notification with 202', async () => {
    const response = await postMessage(ada, { jsonrpc: '2.0', method: 'notifications/initialized' });

    expect(response.status).toBe(202);
  });

  it('refuses batches, in every revision', async () => {
    for (const version of ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28']) {
      const response = await postMessage(ada, [ping, ping], { 'mcp-protocol-version': version });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: -32600 }, id: null });
    }
  });

  it.each([
    ['no JSON', '{', 400, -32700],
    ['a member twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', 400, -32700],
    ['a member that reaches prototypes', '{"__proto__":{},"id":1,"method":"ping","jsonrpc":"2.0"}', 400, -32700],
    ['33 levels', `{"a":${'['.repeat(33)}${']'.repeat(33)}}`, 400, -32700],
    ['text alone', '"ping"', 400, -32600],
    ['null', 'null', 400, -32600],
    ['over 2 MiB', `"${'x'.repeat(2 * 1024 * 1024)}"`, 413, -32000],
  ])('refuses %s', async (_what, body, status, code) => {
    const response = await postMessage(ada, body);

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it('refuses what is not application/json', async () => {
    expect((await postMessage(ada, ping, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('ignores a session id', async () => {
    expect((await postMessage(ada, ping, { 'mcp-session-id': 'of another server' })).status).toBe(200);
  });

  it.each(['2025-06-18', '2025-11-25'])('answers initialize of %s in that revision', async (version) => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'x', version: '1' } };
    const response = await postMessage(ada, { jsonrpc: '2.0', id: 1, method: 'initialize', params });
    const text = await response.text();

    expect(text).toContain(`"protocolVersion":"${version}"`);
    expect(text).toContain('"tools":{"listChanged":false}');
    expect(response.headers.get('mcp-session-id')).toBeNull();
  });

  it('refuses an unknown protocol version', async () => {
    expect((await postMessage(ada, ping, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400);
  });
});

describe('who may come', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const challenge =
    'scope="mcp:read mcp:write", resource_metadata="https://takes.example.org/.well-known/oauth-protected-resource/mcp"';

  it('without a token: 401 with the way to one, and no error', async () => {
    const response = await fetch(`${ada.baseUrl}/mcp`, { method: 'POST', body: JSON.stringify(list) });

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(`Bearer ${challenge}`);
  });

  it('with a token that is not in force: 401, invalid_token', async () => {
    const response = await postMessage({ ...ada, token: 'lt_at_other' }, list);

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+", /,
    );
    expect(response.headers.get('www-authenticate')).toContain(challenge);
  });

  it('with a token in the address alone: 401', async () => {
    const response = await fetch(`${ada.baseUrl}/mcp?access_token=${ada.token}&token=${ada.token}`, {
      method: 'POST',
      body: JSON.stringify(list),
    });

    expect(response.status).toBe(401);
  });

  it('without the scope: 403 with all that is needed, and a row in the log', async () => {
    const bob = await buildCaller(service, { scopes: ['mcp:read'], issuer });
    const { status, headers } = await postCall(bob, 'register_webhook', { url: 'https://example.com/hook' });

    expect(status).toBe(403);
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    expect(headers.get('www-authenticate')).toContain(challenge);
  });

  it.each([
    ['https://takes.example.org', 200],
    ['http://localhost:6274', 200],
    ['http://127.0.0.1:6274', 200],
    ['http://takes.example.org', 403],
    ['https://takes.example.org:8443', 403],
    ['https://takes.example.org.evil.example', 403],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['file://', 403],
  ])('from a page of %s: %i', async (origin, status) => {
    const response = await postMessage(ada, list, { origin });

    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(status === 200 ? origin : null);
  });

  it('answers a preflight of an allowed page before asking who it is', async () => {
    const response = await fetch(`${ada.baseUrl}/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:6274',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,mcp-protocol-version',
      },
    });

    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:6274');
  });
});
