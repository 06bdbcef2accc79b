import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  Client as ClientV2,
  IssuerMismatchError,
  StreamableHTTPClientTransport as TransportV2,
  UnauthorizedError,
  auth as authV2,
} from '@modelcontextprotocol/client';
import { auth } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sql } from 'kysely';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowInBrowser } from '../support/allow-in-browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { type StoredClientV2, createClientV2Provider } from '../support/client-v2-oauth-provider.ts';
import { buildPerson, signIn } from '../support/people.ts';
import { type StoredClient, createSdkProvider } from '../support/sdk-oauth-provider.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let browser: TestBrowser;
let serverUrl: string;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
  serverUrl = `${service.baseUrl}/mcp`;
});
afterAll(() => service[Symbol.asyncDispose]());

const CALLBACK = 'http://localhost:3118/callback';

describe('oauth4webapi', () => {
  const http = { [oauth.allowInsecureRequests]: true };

  it.each([
    ['none', () => oauth.None()],
    ['client_secret_basic', (secret: string) => oauth.ClientSecretBasic(secret)],
    ['client_secret_post', (secret: string) => oauth.ClientSecretPost(secret)],
  ])('goes through discovery, registration, code, refresh and revocation with %s', async (method, authenticate) => {
    const resource = new URL(serverUrl);
    const { authorization_servers: servers } = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, http),
    );
    const issuer = new URL(servers![0]!);
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { ...http, algorithm: 'oauth2' }),
    );
    const metadata = { redirect_uris: [CALLBACK], token_endpoint_auth_method: method };
    const registration = await oauth.dynamicClientRegistrationRequest(server, metadata, http);
    const client = (await oauth.processDynamicClientRegistrationResponse(registration)) as oauth.Client;
    const authentication = authenticate(String(client['client_secret']));

    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const address = new URL(server.authorization_endpoint!);
    address.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'mcp:read',
      resource: serverUrl,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    const answer = oauth.validateAuthResponse(server, client, await allowInBrowser(browser, address), state);
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(server, client, authentication, answer, CALLBACK, verifier, http),
    );
    expect(tokens).toMatchObject({ scope: 'mcp:read', token_type: 'bearer' });
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, authentication, tokens.refresh_token!, http),
    );
    expect(renewed.access_token).not.toBe(tokens.access_token);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, authentication, renewed.refresh_token!, http),
    );
    const late = await oauth.refreshTokenGrantRequest(server, client, authentication, renewed.refresh_token!, http);
    expect(late.status).toBe(400);
  });
});

describe('openid-client', () => {
  it('goes through discovery, registration, code, refresh and revocation', async () => {
    const options = { algorithm: 'oauth2' as const, execute: [openid.allowInsecureRequests] };
    const metadata = { redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' };
    const config = await openid.dynamicClientRegistration(new URL(service.baseUrl), metadata, openid.None(), options);
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const state = openid.randomState();
    const address = openid.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      resource: serverUrl,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const back = await allowInBrowser(browser, address);
    const tokens = await openid.authorizationCodeGrant(config, back, { pkceCodeVerifier, expectedState: state });
    expect(tokens.scope).toBe('mcp:read mcp:write');
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!);
    await openid.tokenRevocation(config, renewed.refresh_token!);
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('the client of @modelcontextprotocol/sdk', () => {
  /** Connected once, as a person does it. */
  async function connected(redirectUrl?: string): Promise<StoredClient> {
    const store: StoredClient = { registrations: 0 };
    const provider = createSdkProvider(store, redirectUrl);
    const transport = new StreamableHTTPClientTransport(new URL(serverUrl), { authProvider: provider });
    const first = new Client({ name: 'test', version: '1' });
    await expect(first.connect(transport)).rejects.toThrow('Unauthorized');
    const back = await allowInBrowser(browser, new URL(store.sentTo!));
    await transport.finishAuth(back.searchParams.get('code')!);
    return store;
  }

  const listTools = async (store: StoredClient) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(serverUrl), { authProvider: createSdkProvider(store) }),
    );
    const { tools } = await client.listTools();
    await client.close();
    return tools;
  };

  it('connects from a challenge alone, and calls tools', async () => {
    const store = await connected();
    expect(store.registrations).toBe(1);
    expect((await listTools(store)).length).toBeGreaterThan(3);
  });

  it('connects as Cursor does, answered in a scheme of its own', async () => {
    const store = await connected('cursor://anysphere.cursor-mcp/oauth/callback');
    expect((await listTools(store)).length).toBeGreaterThan(3);
  });

  it('renews an access token that is over by itself', async () => {
    const store = await connected();
    const before = store.tokens!.access_token;
    await sql`update auth.oauth_record set expires_at = now() where model = 'AccessToken'`.execute(service.authDb);
    expect((await listTools(store)).length).toBeGreaterThan(3);
    expect(store.tokens!.access_token).not.toBe(before);
    expect(store.registrations).toBe(1);
  });

  it('stays signed in in four processes that share one refresh token', async () => {
    const store = await connected();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refreshInProcess(store)));
    expect(answers.map(({ outcome, status }) => [outcome, status])).toEqual(
      [1, 2, 3, 4].map(() => ['AUTHORIZED', 200]),
    );
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(4);
  });

  it('registers again by itself where its registration is gone', async () => {
    const store = await connected();
    await sql`delete from auth.oauth_record`.execute(service.authDb);
    expect(await auth(createSdkProvider(store), { serverUrl })).toBe('REDIRECT');
    expect(store.registrations).toBe(2);
    const back = await allowInBrowser(browser, new URL(store.sentTo!));
    const outcome = await auth(createSdkProvider(store), {
      serverUrl,
      authorizationCode: back.searchParams.get('code')!,
    });
    expect(outcome).toBe('AUTHORIZED');
    expect((await listTools(store)).length).toBeGreaterThan(3);
  });

  async function refreshInProcess(store: StoredClient) {
    const file = join(import.meta.dirname, 'processes', 'refresh-by-sdk.ts');
    const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(JSON.stringify({ serverUrl, store }));
    return JSON.parse(await text(child.stdout)) as { outcome: string; status: number; refreshToken: string };
  }
});

describe.each(['legacy', 'auto', '2026-07-28'] as const)('the client of @modelcontextprotocol/client, %s', (era) => {
  const mode = era === '2026-07-28' ? { pin: era } : era;
  const openClient = () => new ClientV2({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transportFor = (store: StoredClientV2) =>
    new TransportV2(new URL(serverUrl), { authProvider: createClientV2Provider(store) });

  /** Sent to the browser by the challenge, and answered there. */
  async function answered() {
    const store: StoredClientV2 = { registrations: 0 };
    const transport = transportFor(store);
    await expect(openClient().connect(transport)).rejects.toThrow(UnauthorizedError);
    return { store, transport, back: await allowInBrowser(browser, new URL(store.sentTo!)) };
  }

  async function connected(): Promise<StoredClientV2> {
    const { store, transport, back } = await answered();
    await transport.finishAuth(back.searchParams);
    return store;
  }

  async function callTool(store: StoredClientV2) {
    const client = openClient();
    await client.connect(transportFor(store));
    const { structuredContent } = await client.callTool({ name: 'list_specimens', arguments: {} });
    await client.close();
    return structuredContent;
  }

  it('connects from a challenge alone, and calls a tool', async () => {
    const store = await connected();

    expect(store.registrations).toBe(1);
    expect(await callTool(store)).toMatchObject({ specimens: [], next_cursor: null });
  });

  it('redeems no code that came back in the name of another issuer', async () => {
    const { store, transport, back } = await answered();
    back.searchParams.set('iss', 'https://elsewhere.example');

    await expect(transport.finishAuth(back.searchParams)).rejects.toThrow(IssuerMismatchError);
    expect(store.tokens).toBeUndefined();
  });

  it('renews an access token that is over by itself', async () => {
    const store = await connected();
    const before = store.tokens!;
    await sql`update auth.oauth_record set expires_at = now() where model = 'AccessToken'`.execute(service.authDb);

    expect(await callTool(store)).toMatchObject({ specimens: [] });
    expect(store.tokens!.access_token).not.toBe(before.access_token);
    expect(store.tokens!.refresh_token).not.toBe(before.refresh_token);
    expect(store.registrations).toBe(1);
  });

  it('registers again by itself where its registration is gone', async () => {
    const store = await connected();
    await sql`delete from auth.oauth_record`.execute(service.authDb);
    const provider = createClientV2Provider(store);

    expect(await authV2(provider, { serverUrl })).toBe('REDIRECT');
    expect(store.registrations).toBe(2);
    const { searchParams } = await allowInBrowser(browser, new URL(store.sentTo!));
    const answer = { authorizationCode: searchParams.get('code')!, iss: searchParams.get('iss')! };
    expect(await authV2(provider, { serverUrl, ...answer })).toBe('AUTHORIZED');
    expect(await callTool(store)).toMatchObject({ specimens: [] });
  });
});
