import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contracts/problem.ts';
import { TakeResponse } from '#contracts/take.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { asAdmin } from '../support/services.ts';
import { dearToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';
import { eventually } from '../support/eventually.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let facts: string;
/** A run and its log while nothing happens for longer than between two pings, both read beside the other tests. */
let quiet: Promise<string[]>;

beforeAll(async () => {
  service = await startService({ channels: [toyChannel, dearToy] });
  pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\n' });
  facts = `${pages.origin}/facts`;
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
  const run = await post(client, '/agui', { messages: [user(`pause extract 17000 ${facts}`)] });
  const log = await client.fetch(`/takes/${run.headers.get('x-take-id')}/events`);
  quiet = Promise.all([run.text(), log.text()]);
  quiet.catch(() => undefined);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const operator = () => ({ operatorEmail: `${randomUUID()}@example.com` });
const post = (of: ChannelClient, path: string, body: object, headers: Record<string, string> = {}) =>
  of.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
const user = (content: string) => ({ id: randomUUID(), role: 'user', content });

async function readRun(response: Response): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  for await (const { data } of readFrames(response)) events.push(JSON.parse(data) as Record<string, unknown>);
  return events;
}

describe('TakeResponse', () => {
  it('counts takes per channel', async () => {
    const elsewhere = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key, slug: 'dear-toy' });
    const first = (await client.take({ notes: 'Which facts?' })).body.takeNo;
    const other = (await elsewhere.take({ notes: 'Which facts?' })).body.takeNo;
    const second = (await client.take({ notes: 'Which facts?' })).body.takeNo;

    expect([other, second]).toEqual([1, first + 1]);
  });

  it('has the latency in whole milliseconds', async () => {
    const startedAt = performance.now();
    const { body } = await client.take({ notes: `pause extract 300 ${facts}` });

    expect(Number.isInteger(body.latencyMs)).toBe(true);
    expect(body.latencyMs).toBeGreaterThanOrEqual(300);
    expect(body.latencyMs).toBeLessThanOrEqual(performance.now() - startedAt + 50);
  });

  it('has the balance after the take, at the price of the card, in every outcome', async () => {
    const { key } = await service.mint({ ...operator(), credits: 10 });
    const mine = createClient({ baseUrl: service.baseUrl, key });
    const dearer = createClient({ baseUrl: service.baseUrl, key, slug: 'dear-toy' });
    const outcomes = [
      await mine.take({ notes: `Facts of ${facts}` }),
      await mine.take({ notes: 'Which facts?' }),
      await mine.take({ notes: `burst ${facts}` }),
      await dearer.take({ notes: `Facts of ${facts}` }),
    ];

    expect(outcomes.map(({ body }) => [body.lifecycle.state, body.creditsLeft])).toEqual([
      ['finished', 9],
      ['needs_input', 9],
      ['failed', 9],
      ['finished', 6],
    ]);
  });

  it('says in its lifecycle what the take is at', async () => {
    const untilAt = (takeId: string, state: string) =>
      eventually(async () => {
        const { lifecycle } = TakeResponse.parse(await (await client.fetch(`/takes/${takeId}`)).json());
        expect(lifecycle.state).toBe(state);
      });
    for (const [stage, state] of [
      ['plan', 'planning'],
      ['extract', 'extracting'],
      ['frame', 'framing'],
    ]) {
      const { takeId } = await client.take({ notes: `pause ${stage} 20000 ${facts}` }, { prefer: 'wait=0' });
      await untilAt(takeId, state!);
      await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
      await untilAt(takeId, 'cancelled');
    }
    await untilAt((await client.take({ notes: `Facts of ${facts}` })).takeId, 'finished');
  });
});

describe('a request id', () => {
  it('is on every answer, its own', async () => {
    const answers = await Promise.all([
      client.fetch('/spec'),
      client.fetch('/takes'),
      client.fetch('/takes/none'),
      client.fetch('/nothing'),
      post(client, '/take', { notes: 'Which facts?' }),
      post(client, '/take', {}),
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));

    expect(new Set(ids).size).toBe(answers.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('RunAgentInput', () => {
  it('takes the last user message for the brief, whatever else the history holds', async () => {
    const response = await post(client, '/agui', {
      messages: [
        { role: 'system', content: 'Be brief' },
        { id: 'u1', role: 'user', content: 'An older brief' },
        {
          id: 'a1',
          role: 'assistant',
          toolCalls: [{ id: 'c1', type: 'function', function: { name: 'x', arguments: '{}' } }],
        },
        { id: 't1', role: 'tool', toolCallId: 'c1', content: 'a result' },
        user(`Facts of ${facts}`),
        { role: 'developer', content: 'x' },
        { role: 'reasoning', content: 'hm' },
        { role: 'activity', activityType: 'x', content: { any: 1 } },
        { role: 'assistant', content: null },
      ],
    });
    const takeId = response.headers.get('x-take-id')!;
    await response.text();

    expect((await client.events(takeId))[0]).toMatchObject({ notes: `Facts of ${facts}` });
  });

  it.each([
    ['null', null],
    ['a text', 'dark'],
    ['a list', [1]],
    ['absent', undefined],
  ])('takes a state that is %s for an empty one', async (_what, state) => {
    const events = await readRun(await post(client, '/agui', { messages: [user('Which facts?')], state }));
    const snapshots = events.filter(({ type }) => type === 'STATE_SNAPSHOT');

    expect(snapshots).toHaveLength(2);
    for (const { snapshot } of snapshots) expect(Object.keys(snapshot as object)).toEqual(['take']);
  });

  it('keeps front-end tools and context with the take, and null stands for absent', async () => {
    const response = await post(client, '/agui', {
      messages: [user('Which facts?')],
      tools: [{ name: 'openMap', description: 'x', parameters: {} }],
      context: [{ description: 'place', value: 'Paris' }],
      forwardedProps: null,
      resume: null,
      parentRunId: 'earlier',
    });
    const [started] = await readRun(response.clone());
    const [accepted] = await client.events(response.headers.get('x-take-id')!);

    expect(started).toMatchObject({ type: 'RUN_STARTED', parentRunId: 'earlier' });
    expect(accepted).toMatchObject({
      prior: null,
      skipRetrieval: false,
      run: { tools: ['openMap'], context: [{ description: 'place', value: 'Paris' }], parentRunId: 'earlier' },
    });
  });

  it('has a run id that counts within its owner, channel and thread', async () => {
    const runId = randomUUID();
    const [threadId, messages] = [randomUUID(), [user('Which facts?')]];
    const { key } = await service.mint(operator());
    const [other, elsewhere] = [undefined, 'dear-toy'].map((slug) =>
      createClient({ baseUrl: service.baseUrl, key, ...(slug && { slug }) }),
    ) as [ChannelClient, ChannelClient];
    const runs = [
      await post(client, '/agui', { threadId, runId, messages }),
      await post(client, '/agui', { threadId, runId, messages }),
      await post(client, '/agui', { threadId: randomUUID(), runId, messages }),
      await post(other, '/agui', { threadId, runId, messages }),
      await post(elsewhere, '/agui', { threadId, runId, messages }),
    ];
    const ids = runs.map(({ headers }) => headers.get('x-take-id'));
    await Promise.all(runs.map((run) => run.text()));

    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('POST agui', () => {
  it('refuses an empty wallet and an unknown channel before the stream, as JSON', async () => {
    const { key } = await service.mint({ ...operator(), credits: 0 });
    const poor = await post(createClient({ baseUrl: service.baseUrl, key }), '/agui', { messages: [user('x')] });
    const unknown = await post(createClient({ baseUrl: service.baseUrl, key, slug: 'nobody' }), '/agui', {});

    expect([poor.status, unknown.status]).toEqual([402, 404]);
    for (const response of [poor, unknown]) expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Problem.parse(await poor.json()).code).toBe('credits_exhausted');
    expect(Problem.parse(await unknown.json()).code).toBe('unknown_channel');
  });

  it('sends a comment after fifteen seconds without events, and so does the log', async () => {
    for (const text of await quiet) {
      expect(text).toMatch(/\n\n: ping\n\nid: /);
      expect(text).not.toContain('\r');
      expect(text).not.toContain('[DONE]');
    }
  });
});

describe('a feed key', () => {
  it('is its prefix, thirty characters and their checksum in base 62', async () => {
    const { key } = await service.mint();
    const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const [, body, check] = /^lt_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/.exec(key)!;
    const value = [...check!].reduce((sum, character) => sum * 62 + alphabet.indexOf(character), 0);

    expect(value).toBe(crc32(body!));
  });
});

describe('a database that is away', () => {
  it('is answered with 503 and when to come back, and is no fault of what needs none', async () => {
    await using cut = await startService({ isWorkerless: true });
    const mine = createClient({ baseUrl: cut.baseUrl, key: (await cut.mint()).key });
    const name = new URL(cut.databaseUrl).pathname.slice(1);
    expect((await mine.fetch('/takes')).status).toBe(200);
    await asAdmin(`alter database ${name} with connection limit 0`);
    await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const away = await mine.fetch('/takes');
    const problem = Problem.parse(await away.json());

    expect(away.status).toBe(503);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problem.code).toBe('unavailable');
    expect(JSON.stringify(problem)).not.toMatch(/postgres|ECONN|terminat|connections/i);
    expect((await mine.fetch('/spec')).status).toBe(200);
    await asAdmin(`alter database ${name} with connection limit -1`);
    await eventually(async () => expect((await mine.fetch('/takes')).status).toBe(200));
  });
});
