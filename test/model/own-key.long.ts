import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json, text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { createClient } from '../support/client.ts';
import { ownKeyScout } from '../support/channels/own-key-scout.ts';
import { type Person, buildPerson, signIn } from '../support/people.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { type ServedPages, servePages } from '../support/serve-pages.ts';
import { type TestService, startService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

const slug = ownKeyScout.card.slug;
const PAGE = `/console/channels/${slug}`;
const INSTALLATIONS = 'key-of-the-installation';
const NEWS = `Kestrel news

On 4 March 2026 we shipped Kestrel 7.2 to all our users. It drops the legacy parser, so plugins that call it have to move to the new one.

Kestrel 7.1 came before that, and it fixed a crash when a queue was empty for more than an hour.
`;
const POINTED = {
  passages: [
    {
      quote: 'It drops the legacy parser, so plugins that call it have to move to the new one.',
      version: '7.2',
      date: '4 March 2026',
    },
  ],
};

let model: Awaited<ReturnType<typeof serveModel>>;
let pages: ServedPages;
let service: TestService;
const logged: string[] = [];
/** A page that waits to be let go. */
const slow = { asked: Promise.withResolvers<void>(), go: Promise.withResolvers<void>() };

beforeAll(async () => {
  model = await serveModel();
  pages = await servePages({
    '/news': NEWS,
    '/slow': (_, response) => {
      slow.asked.resolve();
      void slow.go.promise.then(() => response.writeHead(200, { 'content-type': 'text/plain' }).end(NEWS));
    },
  });
  const sink = new Writable({ write: (chunk, _, done) => (logged.push(String(chunk)), done()) });
  service = await startService({
    channels: [ownKeyScout],
    worker: { model: { name: 'house/mock', apiKey: INSTALLATIONS, baseUrl: model.baseUrl } },
    log: pino({ level: 'trace' }, sink),
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});
beforeEach(() => {
  model.keys.length = 0;
  model.taken.clear();
});

/** Somebody with a wallet, a browser and a client of the channel. */
async function open() {
  const person = await buildPerson(service.authDb);
  const { key } = await service.mint({ operatorEmail: person.email, credits: 20 });
  const browser = await signIn(service.authDb, person, service.baseUrl);
  return { person, browser, client: createClient({ baseUrl: service.baseUrl, key, slug }) };
}

type Browser = Awaited<ReturnType<typeof open>>['browser'];

async function store(browser: Browser, credential: string): Promise<void> {
  const { status } = await browser.submit(await browser.get(PAGE), `${PAGE}/credential`, { credential });
  expect(status).toBe(303);
  model.taken.add(credential);
}

async function remove(browser: Browser): Promise<void> {
  const { status } = await browser.submit(await browser.get(PAGE), `${PAGE}/credential/remove`);
  expect(status).toBe(303);
}

const brief = () => ({ notes: `What changed in Kestrel? ${pages.origin}/news` });
const told = (undone: string[]) => undone.filter((sentence) => sentence.startsWith('The model could not be used'));
const walletOf = ({ operatorId }: Person) =>
  asOperator(
    service.owner,
    operatorId,
    async (trx) =>
      (await sql<{ available: number; held: number }>`select available, held from wallet`.execute(trx)).rows[0],
  );

describe('a channel that runs on a key of the caller’s own', () => {
  it('accepts no take without one, on any surface, and charges nothing', async () => {
    const { person, browser, client } = await open();
    const { response, body } = await client.take(brief());
    expect(response.status).toBe(409);
    expect(body).toMatchObject({ code: 'own_key_missing', title: 'No key of your own is stored' });
    const run = await client.fetch('/agui', {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: JSON.stringify({ messages: [{ role: 'user', content: brief().notes }] }),
    });
    expect(run.status).toBe(409);
    expect(await run.json()).toMatchObject({ code: 'own_key_missing' });
    const form = await browser.submit(await browser.get(PAGE), `${PAGE}/takes`, brief());
    expect(form.status).toBe(422);
    expect(form.text).toContain('Store your own key first');
    expect(form.text).toContain(brief().notes);
    expect(await walletOf(person)).toEqual({ available: 20, held: 0 });
    expect(model.keys).toEqual([]);
  });

  it('asks the model with it and with no other, each operator with theirs', async () => {
    const [ada, grace] = [await open(), await open()];
    await store(ada.browser, 'adas-own-key-with-the-house');
    await store(grace.browser, 'graces-own-key-with-the-house');
    const { body } = await ada.client.take(brief());
    expect(body.table?.rows.map(({ version }) => version)).toEqual(['7.2']);
    expect(told(body.lifecycle.undone)).toEqual([]);
    expect(new Set(model.keys)).toEqual(new Set(['adas-own-key-with-the-house']));
    model.keys.length = 0;
    await grace.client.take(brief());
    expect(new Set(model.keys)).toEqual(new Set(['graces-own-key-with-the-house']));
  });

  it('asks with the key that is stored now', async () => {
    const { browser, client } = await open();
    await store(browser, 'the-first-key-of-them-all');
    await client.take(brief());
    await store(browser, 'the-second-key-of-them-all');
    model.keys.length = 0;
    await client.take(brief());
    expect(new Set(model.keys)).toEqual(new Set(['the-second-key-of-them-all']));
  });

  it('goes on by rules where its provider does not take the key, and says so', async () => {
    const { browser, client } = await open();
    await store(browser, 'a-key-that-was-revoked-there');
    model.taken.clear();
    const { body } = await client.take(brief());
    expect(body.lifecycle.state).toMatch(/finished|failed/);
    expect(JSON.stringify(body)).toContain('it does not take the key');
    expect(JSON.stringify(body)).not.toContain('a-key-that-was-revoked-there');
  });

  it('goes on by rules where the key was removed after the take was accepted', async () => {
    const { browser, client } = await open();
    await store(browser, 'a-key-that-does-not-stay-long');
    const rolled = client.take({ notes: `What changed in Kestrel? ${pages.origin}/slow` });
    await slow.asked.promise;
    await remove(browser);
    model.keys.length = 0;
    slow.go.resolve();
    const { body } = await rolled;
    expect(JSON.stringify(body)).toContain('no key of your own is stored for this channel');
    expect(model.keys).toEqual([]);
    expect((await client.take(brief())).response.status).toBe(409);
  });

  it('answers what was accepted before under the same idempotency key, also without one', async () => {
    const { browser, client } = await open();
    await store(browser, 'a-key-for-a-single-question');
    const first = await client.take(brief(), { 'idempotency-key': 'once' });
    await remove(browser);
    const again = await client.take(brief(), { 'idempotency-key': 'once' });
    expect(again.response.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it('leaves the key in no row, no history of Temporal, no line of the log and no answer', async () => {
    const { person, browser, client } = await open();
    const own = 'a-key-that-nobody-may-find-anywhere';
    await store(browser, own);
    const { body, takeId } = await client.take(brief());
    expect(model.keys).toContain(own);
    const exported = Buffer.from(await (await client.fetch(`/takes/${takeId}/export`)).arrayBuffer());
    expect(exported.toString('latin1')).not.toContain(own);
    expect(JSON.stringify([body, await client.events(takeId)])).not.toContain(own);
    expect((await browser.get(PAGE)).text).not.toContain(own);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toContain(own);

    const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
    const history = await temporal.workflow.getHandle(`take:${takeId}`).fetchHistory();
    const payloads = [...bytesIn(history)].join('\n');
    expect(payloads).toContain(takeId);
    expect(payloads).not.toContain(own);
    await temporal.connection.close();

    const found = await asOperator(service.owner, person.operatorId, async (trx) => {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
        trx,
      );
      expect(tables.map(({ name }) => name)).toContain('provider_credential');
      const holding: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from ${sql.table(name)} each
          where each::text like ${`%${own}%`} or each::text like ${`%${Buffer.from(own).toString('hex')}%`}`.execute(
          trx,
        );
        if (rows[0]!.count > 0) holding.push(name);
      }
      return holding;
    });
    expect(found).toEqual([]);
  });
});

describe('npm run operator -- own-key', () => {
  const run = async (args: string[], stdin: string) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../embedded/operator.ts'), ...args], {
      env: {
        DATABASE_URL: service.databaseUrl,
        LONGTAKE_SECRET: Buffer.from(secret).toString('base64'),
        LONGTAKE_BASE_URL: service.baseUrl,
        LONGTAKE_DATA_DIR: service.dataDir,
      },
    });
    child.stdin.end(stdin);
    const code = new Promise((resolve) => child.once('close', resolve));
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await code, stdout, stderr };
  };

  it('stores a key from stdin, which takes run on, and removes it', async () => {
    const { person, browser, client } = await open();
    const stored = await run(['own-key', person.email, slug, '--json'], 'a-key-from-a-command-line\n');
    expect(stored).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(stored.stdout)).toEqual({ email: person.email, channel: slug, stored: true });
    model.taken.add('a-key-from-a-command-line');
    await client.take(brief());
    expect(new Set(model.keys)).toEqual(new Set(['a-key-from-a-command-line']));
    expect((await browser.get('/console/audit')).text).toContain('credential.set');
    expect(await run(['own-key', person.email, slug, '--remove'], '')).toMatchObject({ code: 0 });
    expect((await client.take(brief())).response.status).toBe(409);
    expect(await run(['own-key', person.email, slug, '--remove'], '')).toMatchObject({ code: 1, stdout: '' });
  });

  it.each([
    ['a channel that there is not', 'no-such-channel', 'a-key', /There is no channel no-such-channel/],
    ['nothing', slug, '', /A key is one word/],
    ['two words', slug, 'two words', /A key is one word/],
  ])('refuses %s', async (_, channel, stdin, message) => {
    const person = await buildPerson(service.authDb);
    const { code, stdout, stderr } = await run(['own-key', person.email, channel], stdin);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

/** All texts within the payloads of a history. */
function* bytesIn(value: unknown): Generator<string> {
  if (value instanceof Uint8Array) yield Buffer.from(value).toString('utf8');
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value as Record<string, unknown>)) yield* bytesIn(member);
}

/** A provider that speaks chat completions, takes the keys it is told and remembers those it was asked with. */
async function serveModel() {
  const keys: string[] = [];
  const taken = new Set<string>();
  const server = createServer((request, response) => {
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    keys.push(key);
    const reply = (body: unknown): void => {
      const asked = JSON.stringify(body);
      const said = asked.includes('You point out passages')
        ? POINTED
        : asked.includes('You read a brief')
          ? { records: [] }
          : { sentences: [] };
      const status = taken.has(key) ? 200 : 401;
      const message = { role: 'assistant', content: JSON.stringify(said) };
      response.writeHead(status, { 'content-type': 'application/json' }).end(
        JSON.stringify(
          status === 401
            ? { error: { message: `${key} is no key of ours` } }
            : {
                id: 'c',
                object: 'chat.completion',
                created: 1,
                model: 'mock',
                choices: [{ index: 0, finish_reason: 'stop', message }],
                usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
              },
        ),
      );
    };
    // Whoever asks may leave in the middle.
    void json(request).then(reply, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    keys,
    taken,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
