import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Channel } from '../../channels/channel.ts';
import type { Page, TestBrowser } from '../support/browser.ts';
import { postCall } from '../support/mcp-clients.ts';
import { NATIVE, createOAuthClient } from '../support/oauth-client.ts';
import { type Person, buildLink, buildPerson, setPassword, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

const PASSWORD = 'a phrase for this test alone';
const CREDENTIAL = 'sk-of-an-outside-provider-0123456789';
const keyedChannel: Channel = {
  ...toyChannel,
  card: { ...toyChannel.card, slug: 'keyed', number: 9, access: 'own_key' },
};

const lines: string[] = [];
let service: TestService;
let person: Person;
/** Each kind that is issued or entrusted, by its name: what only its holder may know. */
let secrets: Record<string, string>;
beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  service = await startService({
    isWorkerless: true,
    isAtItsAddress: true,
    channels: [toyChannel, keyedChannel],
    log: pino({ level: 'trace' }, log),
  });
  person = await buildPerson(service.authDb);
  secrets = await issueAll();
});
afterAll(() => service[Symbol.asyncDispose]());

async function issueAll(): Promise<Record<string, string>> {
  const { link, token } = await buildLink(service.authDb, person, service.baseUrl);
  const browser = await signIn(service.authDb, person, service.baseUrl);
  await browser.get(link);
  await setPassword(browser, PASSWORD);
  return {
    'sign-in link': token,
    password: PASSWORD,
    ...(await issueTokens(browser)),
    ...(await issueInConsole(browser)),
    ...readCookies(browser),
  };
}

async function issueTokens(browser: TestBrowser): Promise<Record<string, string>> {
  const client = createOAuthClient(service.baseUrl);
  const tokens = await client.connect(browser);
  const { redirect } = await client.authorize(browser, tokens.clientId);
  const underWay = await browser.get(client.request(tokens.clientId).url);
  const { body: refreshed } = await client.refresh(tokens.clientId, tokens.refresh_token);
  const registration = (await (
    await client.register({ ...NATIVE, token_endpoint_auth_method: 'client_secret_basic' })
  ).json()) as Record<string, string>;
  expect(registration).not.toHaveProperty('registration_access_token');
  const address = { baseUrl: service.baseUrl, token: refreshed.access_token };
  const { result } = await postCall(address, 'register_webhook', { url: 'https://hooks.example.com/a' });
  return {
    'access token': tokens.access_token,
    'refresh token': tokens.refresh_token,
    'renewed access token': refreshed.access_token,
    'renewed refresh token': refreshed.refresh_token,
    'authorization code': redirect.searchParams.get('code')!,
    'consent under way': underWay.location.split('/').at(-1)!,
    'client secret': registration['client_secret']!,
    'webhook secret of a tool': String(result!.structuredContent!['secret']),
  };
}

async function issueInConsole(browser: TestBrowser): Promise<Record<string, string>> {
  const follow = async (page: Page) => browser.get(page.location.replace(/#.*/, ''));
  const channel = '/console/channels/toy-facts';
  const keys: Record<string, string> = {};
  for (const scope of ['channel', 'station']) {
    const minted = await follow(await browser.submit(await browser.get(channel), `${channel}/keys`, { scope }));
    keys[`${scope} key`] = /id="minted-key">([^<]+)</.exec(minted.text)![1]!;
  }
  const form = await browser.get('/console/webhooks');
  const made = await follow(await browser.submit(form, '/console/webhooks', { url: 'https://hooks.example.com/b' }));
  const webhook = /action="(\/console\/webhooks\/[0-9a-f-]{36})\/rotate"/.exec(made.text)![1]!;
  const rotated = await follow(await browser.submit(made, `${webhook}/rotate`));
  const credential = { credential: CREDENTIAL };
  const own = '/console/channels/keyed';
  expect((await browser.submit(await browser.get(own), `${own}/credential`, credential)).status).toBe(303);
  const ofWebhook = ({ text }: Page) => /<code id="webhook-secret">(whsec_[^<]+)</.exec(text)![1]!;
  return {
    ...keys,
    'webhook secret of the console': ofWebhook(made),
    'rotated webhook secret': ofWebhook(rotated),
    'credential with a provider': CREDENTIAL,
  };
}

function readCookies({ cookies }: TestBrowser): Record<string, string> {
  const session = decodeURIComponent(cookies.get('longtake_session')!);
  const others = [...cookies].map(([name, value]) => [`cookie ${name}`, decodeURIComponent(value)]);
  return { ...Object.fromEntries(others), 'session token': session.split('.')[0]! };
}

describe('a secret that was just issued', () => {
  it('is one of every kind that there is, and long', () => {
    expect(Object.keys(secrets)).toEqual(
      expect.arrayContaining([
        'sign-in link',
        'password',
        'cookie longtake_session',
        'session token',
        'channel key',
        'station key',
        'authorization code',
        'access token',
        'refresh token',
        'renewed access token',
        'renewed refresh token',
        'client secret',
        'consent under way',
        'webhook secret of a tool',
        'webhook secret of the console',
        'rotated webhook secret',
        'credential with a provider',
      ]),
    );
    for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(19);
  });

  it('is in no column of any table, as text or as bytes', async () => {
    expect(await findInTables(secrets)).toEqual([]);
    // The search finds what is there.
    expect(await findInTables({ address: person.email })).not.toEqual([]);
  });

  it('is in no file of the data directory', async () => {
    const entries = await readdir(service.dataDir, { recursive: true, withFileTypes: true });
    const found: string[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const content = await readFile(join(entry.parentPath, entry.name), 'latin1');
      found.push(...namesIn(content, secrets).map((name) => `${name} in ${entry.name}`));
    }
    expect(found).toEqual([]);
    expect(entries.length).toBeGreaterThan(0);
  });

  it('is in no line of the log', () => {
    // It is of no use without the cookie that belongs to it.
    const { 'consent under way': _, ...unknown } = secrets;
    expect(namesIn(lines.join(''), unknown)).toEqual([]);
    expect(lines.join('')).toContain('"path":"/console/sign-in/link"');
  });
});

/** As text, and as Postgres writes the bytes of it, or of what it encodes. */
function formsOf(secret: string): string[] {
  const hex = Buffer.from(secret).toString('hex');
  if (!secret.startsWith('whsec_')) return [secret, hex];
  return [secret, hex, Buffer.from(secret.slice('whsec_'.length), 'base64').toString('hex')];
}

const namesIn = (text: string, wanted: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [name] : [],
  );

/** Every table of every schema of ours, row by row as text, read by the logins that see them. */
async function findInTables(wanted: Record<string, string>): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`.execute(
    service.owner,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const look = sql<{ text: string }>`select t::text as text from ${sql.table(`${schema}.${name}`)} t`;
    const { rows } = schema === 'auth' ? await look.execute(service.authDb) : await asPerson(look);
    const text = rows.map((row) => row.text).join('\n');
    found.push(...namesIn(text, wanted).map((secret) => `${secret} in ${schema}.${name}`));
  }
  return found;
}

/** Rows of the one operator of this test: others have none that matter. */
function asPerson(look: { execute(db: typeof service.owner): Promise<{ rows: { text: string }[] }> }) {
  return service.owner.transaction().execute(async (trx) => {
    await sql`select set_config('app.operator_id', ${person.operatorId}, true)`.execute(trx);
    return look.execute(trx);
  });
}
