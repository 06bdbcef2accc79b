import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_DOCUMENT_SOURCE } from '../../api/oauth/fetch-client-document.ts';
import type { Outbound } from '../../outbound/create-outbound.ts';
import { buildCertificate } from '../../outbound/testing/certificate.ts';
import { openOutbound } from '../../outbound/testing/open-outbound.ts';
import { type TestBrowser, openBrowser } from '../support/browser.ts';
import { CALLBACK, type OAuthClient, createOAuthClient, openConsent } from '../support/oauth-client.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

const HOST = 'apps.example.com';

let service: TestService;
let outbound: Outbound;
let client: OAuthClient;
let browser: TestBrowser;
let origin: string;
let asked: string[] = [];
let answer: (path: string) => { status?: number; headers?: Record<string, string>; body: string };
const site = createServer(buildSite());

function buildSite() {
  const certificate = buildCertificate(HOST, new Date('2100-01-01T00:00:00Z'));
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  return certificate;
}

beforeAll(async () => {
  site.on('request', (request, response) => {
    asked.push(request.url!);
    const { status = 200, headers, body } = answer(request.url!);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `https://${HOST}:${(site.address() as AddressInfo).port}`;
  // The name stands for a public one; what the guard makes of others is settled by their addresses.
  const addresses: Record<string, string> = {
    [HOST]: '127.0.0.1',
    'inside.example.com': '10.0.0.7',
    'link.example.com': '169.254.169.254',
  };
  outbound = openOutbound({
    resolve: async (name) => [addresses[name] ?? '127.0.0.1'],
    sources: { [CLIENT_DOCUMENT_SOURCE]: { minIntervalMs: 0, concurrency: 4 } },
  });
  service = await startService({ isWorkerless: true, isAtItsAddress: true, outbound });
  client = createOAuthClient(service.baseUrl);
  browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await outbound[Symbol.asyncDispose]();
  site.closeAllConnections();
  site.close();
});

const document = (path: string, more: object = {}) =>
  JSON.stringify({
    client_id: `${origin}${path}`,
    client_name: 'Document client',
    redirect_uris: [CALLBACK, 'cursor://app.example/cb'],
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    scope: 'other',
    ...more,
  });

beforeEach(() => {
  asked = [];
  answer = (path) => ({ body: document(path) });
});

const ask = (clientId: string, more: Record<string, string> = {}) =>
  openBrowser(service.baseUrl).get(client.request(clientId, more).url);

describe('a client that is the address of a document', () => {
  it('connects without registering, on any port of loopback, and is named by its host', async () => {
    const clientId = `${origin}/client.json`;
    const page = await openConsent(browser, client.request(clientId).url);
    expect(page.text).toContain('Document client');
    expect(page.text).toContain(`<dt>Published by</dt><dd>${new URL(origin).host}</dd>`);
    const { redirect, verifier } = await client.authorize(browser, clientId);
    const tokens = await client.redeem(clientId, redirect, verifier);
    expect((await client.refresh(clientId, tokens.refresh_token)).status).toBe(200);
    expect((await browser.get('/console/account')).text).toContain(new URL(origin).host);
    expect(asked).toEqual(['/client.json']);
  });

  it.each<[string, string, () => ReturnType<typeof answer>]>([
    ['another client_id', '/a', () => ({ body: document('/other') })],
    ['a secret', '/b', () => ({ body: document('/b', { client_secret: 'x' }) })],
    ['an address for a script', '/c', () => ({ body: document('/c', { redirect_uris: ['javascript:alert(1)'] }) })],
    ['no JSON', '/d', () => ({ body: '<html>' })],
    ['a list', '/e', () => ({ body: '[]' })],
    ['more than 5 kB', '/f', () => ({ body: document('/f', { padding: 'x'.repeat(6_000) }) })],
    ['a redirect', '/g', () => ({ status: 302, headers: { location: `${origin}/client.json` }, body: '' })],
    ['nothing', '/h', () => ({ status: 404, body: '' })],
  ])('is refused with %s: a page, and nobody is sent anywhere', async (_, path, give) => {
    answer = give;
    const page = await ask(`${origin}${path}`);
    expect([page.status, page.location]).toEqual([expect.toSatisfy((status) => status === 400 || status === 401), '']);
    expect(asked).toEqual([path]);
  });

  it.each([
    'https://10.0.0.7/client.json',
    'https://127.0.0.1/client.json',
    'https://[::1]/client.json',
    'https://169.254.169.254/client.json',
    'https://inside.example.com/client.json',
    'https://link.example.com/client.json',
    'https://localhost/client.json',
    'https://user@apps.example.com/client.json',
    'https://apps.example.com/../client.json',
    'https://apps.example.com:22/client.json',
    'http://apps.example.com/client.json',
    'file:///etc/passwd',
  ])('is not asked for at %s', async (clientId) => {
    const page = await ask(clientId);
    expect([page.status, page.location]).toEqual([expect.toSatisfy((status) => status === 400 || status === 401), '']);
    expect(asked).toEqual([]);
  });

  it('stays connected while its address cannot be reached, until that says that it is gone', async () => {
    const clientId = `${origin}/lasting.json`;
    const { redirect, verifier } = await client.authorize(browser, clientId);
    const { refresh_token: token } = await client.redeem(clientId, redirect, verifier);
    const refreshElsewhere = async () => {
      // Another process has never asked.
      await using api = await service.startApi();
      const { status, body } = await createOAuthClient(api.baseUrl).refresh(clientId, token);
      return [status, body.error];
    };

    answer = () => ({ status: 503, body: 'away' });
    expect(await refreshElsewhere()).toEqual([200, undefined]);
    answer = () => ({ status: 404, body: 'gone' });
    expect(await refreshElsewhere()).toEqual([400, 'invalid_client']);
    answer = () => ({ status: 503, body: 'away' });
    expect(await refreshElsewhere()).toEqual([400, 'invalid_client']);
    answer = (path) => ({ body: document(path) });
    expect(await refreshElsewhere()).toEqual([200, undefined]);
  });

  it('is sent nowhere but to an address in its document', async () => {
    const page = await ask(`${origin}/client.json`, { redirect_uri: 'https://evil.example/callback' });
    expect([page.status, page.location]).toEqual([400, '']);
  });
});
