import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, NATIVE, type OAuthClient, createOAuthClient } from '../support/oauth-client.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let client: OAuthClient;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  client = createOAuthClient(service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(() => service.authDb.deleteFrom('attempt').execute());

const CODE_ONLY = { response_types: ['code'], token_endpoint_auth_method: 'none' };
const BOTH = { grant_types: ['authorization_code', 'refresh_token'] };

describe('POST /oauth/register', () => {
  it.each([
    [
      'Claude Code',
      {
        client_name: 'Claude Code',
        redirect_uris: ['http://localhost:3118/callback'],
        application_type: 'native',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'an older Claude Code',
      {
        client_name: 'Claude Code (longtake)',
        redirect_uris: ['http://localhost:54212/callback'],
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'Codex',
      {
        client_name: 'Codex',
        redirect_uris: ['http://127.0.0.1:45671/callback/abc'],
        application_type: 'native',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'claude.ai',
      {
        client_name: 'Claude',
        redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
        ...BOTH,
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        scope: 'claudeai',
      },
    ],
    [
      'VS Code',
      {
        client_name: 'Visual Studio Code',
        redirect_uris: ['https://vscode.dev/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'],
        application_type: 'native',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'an older VS Code',
      {
        client_name: 'Visual Studio Code',
        client_uri: 'https://code.visualstudio.com',
        redirect_uris: [
          'https://insiders.vscode.dev/redirect',
          'https://vscode.dev/redirect',
          'http://localhost/',
          'http://127.0.0.1/',
          'http://localhost:33418/',
          'http://127.0.0.1:33418/',
        ],
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        ...CODE_ONLY,
      },
    ],
    [
      'OpenCode',
      {
        client_name: 'OpenCode',
        client_uri: 'https://opencode.ai',
        redirect_uris: ['http://127.0.0.1:19876/mcp/oauth/callback'],
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'Cursor',
      {
        client_name: 'Cursor',
        redirect_uris: [
          'cursor://anysphere.cursor-mcp/oauth/callback',
          'https://www.cursor.com/agents/mcp/oauth/callback',
        ],
        application_type: 'web',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'a newer Cursor',
      {
        client_name: 'Cursor',
        redirect_uris: ['http://localhost:8787/callback'],
        application_type: 'web',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'Cursor beside loopback',
      { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:1456/callback'] },
    ],
    [
      'ChatGPT',
      {
        client_name: 'ChatGPT',
        redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
        ...BOTH,
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    [
      'Inspector',
      {
        client_name: 'MCP Inspector',
        client_uri: 'https://github.com/modelcontextprotocol/inspector',
        redirect_uris: ['http://localhost:6274/oauth/callback'],
        scope: 'mcp:read',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    [
      'mcp-remote',
      {
        client_name: 'MCP CLI Proxy',
        redirect_uris: ['http://localhost:3334/oauth/callback'],
        software_id: '2e6dc280-f3c3-4e01-99a7-8181dbd1d23d',
        software_version: '0.1.29',
        ...BOTH,
        ...CODE_ONLY,
      },
    ],
    ['an app of a phone', { redirect_uris: ['com.example.app:/oauth'] }],
    ['the least there is', { redirect_uris: ['http://[::1]:1234/callback'] }],
  ])('takes %s', async (_, metadata) => {
    const response = await client.register(metadata);
    const body = (await response.json()) as Record<string, unknown>;
    expect([response.status, body['error_description']]).toEqual([201, undefined]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(body).toMatchObject({
      client_id: expect.any(String),
      client_id_issued_at: expect.any(Number),
      redirect_uris: metadata.redirect_uris,
    });
    const method =
      'token_endpoint_auth_method' in metadata ? metadata.token_endpoint_auth_method : 'client_secret_basic';
    expect(body['token_endpoint_auth_method']).toBe(method);
    expect('client_secret' in body).toBe(method !== 'none');
  });

  it.each([
    'javascript:alert(1)',
    'javascript://%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com/callback',
    'mailto:a@example.com',
    'blob:https://example.com/x',
    'ws://example.com/x',
    'about:blank',
    'intent://scan/#Intent;end',
    'http://example.com/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost@evil.example/callback',
    'http://0.0.0.0:3118/callback',
    'http://127.0.0.1:3118@evil.example/callback',
    'https://user:password@example.com/callback',
    'https://example.com/callback#fragment',
    'https://example.com/callback#',
    'https://exam ple.com/callback',
    'https:\\\\evil.example\\callback',
    'https://example.com/\ncallback',
    'cursor:callback',
    'callback',
    '//example.com/callback',
    '',
    `https://example.com/${'a'.repeat(2_000)}`,
  ])('refuses to send codes to %j', async (uri) => {
    for (const uris of [[uri], [CALLBACK, uri]]) {
      const response = await client.register({ ...NATIVE, redirect_uris: uris });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: 'invalid_redirect_uri',
        error_description: expect.any(String),
      });
    }
  });

  it.each([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: CALLBACK }, 'invalid_redirect_uri'],
    [{ redirect_uris: [7] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 21 }, (_, at) => `https://example.com/${at}`) }, 'invalid_redirect_uri'],
    [{ ...NATIVE, grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ ...NATIVE, grant_types: ['implicit'], response_types: ['token'] }, 'invalid_client_metadata'],
    [{ ...NATIVE, response_types: ['id_token'] }, 'invalid_client_metadata'],
    [
      { ...NATIVE, token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'http://127.0.0.1:1/jwks' },
      'invalid_client_metadata',
    ],
    [{ ...NATIVE, client_name: { a: 1 } }, 'invalid_client_metadata'],
    [[], 'invalid_client_metadata'],
  ])('refuses %j', async (metadata, error) => {
    const response = await client.register(metadata);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error });
  });

  it.each([
    ['no JSON', '{"redirect_uris":', 400],
    ['too much', JSON.stringify({ ...NATIVE, client_name: 'a'.repeat(20_000) }), 413],
  ])('answers %s with a problem, not with a fault', async (_, body, status) => {
    const response = await fetch(`${service.baseUrl}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('looks at none of the addresses that a client names, and keeps none of them', async () => {
    const inside = 'http://127.0.0.1:9/';
    const metadata = {
      ...NATIVE,
      logo_uri: inside,
      sector_identifier_uri: inside,
      jwks_uri: inside,
      policy_uri: inside,
      client_id: 'mine',
      client_secret: 'mine',
    };
    const response = await client.register(metadata);
    expect(response.status).toBe(201);
    expect(((await response.json()) as { client_id: string }).client_id).not.toBe('mine');
    const { rows } = await sql<{
      text: string;
    }>`select payload::text as text from auth.oauth_record where model = 'Client'`.execute(service.authDb);
    for (const { text } of rows) expect(text).not.toContain(inside);
  });

  it('lets a client with a secret in by header or form, and by nothing else', async () => {
    const browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    for (const method of ['client_secret_basic', 'client_secret_post']) {
      const response = await client.register({ ...NATIVE, token_endpoint_auth_method: method });
      const { client_id: id, client_secret: secret } = (await response.json()) as {
        client_id: string;
        client_secret: string;
      };
      const exchange = async (given: string | undefined) => {
        const { redirect, verifier } = await client.authorize(browser, id);
        const fields = {
          grant_type: 'authorization_code',
          code: redirect.searchParams.get('code')!,
          redirect_uri: CALLBACK,
          code_verifier: verifier,
        };
        if (given === undefined) return client.token({ ...fields, client_id: id });
        if (method === 'client_secret_post') return client.token({ ...fields, client_id: id, client_secret: given });
        return client.token(fields, { authorization: `Basic ${Buffer.from(`${id}:${given}`).toString('base64')}` });
      };
      expect((await exchange(secret)).status).toBe(200);
      const { rows } = await sql<{
        kept: string;
      }>`select payload ->> 'client_secret' as kept from auth.oauth_record where model = 'Client' and id = ${id}`.execute(
        service.authDb,
      );
      for (const wrong of [undefined, 'wrong', `${secret}x`, rows[0]!.kept])
        expect(await exchange(wrong)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    }
  });

  it('is limited per address', async () => {
    await sql`insert into auth.attempt (subject) select 'register from 127.0.0.1' from generate_series(1, 199)`.execute(
      service.authDb,
    );
    expect((await client.register()).status).toBe(201);
    const response = await client.register();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3_500);
  });
});

describe('browsers of other origins', () => {
  const ask = (path: string, origin: string) =>
    fetch(`${service.baseUrl}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });

  it.each(['http://localhost:6274', 'http://127.0.0.1:1'])('on loopback may call: %s', async (origin) => {
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const response = await ask(path, origin);
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
      expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    }
    const called = await fetch(`${service.baseUrl}/oauth/register`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(NATIVE),
    });
    expect([called.status, called.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])('may not: %s', async (origin) => {
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke'])
      expect((await ask(path, origin)).headers.get('access-control-allow-origin')).toBeNull();
  });
});
