import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findToken } from '../../api/oauth/find-token.ts';
import { disableOperator } from '../../db/queries/operators.ts';
import { CALLBACK, type OAuthClient, createOAuthClient } from '../support/oauth-client.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let client: OAuthClient;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  client = createOAuthClient(service.baseUrl);
});
afterAll(() => service[Symbol.asyncDispose]());

const resource = () => `${service.baseUrl}/mcp`;
const look = (token: string) => findToken(service.authDb, { authorization: `Bearer ${token}`, resource: resource() });
const operator = async (role: 'operator' | 'admin' = 'operator') => {
  const person = await buildPerson(service.authDb, { role });
  return { person, browser: await signIn(service.authDb, person, service.baseUrl) };
};

describe('a code', () => {
  const authorized = async () => {
    const { browser } = await operator();
    const clientId = await client.registered();
    const { redirect, verifier } = await client.authorize(browser, clientId);
    const fields = {
      grant_type: 'authorization_code',
      code: redirect.searchParams.get('code')!,
      redirect_uri: CALLBACK,
      client_id: clientId,
      code_verifier: verifier,
    };
    return { clientId, fields };
  };

  it('is refused with another verifier, without one, and for another client', async () => {
    const { fields } = await authorized();
    const other = await client.registered();
    const { code_verifier: _, ...bare } = fields;
    for (const wrong of [{ ...fields, code_verifier: 'x'.repeat(43) }, bare, { ...fields, client_id: other }])
      expect(await client.token(wrong)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is good once; used again it takes its tokens with it', async () => {
    const { fields, clientId } = await authorized();
    const { body } = await client.token(fields);
    expect(await look(body.access_token)).toHaveProperty('principal');
    expect(await client.token(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await look(body.access_token)).toEqual({ refusal: 'invalid' });
    expect(await client.refresh(clientId, body.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('is redeemed at most once of ten times at once', async () => {
    const { fields } = await authorized();
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.token(fields)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('is over after a minute', async () => {
    const { fields } = await authorized();
    await sql`update auth.oauth_record set expires_at = now() where model = 'AuthorizationCode'`.execute(
      service.authDb,
    );
    expect(await client.token(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is refused for another resource', async () => {
    const { fields } = await authorized();
    expect(await client.token({ ...fields, resource: 'https://other.example/mcp' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
  });
});

describe('a refresh token', () => {
  /** As if some time had passed since tokens were used. */
  const age = (seconds: number) =>
    sql`update auth.oauth_record set consumed_at = consumed_at - make_interval(secs => ${seconds})`.execute(
      service.authDb,
    );

  it('is exchanged for new tokens; the old one works for 30 seconds more', async () => {
    const { browser } = await operator();
    const { clientId, refresh_token: first } = await client.connect(browser);
    const { body: second } = await client.refresh(clientId, first);
    expect(second.refresh_token).not.toBe(first);
    expect(await look(second.access_token)).toHaveProperty('principal');
    await age(28);
    const { status, body: third } = await client.refresh(clientId, first);
    expect([status, third.scope]).toEqual([200, 'mcp:read mcp:write']);
    for (const token of [second, third])
      expect(await client.refresh(clientId, token.refresh_token)).toMatchObject({ status: 200 });
  });

  it('ends the grant when it is used after that', async () => {
    const { browser } = await operator();
    const { clientId, refresh_token: first, access_token: access } = await client.connect(browser);
    const other = await client.connect(browser);
    const { body: second } = await client.refresh(clientId, first);
    await age(31);
    expect(await client.refresh(clientId, first)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    for (const token of [access, second.access_token]) expect(await look(token)).toEqual({ refusal: 'invalid' });
    expect(await client.refresh(clientId, second.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await look(other.access_token)).toHaveProperty('principal');
  });

  it('is exchanged ten times at once, by two processes', async () => {
    await using second = await service.startApi();
    const clients = [client, createOAuthClient(second.baseUrl)];
    const { browser } = await operator();
    const { clientId, refresh_token: token } = await client.connect(browser);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => clients[at % 2]!.refresh(clientId, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    for (const { body } of answers) expect(await look(body.access_token)).toHaveProperty('principal');
  });

  it('gives fewer scopes where fewer are asked for, and never more', async () => {
    const { browser } = await operator();
    const { clientId, refresh_token: token } = await client.connect(browser);
    const ask = (scope: string) =>
      client.token({ grant_type: 'refresh_token', refresh_token: token, client_id: clientId, scope });
    expect(await ask('mcp:read')).toMatchObject({ status: 200, body: { scope: 'mcp:read' } });
    expect(await ask('mcp:read mcp:admin')).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
  });

  it('is refused to another client, and once its operator is disabled', async () => {
    const { person, browser } = await operator();
    const { clientId, refresh_token: token } = await client.connect(browser);
    expect(await client.refresh(await client.registered(), token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    await disableOperator(service.authDb, null, person.operatorId);
    expect(await client.refresh(clientId, token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('lives for 30 days from its use, and 90 from the consent', async () => {
    const { browser, person } = await operator();
    const { clientId, refresh_token: token } = await client.connect(browser);
    const days = async () => {
      const { rows } = await sql<{ days: number }>`
        select extract(epoch from max(expires_at) - now())::float8 / 86400 as days
        from auth.oauth_record where model = 'RefreshToken' and account_id = ${person.operatorId}`.execute(
        service.authDb,
      );
      return rows[0]!.days;
    };
    expect(await days()).toBeCloseTo(30, 1);
    await sql`
      update auth.oauth_record set payload = payload || jsonb_build_object('iiat', extract(epoch from now())::int - 80 * 86400), expires_at = now() + interval '1 day'
      where model = 'RefreshToken' and account_id = ${person.operatorId}`.execute(service.authDb);
    expect((await client.refresh(clientId, token)).status).toBe(200);
    expect(await days()).toBeCloseTo(10, 1);
  });

  it('does not lose its chance by a wrong resource', async () => {
    const { browser } = await operator();
    const { clientId, refresh_token: token } = await client.connect(browser);
    const ask = (to: string) =>
      client.token({ grant_type: 'refresh_token', refresh_token: token, client_id: clientId, resource: to });
    expect(await ask('https://other.example/mcp')).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
    expect(await ask(`${resource()}/`)).toMatchObject({ status: 200 });
  });
});

describe('revoking', () => {
  it.each(['access_token', 'refresh_token'] as const)('a %s ends the grant at once', async (kind) => {
    const { browser } = await operator();
    const tokens = await client.connect(browser);
    expect((await client.revoke({ token: tokens[kind], client_id: tokens.clientId })).status).toBe(200);
    expect(await look(tokens.access_token)).toEqual({ refusal: 'invalid' });
    expect(await client.refresh(tokens.clientId, tokens.refresh_token)).toMatchObject({ status: 400 });
  });

  it('a rotated refresh token ends what came of it too', async () => {
    const { browser } = await operator();
    const { clientId, refresh_token: first } = await client.connect(browser);
    const { body: second } = await client.refresh(clientId, first);
    await client.revoke({ token: first, client_id: clientId });
    expect(await look(second.access_token)).toEqual({ refusal: 'invalid' });
  });

  it('of a token that is none is a 200, and of somebody else’s does nothing', async () => {
    const { browser } = await operator();
    const tokens = await client.connect(browser);
    const other = await client.registered();
    expect((await client.revoke({ token: 'nothing', client_id: other })).status).toBe(200);
    await client.revoke({ token: tokens.access_token, client_id: other });
    expect(await look(tokens.access_token)).toHaveProperty('principal');
  });
});

describe('an unknown client', () => {
  it.each(['/oauth/token', '/oauth/revoke'])('is told so at %s: 401 invalid_client', async (path) => {
    const fields = { grant_type: 'refresh_token', refresh_token: 'x', token: 'x', client_id: 'gone' };
    const response = await fetch(`${service.baseUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'invalid_client' });
  });
});
