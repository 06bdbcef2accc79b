import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findToken } from '../../api/oauth/find-token.ts';
import { changeRole, disableOperator } from '../../db/queries/operators.ts';
import { type Page, openBrowser } from '../support/browser.ts';
import {
  CALLBACK,
  NATIVE,
  type OAuthClient,
  createOAuthClient,
  offeredScopes,
  openConsent,
  tickedScopes,
} from '../support/oauth-client.ts';
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

describe('metadata', () => {
  it.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
    'of the resource is at %s',
    async (path) => {
      const response = await fetch(`${service.baseUrl}${path}`);
      expect(await response.json()).toEqual({
        resource: resource(),
        authorization_servers: [service.baseUrl],
        scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin'],
        bearer_methods_supported: ['header'],
        resource_name: 'Longtake',
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it.each(['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/mcp'])(
    'of the server is at %s',
    async (path) => {
      const response = await fetch(`${service.baseUrl}${path}`);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toEqual({
        issuer: service.baseUrl,
        authorization_endpoint: `${service.baseUrl}/oauth/authorize`,
        token_endpoint: `${service.baseUrl}/oauth/token`,
        registration_endpoint: `${service.baseUrl}/oauth/register`,
        revocation_endpoint: `${service.baseUrl}/oauth/revoke`,
        response_types_supported: ['code'],
        response_modes_supported: ['query'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
        scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin', 'offline_access'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
        request_uri_parameter_supported: false,
        protected_resources: [resource()],
        service_documentation: expect.any(String),
      });
    },
  );

  it('names no host that a caller sent', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const { url } = client.request(await client.registered());
    for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource', url]) {
      const page = await openBrowser(service.baseUrl).get(path, headers);
      expect(`${page.text}${page.location}`).not.toContain('evil.example');
    }
  });
});

describe('authorizing', () => {
  it('asks who is not signed in to sign in first, and then comes back', async () => {
    const browser = openBrowser(service.baseUrl);
    const sent = await browser.get(client.request(await client.registered()).url);
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/console\/consent\/[\w-]+$/)]);
    const away = await browser.get(sent.location);
    expect([away.status, away.location]).toEqual([303, `/console/sign-in?next=${encodeURIComponent(sent.location)}`]);
  });

  it('shows whom it is for, the name as unverified, the host that it leads back to, and what may be ticked', async () => {
    const { person, browser } = await operator();
    const clientId = await client.registered({ ...NATIVE, client_name: '<script>alert(1)</script>\u202egnp' });
    const page = await openConsent(browser, client.request(clientId).url);
    expect(page.status).toBe(200);
    expect(page.text).toContain(person.email);
    expect(page.text).toContain('&#60;script&#62;alert(1)&#60;/script&#62;gnp (unverified');
    expect(page.text).toContain('<strong>http://127.0.0.1:53123</strong>');
    expect(page.text).toContain('Go on only if you have just started it yourself.');
    expect(offeredScopes(page)).toEqual(['mcp:read', 'mcp:write']);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' http://127.0.0.1:53123;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('sends code, state and issuer to the client, and the code gets a token for the resource', async () => {
    const { person, browser } = await operator();
    const clientId = await client.registered();
    const { redirect, verifier, state } = await client.authorize(browser, clientId);
    expect(`${redirect.origin}${redirect.pathname}`).toBe(CALLBACK);
    expect(redirect.searchParams.get('state')).toBe(state);
    expect(redirect.searchParams.get('iss')).toBe(service.baseUrl);

    const fields = {
      grant_type: 'authorization_code',
      code: redirect.searchParams.get('code')!,
      redirect_uri: CALLBACK,
      client_id: clientId,
      code_verifier: verifier,
    };
    const { status, headers, body } = await client.token(fields);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toEqual({
      access_token: expect.stringMatching(/^lt_at_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^lt_rt_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'mcp:read mcp:write',
    });
    expect(await look(body.access_token)).toEqual({
      principal: {
        kind: 'token',
        operatorId: person.operatorId,
        email: person.email,
        role: 'operator',
        scopes: new Set(['mcp:read', 'mcp:write']),
        credentialId: expect.any(String),
      },
      clientId,
      grantId: expect.any(String),
    });
  });

  it('gives no more than was ticked', async () => {
    const { browser } = await operator();
    const { access_token: token, scope } = await client.connect(browser, { scopes: ['mcp:read', 'mcp:admin', 'root'] });
    expect(scope).toBe('mcp:read');
    expect(await look(token)).toMatchObject({ principal: { scopes: new Set(['mcp:read']) } });
  });

  it('asks again where nothing was ticked', async () => {
    const { browser } = await operator();
    const page = await openConsent(browser, client.request(await client.registered()).url);
    const again = await browser.submit(page, /consent/, { decision: 'allow' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Tick at least one thing');
    expect((await browser.submit(again, /consent/, { decision: 'allow', scope: 'mcp:write' })).status).toBe(303);
  });

  it.each([
    [undefined, ['mcp:read', 'mcp:write']],
    ['', ['mcp:read', 'mcp:write']],
    ['openid profile', ['mcp:read', 'mcp:write']],
    ['mcp:read', ['mcp:read']],
    ['mcp:read mcp:admin', ['mcp:read', 'mcp:admin']],
    ['mcp:read offline_access', ['mcp:read']],
  ])('of scope %j ticks what was asked for; admin is offered to admins alone', async (scope, asked) => {
    const url = async () => client.request(await client.registered(), { scope }).url;
    const forOperator = await openConsent((await operator()).browser, await url());
    const withoutAdmin = asked.filter((one) => one !== 'mcp:admin');
    expect([offeredScopes(forOperator), tickedScopes(forOperator)]).toEqual([withoutAdmin, withoutAdmin]);
    const forAdmin = await openConsent((await operator('admin')).browser, await url());
    expect([offeredScopes(forAdmin), tickedScopes(forAdmin)]).toEqual([[...withoutAdmin, 'mcp:admin'], asked]);
  });

  it('lets an admin give admin, also to who asked for something else', async () => {
    const { browser } = await operator('admin');
    const { scope } = await client.connect(browser, { scopes: ['mcp:read', 'mcp:admin'] });
    expect(scope).toBe('mcp:read mcp:admin');
  });

  it('gives a refresh token whether or not offline_access was asked for', async () => {
    const { browser } = await operator();
    for (const scope of ['mcp:read', 'mcp:read offline_access'])
      expect(await client.connect(browser, { more: { scope } })).toMatchObject({
        refresh_token: expect.stringMatching(/^lt_rt_/),
        scope: 'mcp:read',
      });
  });

  it('asks every time', async () => {
    const { browser } = await operator();
    const clientId = await client.registered();
    for (let times = 0; times < 3; times += 1) {
      const { redirect } = await client.authorize(browser, clientId, {
        more: { prompt: times === 1 ? 'login' : undefined },
      });
      expect(redirect.searchParams.get('code')).toBeTruthy();
    }
    const silent = await browser.get(client.request(clientId, { prompt: 'none' }).url);
    expect(new URL(silent.location).searchParams.get('error')).toBe('login_required');
  });

  it('works for two people in one browser, one after the other', async () => {
    const clientId = await client.registered();
    const browser = openBrowser(service.baseUrl);
    for (const name of ['one', 'other']) {
      const { person, browser: theirs } = await operator();
      for (const [cookie, value] of theirs.cookies) browser.cookies.set(cookie, value);
      const { redirect, verifier } = await client.authorize(browser, clientId);
      const { access_token: token } = await client.redeem(clientId, redirect, verifier);
      expect(await look(token), name).toMatchObject({ principal: { email: person.email } });
    }
  });

  it('tells the client that the operator said no', async () => {
    const { browser } = await operator();
    const { redirect, state } = await client.authorize(browser, await client.registered(), { decision: 'deny' });
    expect(Object.fromEntries(redirect.searchParams)).toMatchObject({
      error: 'access_denied',
      state,
      iss: service.baseUrl,
    });
    expect(redirect.searchParams.has('code')).toBe(false);
  });

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain one', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a plain one by default', { code_challenge_method: undefined }, 'invalid_request'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
  ])('refuses %s, with state and issuer', async (_, more: Record<string, string | undefined>, error) => {
    const { url, state } = client.request(await client.registered(), more);
    const { location } = await openBrowser(service.baseUrl).get(url);
    const { search, hash } = new URL(location);
    const answer = new URLSearchParams(search || hash.slice(1));
    expect(Object.fromEntries(answer)).toMatchObject({ error, state, iss: service.baseUrl });
  });

  it.each([
    ['an unknown client', { client_id: 'nobody' }],
    ['an address that was not registered', { redirect_uri: 'https://evil.example/callback' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:53123/callback/../x' }],
    ['another spelling of loopback', { redirect_uri: 'http://localhost:53123/callback' }],
    ['a look-alike', { redirect_uri: 'http://127.0.0.1.evil.example:53123/callback' }],
    ['a user in the address', { redirect_uri: 'http://127.0.0.1:53123@evil.example/callback' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['no address', { redirect_uri: undefined }],
  ])('sends nobody anywhere for %s', async (_, more: Record<string, string | undefined>) => {
    const page: Page = await openBrowser(service.baseUrl).get(
      client.request(await client.registered({ ...NATIVE, redirect_uris: [CALLBACK, 'http://127.0.0.1/other'] }), more)
        .url,
    );
    expect([page.status, page.location]).toEqual([400, '']);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('takes any port on loopback, as long as all else is the same', async () => {
    const { browser } = await operator();
    const clientId = await client.registered({ ...NATIVE, redirect_uris: ['http://127.0.0.1:1/callback'] });
    const { redirect, verifier } = await client.authorize(browser, clientId);
    expect(redirect.port).toBe('53123');
    const wrong = {
      grant_type: 'authorization_code',
      code: redirect.searchParams.get('code')!,
      redirect_uri: 'http://127.0.0.1:1/callback',
      client_id: clientId,
      code_verifier: verifier,
    };
    expect(await client.token(wrong)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it.each([
    ['with a slash', '/'],
    ['in capitals', ''],
  ])('takes the resource %s', async (_, slash) => {
    const { browser } = await operator();
    const given = `${slash ? service.baseUrl : service.baseUrl.replace('http', 'HTTP')}/mcp${slash}`;
    const { access_token: token } = await client.connect(browser, { more: { resource: given } });
    expect(await look(token)).toHaveProperty('principal');
  });

  it('binds a token to the only resource where none was named', async () => {
    const { browser } = await operator();
    const { access_token: token } = await client.connect(browser, { more: { resource: undefined } });
    expect(await look(token)).toHaveProperty('principal');
  });
});

describe('the consent page', () => {
  it('is refused to another browser, and a form from elsewhere or without its token', async () => {
    const { browser } = await operator();
    const { url } = client.request(await client.registered());
    const sent = await browser.get(url);
    const page = await browser.get(sent.location);
    const stranger = (await operator()).browser;
    expect((await stranger.get(sent.location)).status).toBe(404);
    expect((await stranger.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' })).status).toBe(404);
    expect((await browser.post(sent.location, { decision: 'allow', scope: 'mcp:read' })).status).toBe(403);
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[])
      expect((await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' }, headers)).status).toBe(
        403,
      );
    expect((await browser.submit(page, /consent/, { decision: 'maybe', scope: 'mcp:read' })).status).toBe(400);
    expect((await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' })).status).toBe(303);
  });

  it('is over once it was answered', async () => {
    const { browser } = await operator();
    const page = await openConsent(browser, client.request(await client.registered()).url);
    const done = await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' });
    expect((await browser.get(done.location)).location).toContain('code=');
    expect((await browser.get(done.location)).location).not.toContain('code=');
    expect((await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' })).status).toBe(404);
  });

  it('does not let who was disabled meanwhile allow anything', async () => {
    const { person, browser } = await operator();
    const page = await openConsent(browser, client.request(await client.registered()).url);
    await disableOperator(service.authDb, null, person.operatorId);
    expect((await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' })).location).toContain(
      '/console/sign-in',
    );
  });

  it('lets a client that was removed meanwhile down gently', async () => {
    const { browser } = await operator();
    const clientId = await client.registered();
    const sent = await browser.get(client.request(clientId).url);
    await service.authDb.deleteFrom('oauth_record').where('id', '=', clientId).execute();
    const page = await browser.get(sent.location);
    expect(page.status).toBe(404);
    expect(page.text).toContain('Remove the connection there and add it again.');
  });
});

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

describe('connected applications', () => {
  it('are listed with name, scopes and a button that disconnects at once', async () => {
    const { browser } = await operator();
    const clientId = await client.registered({ ...NATIVE, client_name: 'Desk lamp' });
    const { redirect, verifier } = await client.authorize(browser, clientId, { scopes: ['mcp:read'] });
    const { access_token: token, refresh_token: refresh } = await client.redeem(clientId, redirect, verifier);
    const account = await browser.get('/console/account');
    expect(account.text).toMatch(/Desk lamp <small>\(unverified\)<\/small><\/td><td>read<\/td>/);

    const stranger = (await operator()).browser;
    const action = /action="(\/console\/account\/applications\/[^"]+)"/.exec(account.text)![1]!;
    const csrf = /name="csrf" value="([^"]+)"/.exec((await stranger.get('/console/account')).text)![1]!;
    expect((await stranger.post(action, { csrf })).status).toBe(404);
    expect(await look(token)).toHaveProperty('principal');

    expect((await browser.submit(account, action)).status).toBe(303);
    expect(await look(token)).toEqual({ refusal: 'invalid' });
    expect(await client.refresh(clientId, refresh)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await browser.get('/console/account')).text).not.toContain('Desk lamp');
  });

  it('end when their operator is disabled, and act with the role of now', async () => {
    const { person, browser } = await operator('admin');
    const { access_token: token } = await client.connect(browser, { scopes: ['mcp:read', 'mcp:admin'] });
    expect(await look(token)).toMatchObject({ principal: { role: 'admin' } });
    await operator('admin');
    await changeRole(service.authDb, null, person.operatorId, 'operator');
    expect(await look(token)).toMatchObject({
      principal: { role: 'operator', scopes: new Set(['mcp:read', 'mcp:admin']) },
    });
    await disableOperator(service.authDb, null, person.operatorId);
    expect(await look(token)).toEqual({ refusal: 'invalid' });
    const { rows } = await sql`select from auth.oauth_record where account_id = ${person.operatorId}`.execute(
      service.authDb,
    );
    expect(rows).toEqual([]);
  });
});
