import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import type { TestBrowser } from '../support/browser.ts';
import { createClient } from '../support/client.ts';
import { fileFor } from '../support/file-for.ts';
import { createOAuthClient } from '../support/oauth-client.ts';
import { type Person, buildPerson, signIn } from '../support/people.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';
import { type ConsoleRoute, isPublic, listRoutes } from './routes.ts';

/** In every text of the owner's: nobody else's page may have it. */
const MARK = 'zanzibar';
const ROUTES = listRoutes().filter((route) => !isPublic(route));
const POSTS = ROUTES.filter(({ method }) => method === 'POST');
const GETS = ROUTES.filter(({ method }) => method === 'GET');
const name = ({ method, path }: ConsoleRoute): string => `${method} ${path}`;

let service: TestService;
let pages: ServedPages;
let owner: Person;
let ownerBrowser: TestBrowser;
let stranger: TestBrowser;
let ids: Record<string, string>;

beforeAll(async () => {
  service = await startService({ isAtItsAddress: true });
  pages = await servePages({ [`/${MARK}`]: `Fact: The sky over ${MARK} was blue in 2024.\n` });
  owner = await buildPerson(service.authDb, { email: `owner@${MARK}.example`, role: 'admin' });
  ownerBrowser = await signIn(service.authDb, owner, service.baseUrl);
  stranger = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
  ids = await makeOneOfEach();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

/** One of everything that an address can name. */
async function makeOneOfEach(): Promise<Record<string, string>> {
  const { key } = await service.mint({ operatorEmail: owner.email });
  const notes = `Facts of ${pages.origin}/${MARK}`;
  const { takeId, body } = await createClient({ baseUrl: service.baseUrl, key }).take({ notes });
  const { specimenIds } = await fileFor(service, owner);
  const post = async (form: string, action: string, fields: Record<string, string>) =>
    ownerBrowser.submit(await ownerBrowser.get(form), action, fields);
  const last = (location: string) => location.split('/').at(-1)!;
  const webhook = await post('/console/webhooks', '/console/webhooks', {
    url: `https://hooks.example.com/${MARK}`,
    description: MARK,
  });
  const webhookId = last(webhook.location);
  await post(webhook.location, `${webhook.location}/ping`, {});
  const canary = await post('/console/canaries', '/console/canaries', {
    name: MARK,
    channel: 'toy-facts',
    brief: MARK,
    every: '7 d',
    minGrade: '',
    minOverall: '',
    mustContain: '',
    mustLink: '',
    maxLatencyMs: '',
  });
  await post('/console/channels/toy-facts', '/console/channels/toy-facts/keys', { label: MARK, scope: 'station' });
  await createOAuthClient(service.baseUrl).connect(ownerBrowser, { scopes: ['mcp:read'] });
  await signIn(service.authDb, owner, service.baseUrl);
  const account = await ownerBrowser.get('/console/account');
  const channel = await ownerBrowser.get('/console/channels/toy-facts');
  return {
    take: takeId,
    page: /pages\/([0-9a-f]{64})/.exec((await ownerBrowser.get(`/console/takes/${takeId}`)).text)![1]!,
    still: body.stills[0]!.sha256,
    specimen: specimenIds[0]!,
    webhook: webhookId,
    delivery: await findOwn('select delivery_id as id from webhook_delivery limit 1'),
    canary: last(canary.location),
    key: new RegExp(`${MARK}[^]*?/keys/([0-9a-f-]{36})/revoke`).exec(channel.text)![1]!,
    operator: owner.operatorId,
    session: /sessions\/([^/"]+)\/end/.exec(account.text)![1]!,
    grant: /applications\/([^/"]+)\/disconnect/.exec(account.text)![1]!,
    interaction: 'nobodys',
  };
}

async function findOwn(query: string): Promise<string> {
  const { rows } = await asOperator(service.owner, owner.operatorId, (trx) =>
    sql<{ id: string }>`${sql.raw(query)}`.execute(trx),
  );
  return rows[0]!.id;
}

/** Whose id an address takes, by where it stands. A new kind of address has to say so here. */
const NAMED: [RegExp, string][] = [
  [/^\/takes\/:id.*\/stills\/:sha256/, 'still'],
  [/^\/takes\/:id.*\/pages\/:sha256/, 'page'],
  [/^\/takes\/:id/, 'take'],
  [/^\/review\/:id\/stills\/:sha256/, 'still'],
  [/^\/(review|specimens)\/:id/, 'specimen'],
  [/^\/webhooks\/:id/, 'webhook'],
  [/:delivery/, 'delivery'],
  [/^\/canaries\/:id/, 'canary'],
  [/^\/operators\/:id/, 'operator'],
  [/^\/channels\/:slug\/keys\/:id/, 'key'],
  [/^\/account\/sessions\/:id/, 'session'],
  [/:grantId/, 'grant'],
  [/:uid/, 'interaction'],
];

/** What the owner has none of here: a request for access that goes on, and a picture of a specimen. */
const IS_NOBODYS = /^\/(consent|review\/:id\/stills)\//;

/** The address with the owner's ids in it. */
function addressOf({ path }: ConsoleRoute): string {
  const prefix = (parameter: string) => path.slice(0, path.indexOf(`:${parameter}`) + parameter.length + 1);
  const filled = path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    if (parameter === 'slug') return 'toy-facts';
    const kind = NAMED.find(([form]) => form.test(prefix(parameter)))?.[1];
    const id = kind === undefined ? undefined : ids[kind];
    if (id === undefined) throw new Error(`whose is :${parameter} of ${path}? Say it in NAMED.`);
    return id;
  });
  return `/console${filled.replaceAll('\\', '')}`;
}

/** What every form would take, so that nothing but whose it is stands in the way. */
const FIELDS = {
  notes: 'x',
  amount: '1',
  reason: 'x',
  role: 'operator',
  decision: 'approve',
  operation: randomUUID(),
  password: 'a long walk to the sea',
};

const csrfOf = async (browser: TestBrowser): Promise<string> =>
  /name="csrf" value="([^"]+)"/.exec((await browser.get('/console/account')).text)![1]!;

/** Everything that the owner has, as one text. */
async function readOwned(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'operator_id' order by 1`.execute(
    service.owner,
  );
  return asOperator(service.owner, owner.operatorId, async (trx) => {
    const texts: string[] = [];
    for (const { name } of tables) {
      // Attempts at a delivery go on meanwhile.
      if (/^(webhook_(attempt|delivery)|work_outbox|kept_form)$/.test(name)) continue;
      const { rows } = await sql<{ text: string }>`
        select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${sql.table(name)} t`.execute(
        trx,
      );
      texts.push(`${name}\n${rows[0]!.text}`);
    }
    return texts.join('\n\n');
  });
}

describe('somebody else', () => {
  it.each(
    GETS.filter(({ path }) => path.includes(':') && path !== '/channels/:slug').map(
      (route) => [name(route), route] as const,
    ),
  )('%s answers 404', async (_, route) => {
    if (!IS_NOBODYS.test(route.path)) expect((await ownerBrowser.get(addressOf(route))).status).toBe(200);
    expect((await stranger.get(addressOf(route))).status).toBe(404);
  });

  it.each(
    GETS.filter(({ path }) => !path.includes(':') || path === '/channels/:slug').map(
      (route) => [name(route), route] as const,
    ),
  )('%s shows nothing of it', async (_, route) => {
    const { text, status } = await stranger.get(addressOf(route));
    expect([200, 303, 404]).toContain(status);
    expect(text).not.toContain(MARK);
    for (const id of Object.values(ids)) expect(text).not.toContain(id);
  });

  it.each(
    POSTS.filter(({ path }) => path.includes(':') && !/^\/channels\/:slug\/(takes|keys)$/.test(path)).map(
      (route) => [name(route), route] as const,
    ),
  )('%s answers 404 and changes nothing', async (_, route) => {
    const before = await readOwned();
    const answer = await stranger.post(addressOf(route), { ...FIELDS, csrf: await csrfOf(stranger) });
    expect(answer.status, answer.text.slice(0, 300)).toBe(404);
    expect(await readOwned()).toBe(before);
  });

  it('continues no take of the owner', async () => {
    const csrf = await csrfOf(stranger);
    const answer = await stranger.post('/console/channels/toy-facts/takes', { csrf, notes: 'x', prior: ids['take']! });
    expect(answer.status).toBe(404);
    expect((await stranger.get(`/console/channels/toy-facts?again=${ids['take']}`)).status).toBe(404);
    expect((await stranger.get(`/console/channels/toy-facts?continue=${ids['take']}`)).status).toBe(404);
  });
});

describe('a form', () => {
  const forms = POSTS.map((route) => [name(route), route] as const);

  it.each(forms)(
    '%s is refused without its token, with a foreign, forged or stale one, and from another site',
    async (_, route) => {
      const address = addressOf(route);
      const own = await csrfOf(ownerBrowser);
      const over = await signIn(service.authDb, owner, service.baseUrl);
      const stale = await csrfOf(over);
      await over.submit(await over.get('/console/account'), '/console/sign-out');
      const [operator, ofSession] = own.split('.') as [string, string];
      const before = await readOwned();
      for (const csrf of [
        undefined,
        '',
        await csrfOf(stranger),
        stale,
        `${own}x`,
        `${operator}.${ofSession}`,
        own.toUpperCase(),
      ]) {
        const answer = await ownerBrowser.post(address, { ...FIELDS, ...(csrf !== undefined && { csrf }) });
        // A request for access that is over is looked for first.
        expect(answer.status, `${csrf}`).toBe(route.path === '/consent/:uid' ? 404 : 403);
      }
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ]) {
        const answer = await ownerBrowser.post(address, { ...FIELDS, csrf: own }, headers);
        expect(answer.status).toBe(route.path === '/consent/:uid' ? 404 : 403);
      }
      expect(await readOwned()).toBe(before);
    },
  );
});

describe('who has not signed in', () => {
  it.each(ROUTES.filter(({ path }) => path !== '/consent/:uid').map((route) => [name(route), route] as const))(
    '%s leads to the door',
    async (_, route) => {
      const response = await fetch(`${service.baseUrl}${addressOf(route)}`, {
        method: route.method,
        redirect: 'manual',
        ...(route.method === 'POST' && { body: new URLSearchParams({ ...FIELDS, csrf: 'x' }) }),
      });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toMatch(/^\/console\/sign-in/);
      expect(response.headers.get('cache-control')).toContain('no-store');
    },
  );
});
