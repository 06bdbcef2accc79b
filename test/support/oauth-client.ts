import { createHash, randomBytes } from 'node:crypto';
import type { Page, TestBrowser } from './browser.ts';

export const CALLBACK = 'http://127.0.0.1:53123/callback';

/** Metadata as a client on somebody's own machine registers it. */
export const NATIVE = {
  client_name: 'Test client',
  redirect_uris: [CALLBACK],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
};

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  scope: string;
  error?: string;
}

/** A client written by hand, for what a library would not send. */
export interface OAuthClient {
  register(metadata?: object): Promise<Response>;
  /** @returns a client id */
  registered(metadata?: object): Promise<string>;
  /** The address to send a browser to, and what belongs to it. */
  request(
    clientId: string,
    more?: Record<string, string | undefined>,
  ): { url: string; verifier: string; state: string };
  /** Through sign-in and consent to the redirect. */
  authorize(
    browser: TestBrowser,
    clientId: string,
    options?: AuthorizeOptions,
  ): Promise<{ redirect: URL; verifier: string; state: string }>;
  token(
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: TokenAnswer }>;
  redeem(clientId: string, redirect: URL, verifier: string): Promise<TokenAnswer>;
  refresh(clientId: string, refreshToken: string): Promise<{ status: number; headers: Headers; body: TokenAnswer }>;
  revoke(fields: Record<string, string>): Promise<Response>;
  /** All of it. */
  connect(browser: TestBrowser, options?: AuthorizeOptions): Promise<TokenAnswer & { clientId: string }>;
}

export interface AuthorizeOptions {
  more?: Record<string, string | undefined>;
  /** Ticked scopes; those that the page has ticked where absent. */
  scopes?: readonly string[];
  decision?: 'allow' | 'deny';
}

export function createOAuthClient(baseUrl: string): OAuthClient {
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const client: OAuthClient = {
    register: (metadata = NATIVE) =>
      fetch(`${baseUrl}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(metadata),
      }),
    async registered(metadata) {
      const response = await client.register(metadata);
      const body = (await response.json()) as { client_id: string };
      if (response.status !== 201) throw new Error(`registering answered ${response.status}: ${JSON.stringify(body)}`);
      return body.client_id;
    },
    request(clientId, more = {}) {
      const verifier = randomBytes(32).toString('base64url');
      const state = randomBytes(8).toString('hex');
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: CALLBACK,
        state,
        scope: 'mcp:read mcp:write',
        resource: `${baseUrl}/mcp`,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      };
      const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { url: `/oauth/authorize?${new URLSearchParams(given).toString()}`, verifier, state };
    },
    async authorize(browser, clientId, { more, scopes, decision = 'allow' } = {}) {
      const { url, verifier, state } = client.request(clientId, more);
      const page = await openConsent(browser, url);
      const scope = scopes ?? tickedScopes(page);
      const done = await browser.submit(page, /^\/console\/consent\//, { scope, decision });
      const back = await browser.get(done.location);
      return { redirect: new URL(back.location), verifier, state };
    },
    async token(fields, headers) {
      const response = await send('/oauth/token', fields, headers);
      return { status: response.status, headers: response.headers, body: (await response.json()) as TokenAnswer };
    },
    async redeem(clientId, redirect, verifier) {
      const { status, body } = await client.token({
        grant_type: 'authorization_code',
        code: redirect.searchParams.get('code') ?? '',
        redirect_uri: CALLBACK,
        client_id: clientId,
        code_verifier: verifier,
      });
      if (status !== 200) throw new Error(`the token endpoint answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    refresh: (clientId, refreshToken) =>
      client.token({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId }),
    revoke: (fields) => send('/oauth/revoke', fields),
    async connect(browser, options) {
      const clientId = await client.registered();
      const { redirect, verifier } = await client.authorize(browser, clientId, options);
      return { ...(await client.redeem(clientId, redirect, verifier)), clientId };
    },
  };
  return client;
}

/** Follows an authorization request to the consent page. */
export async function openConsent(browser: TestBrowser, url: string): Promise<Page> {
  const sent = await browser.get(url);
  if (sent.status !== 303) throw new Error(`the authorization endpoint answered ${sent.status}: ${sent.text}`);
  return browser.get(sent.location);
}

export function tickedScopes({ text }: Page): string[] {
  return [...text.matchAll(/name="scope" value="([^"]+)" checked/g)].map(([, scope]) => scope!);
}

export function offeredScopes({ text }: Page): string[] {
  return [...text.matchAll(/name="scope" value="([^"]+)"/g)].map(([, scope]) => scope!);
}
