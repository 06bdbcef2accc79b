import { disableOperator } from '../../db/queries/operators.ts';
import { openBrowser } from '../support/browser.ts';
import type { Page, TestBrowser } from '../support/browser.ts';
import { NATIVE, offeredScopes, openConsent } from '../support/oauth-client.ts';
import type { Attack } from './attack.ts';
import { sayAnswer } from './say-answer.ts';
import type { World } from './world.ts';

type Query = Record<string, string | undefined>;

/** An authorization request by a link that somebody follows. */
const follow =
  (more: Query | ((world: World) => Promise<Query>), tail = ''): Attack[2] =>
  async (world) => {
    const query = typeof more === 'function' ? await more(world) : more;
    const { url } = world.client.request(await world.client.registered(), query);
    return sayAnswer(await openBrowser(world.service.baseUrl).get(`${url}${tail}`));
  };

/** The same of a client on another host. */
function leadAway(more: Query): Attack[2] {
  const uri = 'https://evil.example/callback';
  return follow(async ({ client }) => ({
    client_id: await client.registered({ ...NATIVE, redirect_uris: [uri] }),
    redirect_uri: uri,
    ...more,
  }));
}

/** The victim, in a window of their own, before a consent page that somebody made them open. */
async function askVictim({
  client,
  victim: { browser },
}: World): Promise<{ browser: TestBrowser; page: Page; uid: string }> {
  const sent = await browser.get(client.request(await client.registered()).url);
  return { browser, page: await browser.get(sent.location), uid: sent.location };
}

const ALLOW = { decision: 'allow', scope: ['mcp:read', 'mcp:write'] };
const FORM = /^\/console\/consent\//;

/** The consent form of somebody new, sent with other headers or fields. */
const consent =
  (fields: Record<string, string | readonly string[]>, headers?: Record<string, string>): Attack[2] =>
  async (world) => {
    const { browser } = await world.join();
    const page = await openConsent(browser, world.client.request(await world.client.registered()).url);
    return sayAnswer(await browser.submit(page, FORM, fields, headers));
  };

/** The way from an application to the person and back. */
export const ON_AUTHORIZATION: Attack[] = [
  ['a client that is none', '400 page', follow({ client_id: 'nobody' })],
  ['a client of a strange name', '400 invalid_request', follow({ client_id: '\u0000' })],
  ['a client at an address inside', '400 page', follow({ client_id: 'https://169.254.169.254/client.json' })],
  ['a client that is a file', '400 page', follow({ client_id: 'file:///etc/passwd' })],
  ...[
    'https://evil.example/callback',
    'http://127.0.0.1:53123/callback/',
    'http://127.0.0.1:53123/callback/../x',
    'http://127.0.0.1:53123/callback?more',
    'http://127.0.0.1:53123/Callback',
    'http://localhost:53123/callback',
    'http://127.0.0.1.evil.example:53123/callback',
    'http://127.0.0.1:53123@evil.example/callback',
    'http://127.1:53123/callback',
    'https://127.0.0.1:53123/callback',
    'http://127.0.0.1:53123/callback#x',
    'javascript:alert(1)',
  ].map((uri): Attack => [`a code sent to ${JSON.stringify(uri)}`, '400 page', follow({ redirect_uri: uri })]),
  ['two addresses to send a code to', '303 invalid_request', follow({}, '&redirect_uri=https%3A%2F%2Fevil.example%2F')],
  ['two clients', '400 page', follow({}, '&client_id=nobody')],
  [
    'no proof of the code',
    '303 invalid_request',
    follow({ code_challenge: undefined, code_challenge_method: undefined }),
  ],
  ['a plain proof of the code', '303 invalid_request', follow({ code_challenge_method: 'plain' })],
  ['a token without a code', '303 unsupported_response_type', follow({ response_type: 'token' })],
  ['a code and a token', '303 unsupported_response_type', follow({ response_type: 'code id_token' })],
  ['a code in a form', '303 unsupported_response_mode', follow({ response_mode: 'form_post' })],
  ['a code in a fragment', '303 unsupported_response_mode', follow({ response_mode: 'fragment' })],
  ['another resource', '303 invalid_target', follow({ resource: 'https://other.example/mcp' })],
  [
    'a resource that begins as ours',
    '303 invalid_target',
    follow(async ({ service }) => ({ resource: `${service.baseUrl}/mcp/../admin` })),
  ],
  ['ours and another resource', '303 invalid_target', follow({}, '&resource=https%3A%2F%2Fother.example%2Fmcp')],
  ['a resource that is no address', '303 invalid_target', follow({ resource: 'mcp' })],
  [
    'a request at an address inside',
    '303 request_uri_not_supported',
    follow({ request_uri: 'http://169.254.169.254/' }),
  ],
  ['a request that nobody signed', '303 request_not_supported', follow({ request: 'eyJhbGciOiJub25lIn0.e30.' })],
  ['a link to us that leads elsewhere by a mistake in it', '400 page', leadAway({ response_type: 'token' })],
  ['a link to us that leads elsewhere without a question', '400 page', leadAway({ prompt: 'none' })],
  ['no question to the person', '303 login_required', follow({ prompt: 'none' })],
  ['a NUL in what is kept', '400 invalid_request', follow({ state: 'a\u0000b' })],
  ['more than a request line', '431 headers_too_large', follow({ state: 'x'.repeat(40_000) })],
  [
    'the consent page of the victim, in another browser',
    '404 page',
    async (world) => {
      const { uid } = await askVictim(world);
      return sayAnswer(await (await world.join()).browser.get(uid));
    },
  ],
  [
    'the consent form of the victim, sent by another browser',
    '404 page',
    async (world) => {
      const { page } = await askVictim(world);
      return sayAnswer(await (await world.join()).browser.submit(page, FORM, ALLOW));
    },
  ],
  [
    'the consent form without its token',
    '403 page',
    async (world) => {
      const { browser, uid } = await askVictim(world);
      return sayAnswer(await browser.post(uid, ALLOW));
    },
  ],
  [
    "the consent form with another session's token",
    '403 page',
    async (world) => {
      const { browser, uid } = await askVictim(world);
      const theirs = await (await world.join()).browser.get('/console/account');
      const csrf = /name="csrf" value="([^"]+)"/.exec(theirs.text)![1]!;
      return sayAnswer(await browser.post(uid, { ...ALLOW, csrf }));
    },
  ],
  ['the consent form from another origin', '403 page', consent(ALLOW, { origin: 'https://evil.example' })],
  ['the consent form from nowhere', '403 page', consent(ALLOW, { origin: 'null' })],
  ['the consent form across sites', '403 page', consent(ALLOW, { 'sec-fetch-site': 'cross-site' })],
  ['the consent form from a sister site', '403 page', consent(ALLOW, { 'sec-fetch-site': 'same-site' })],
  ['an answer that is neither', '400 page', consent({ ...ALLOW, decision: 'maybe' })],
  ['nothing ticked but what is not offered', '422 page', consent({ decision: 'allow', scope: ['mcp:admin', 'root'] })],
  [
    'the consent page in a frame',
    "frame-ancestors 'none', DENY",
    async (world) => {
      const { page } = await askVictim(world);
      const policy = /frame-ancestors [^;]+/.exec(page.headers.get('content-security-policy') ?? '')?.[0];
      return `${policy}, ${page.headers.get('x-frame-options')}`;
    },
  ],
  [
    'a name that looks like part of the page',
    'text without marks',
    async (world) => {
      const { browser } = await world.join();
      const name = '</strong><form action="https://evil.example">\u202e\u200b\u0007verified';
      const clientId = await world.client.registered({ ...NATIVE, client_name: name });
      const { text } = await openConsent(browser, world.client.request(clientId).url);
      const isText = !text.includes('<form action="https://evil') && text.includes('&#34;&#62;verified (unverified');
      return isText ? 'text without marks' : text;
    },
  ],
  [
    'the admin scope, asked of an operator',
    'not offered',
    async (world) => {
      const { browser } = await world.join();
      const { url } = world.client.request(await world.client.registered(), { scope: 'mcp:read mcp:admin' });
      return offeredScopes(await openConsent(browser, url)).includes('mcp:admin') ? 'offered' : 'not offered';
    },
  ],
  [
    'the admin scope, ticked by an operator in a form of their own',
    'mcp:read',
    async (world) => {
      const { browser } = await world.join();
      return (await world.client.connect(browser, { scopes: ['mcp:read', 'mcp:admin'] })).scope;
    },
  ],
  [
    'a consent that was answered, once more',
    '404 page',
    async (world) => {
      const { browser } = await world.join();
      const page = await openConsent(browser, world.client.request(await world.client.registered()).url);
      await browser.get((await browser.submit(page, FORM, ALLOW)).location);
      return sayAnswer(await browser.submit(page, FORM, ALLOW));
    },
  ],
  [
    'a consent by who was disabled meanwhile',
    '303 /console/sign-in',
    async (world) => {
      const { browser, person } = await world.join();
      const page = await openConsent(browser, world.client.request(await world.client.registered()).url);
      await disableOperator(world.service.authDb, null, person.operatorId);
      return sayAnswer(await browser.submit(page, FORM, ALLOW));
    },
  ],
  [
    'a consent without having signed in',
    '303 /console/sign-in',
    async (world) => {
      const browser = openBrowser(world.service.baseUrl);
      const sent = await browser.get(world.client.request(await world.client.registered()).url);
      return sayAnswer(await browser.post(sent.location, ALLOW));
    },
  ],
  [
    'the end of a request without its consent',
    'no code',
    async (world) => {
      const { browser } = await world.join();
      const sent = await browser.get(world.client.request(await world.client.registered()).url);
      const said = sayAnswer(await browser.get(sent.location.replace('/console/consent/', '/oauth/authorize/')));
      return said.includes(' code') ? said : 'no code';
    },
  ],
];
