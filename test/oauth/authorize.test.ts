import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findToken } from '../../api/oauth/find-token.ts';
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

  it.each([
    { scope: 'openid mcp:read', nonce: 'n', max_age: '0', acr_values: 'x', login_hint: 'a@example.com' },
    { id_token_hint: 'x.y.z', claims: '{', ui_locales: 'en', display: 'popup', prompt: 'select_account' },
    { prompt: 'login consent' },
  ])('asks who means OpenID Connect as well: %j', async (more: Record<string, string>) => {
    const { browser } = await operator();
    expect((await client.connect(browser, { more })).scope).toContain('mcp:read');
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
