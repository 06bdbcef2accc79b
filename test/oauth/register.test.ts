import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, NATIVE, type OAuthClient, createOAuthClient } from '../support/oauth-client.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';
import { KNOWN_CLIENTS } from './known-clients.ts';

let service: TestService;
let client: OAuthClient;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  client = createOAuthClient(service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());
afterEach(() => service.authDb.deleteFrom('attempt').execute());

describe('POST /oauth/register', () => {
  it.each(KNOWN_CLIENTS)('takes %s', async (_, metadata) => {
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
