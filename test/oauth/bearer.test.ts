import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OAuthClient, type TokenAnswer, createOAuthClient } from '../support/oauth-client.ts';
import { type Person, buildPerson, signIn } from '../support/people.ts';
import type { TestBrowser } from '../support/browser.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let client: OAuthClient;
let person: Person;
let browser: TestBrowser;
let tokens: TokenAnswer & { clientId: string };
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  client = createOAuthClient(service.baseUrl);
  person = await buildPerson(service.authDb);
  browser = await signIn(service.authDb, person, service.baseUrl);
  tokens = await client.connect(browser);
});
afterAll(() => service[Symbol.asyncDispose]());

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** A call of the tool server as a client of 2025-06-18 makes it. */
const call = (headers: Record<string, string>, path = '/mcp') =>
  fetch(`${service.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
      ...headers,
    },
    body: JSON.stringify(LIST),
  });

const sessionCookie = () => decodeURIComponent(browser.cookies.get('longtake_session')!);
const jwt = (header: object, body: object) =>
  `${[header, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.c2ln`;

describe('the tool server', () => {
  it('takes an access token of its own', async () => {
    expect((await call({ authorization: `Bearer ${tokens.access_token}` })).status).toBe(200);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['a copied session cookie', () => sessionCookie()],
    ['the token in it', () => sessionCookie().split('.')[0]!],
    [
      'a session as the database has it',
      async () => (await sql<{ token: string }>`select token from auth.session`.execute(service.authDb)).rows[0]!.token,
    ],
    [
      'a token as the database has it',
      async () =>
        (
          await sql<{ id: string }>`select id from auth.oauth_record where model = 'AccessToken'`.execute(
            service.authDb,
          )
        ).rows[0]!.id,
    ],
    ['a refresh token', () => tokens.refresh_token],
    ['a feed key', async () => (await service.mint({ operatorEmail: person.email })).key],
    [
      'an ID token',
      () => jwt({ alg: 'RS256', kid: '1' }, { iss: service.baseUrl, aud: tokens.clientId, sub: person.operatorId }),
    ],
    [
      'an unsigned token',
      () => jwt({ alg: 'none' }, { iss: service.baseUrl, aud: `${service.baseUrl}/mcp`, sub: person.operatorId }),
    ],
    ['a token with something behind it', () => `${tokens.access_token}x`],
    ['two tokens', () => `${tokens.access_token} ${tokens.access_token}`],
    ['a token in other letters', () => tokens.access_token.toUpperCase()],
    ['nothing behind the word', () => ''],
  ])('refuses %s', async (_, credential) => {
    const response = await call({ authorization: `Bearer ${await credential()}` });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain(
      `resource_metadata="${service.baseUrl}/.well-known/oauth-protected-resource/mcp"`,
    );
  });

  it('refuses a token in the address, a cookie, and no credentials, and says where to get some', async () => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [headers, path] of [
      [{}, `/mcp?access_token=${tokens.access_token}`],
      [{ cookie }, '/mcp'],
      [{ authorization: `Basic ${Buffer.from(`a:${tokens.access_token}`).toString('base64')}` }, '/mcp'],
      [{}, '/mcp'],
    ] as [Record<string, string>, string][]) {
      const response = await call(headers, path);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer .*resource_metadata=/);
    }
  });

  it('refuses a token of another audience', async () => {
    const other = await client.connect(browser);
    await sql`update auth.oauth_record set payload = payload || '{"aud":"https://other.example/mcp"}' where model = 'AccessToken' and client_id = ${other.clientId}`.execute(
      service.authDb,
    );
    expect((await call({ authorization: `Bearer ${other.access_token}` })).status).toBe(401);
  });

  it('refuses a token that is an hour old', async () => {
    const old = await client.connect(browser);
    await sql`update auth.oauth_record set expires_at = now() where model = 'AccessToken' and client_id = ${old.clientId}`.execute(
      service.authDb,
    );
    expect((await call({ authorization: `Bearer ${old.access_token}` })).status).toBe(401);
  });
});

describe('the console', () => {
  it('takes no token for a session', async () => {
    for (const headers of [
      { authorization: `Bearer ${tokens.access_token}` },
      { cookie: `longtake_session=${tokens.access_token}` },
    ] as Record<string, string>[]) {
      const response = await fetch(`${service.baseUrl}/console/account`, { headers, redirect: 'manual' });
      expect(response.status).toBe(303);
    }
  });
});
