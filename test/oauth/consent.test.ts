import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findToken } from '../../api/oauth/find-token.ts';
import { changeRole, disableOperator } from '../../db/queries/operators.ts';
import { NATIVE, type OAuthClient, createOAuthClient, openConsent } from '../support/oauth-client.ts';
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

  it.each([
    ['http://127.0.0.1:53123/callback', 'http://127.0.0.1:53123'],
    ['https://apps.example.com:8443/callback', 'https://apps.example.com:8443'],
    // A policy cannot name these closer.
    ['http://[::1]:53123/callback', 'http:'],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor:'],
  ])('may lead to %s', async (uri, target) => {
    const { browser } = await operator();
    const clientId = await client.registered({ ...NATIVE, redirect_uris: [uri] });
    const page = await openConsent(browser, client.request(clientId, { redirect_uri: uri }).url);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${target};`);
  });

  it('cuts a long name between characters', async () => {
    const { browser } = await operator();
    const clientId = await client.registered({ ...NATIVE, client_name: `a${'😀'.repeat(100)}` });
    const page = await openConsent(browser, client.request(clientId).url);
    expect(page.text).toContain(`<strong>a${'😀'.repeat(79)}</strong>`);
  });

  it('is over once it was answered', async () => {
    const { browser } = await operator();
    const page = await openConsent(browser, client.request(await client.registered()).url);
    const done = await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' });
    expect((await browser.get(done.location)).location).toContain('code=');
    expect((await browser.get(done.location)).location).not.toContain('code=');
    expect((await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' })).status).toBe(404);
  });

  it('gives one code, however often its answer is fetched at once', async () => {
    const { browser } = await operator();
    const page = await openConsent(browser, client.request(await client.registered()).url);
    const done = await browser.submit(page, /consent/, { decision: 'allow', scope: 'mcp:read' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get(done.location)));
    expect(answers.filter(({ location }) => location.includes('code='))).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
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
