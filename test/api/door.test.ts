import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contracts/problem.ts';
import { LIMITS } from '#contracts/take.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { openRaw } from '../support/raw-request.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';

let service: TestService;
let client: ChannelClient;
let key: string;

beforeAll(async () => {
  service = await startService({ isWorkerless: true });
  ({ key } = await service.mint());
  client = createClient({ baseUrl: service.baseUrl, key });
});
afterAll(() => service[Symbol.asyncDispose]());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  client.fetch(path, { method: 'POST', body, headers: { accept: 'text/event-stream', ...headers } });
const asBody = (members: object) =>
  JSON.stringify({ messages: [{ role: 'user', content: 'Which facts?' }], runId: randomUUID(), ...members });
const later = { prefer: 'wait=0' };

async function readProblem(response: Response, status: number, code: string): Promise<Problem> {
  const problem = Problem.parse(await response.json());
  expect([response.status, problem.code]).toEqual([status, code]);
  return problem;
}

describe('a body over the limit', () => {
  const head = (rest: string) =>
    `POST /api/public/channel/toy-facts/take HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\n${rest}\r\n\r\n`;
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;

  it.each([
    ['in chunks', 'transfer-encoding: chunked', chunk.repeat(40)],
    [
      'in chunks, on a connection that is to close',
      'transfer-encoding: chunked\r\nconnection: close',
      chunk.repeat(40),
    ],
    ['with its length', 'content-length: 3000000', ' '.repeat(2_500_000)],
    [
      'with its length, on a connection that is to close',
      'content-length: 3000000\r\nconnection: close',
      ' '.repeat(2_500_000),
    ],
  ])('%s is answered while it is still sent, and what follows is taken off the line', async (_how, rest, first) => {
    const { socket, closed } = openRaw(service.baseUrl, head(rest));
    const isChunked = rest.includes('chunked');
    socket.write(first);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 413 /);

    // The sender, who has not looked yet, goes on to the end.
    socket.write(isChunked ? `${chunk.repeat(20)}0\r\n\r\n` : ' '.repeat(500_000));
    if (!rest.includes('close')) socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    const { text } = await closed;
    expect(text).toContain('"code":"body_too_large"');
    expect(text.includes('HTTP/1.1 200')).toBe(!rest.includes('close'));
  });
});

describe('large bodies', () => {
  it('of one key are worked on a few at once; the rest is told to come back', async () => {
    const notes = 'x'.repeat(LIMITS.notesChars);
    const slow = Array.from({ length: 5 }, () =>
      openRaw(
        service.baseUrl,
        `POST /api/public/channel/toy-facts/take HTTP/1.1\r\nhost: x\r\nprefer: wait=0\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
      ),
    );
    // One of the five is refused: the other four have their places.
    const [first, at] = await Promise.race(
      slow.map(async ({ socket }, index) => [((await once(socket, 'data')) as [Buffer])[0].toString(), index] as const),
    );
    expect(first).toMatch(/^HTTP\/1\.1 429 /);
    slow.splice(at, 1)[0]!.socket.destroy();
    const large = JSON.stringify({ notes, prior: { brief: notes } });
    const refused = await post('/take', large, later);
    await readProblem(refused, 429, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await post('/take', '{"notes":"small"}', later)).status).toBe(202);
    const other = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
    expect((await other.fetch('/take', { method: 'POST', body: large, headers: later })).status).toBe(202);

    const body = JSON.stringify({ notes });
    for (const { socket } of slow) {
      socket.write(body.padEnd(1_000_000));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 202 /);
      socket.destroy();
    }
    expect((await post('/take', large, later)).status).toBe(202);
  });

  it('have so many values and no more', async () => {
    const list = (values: number) => asBody({ extra: Array.from({ length: values }, () => 0) });
    const taken = await post('/agui', list(LIMITS.jsonValues - 20));
    await taken.body?.cancel();

    expect(taken.status).toBe(200);
    await readProblem(await post('/agui', list(LIMITS.jsonValues)), 400, 'invalid_json');
  });
});

describe('free text of a front end', () => {
  it.each(['Ünïcode 文字 🙂', 'a"b\\c; d=e, f', '🙂'.repeat(200)])(
    '%j names a thread and a run, and is in no header',
    async (text) => {
      const response = await post('/agui', asBody({ threadId: text, runId: text, parentRunId: text }));
      const [first] = [(await readFrames(response).next()).value as { data: string }];
      const names = [...response.headers.keys()];
      await response.body?.cancel().catch(() => {});

      expect(response.status).toBe(200);
      expect(JSON.parse(first.data)).toMatchObject({
        type: 'RUN_STARTED',
        threadId: text,
        runId: text,
        parentRunId: text,
      });
      expect(names).not.toContain('x-thread-id');
      expect(names).not.toContain('x-run-id');
    },
  );

  it.each([
    ['threadId', ''],
    ['threadId', '🙂'.repeat(201)],
    ['threadId', 'a\nb'],
    ['runId', 'a\u007fb'],
    ['runId', '\u0085'],
    ['parentRunId', 'a\tb'],
  ])('a %s of %j is refused, and nothing was accepted', async (member, text) => {
    const before = await countTakes();
    const { errors } = await readProblem(await post('/agui', asBody({ [member]: text })), 400, 'invalid_request');

    expect(errors).toEqual([
      { path: `/${member}`, message: 'must have 1 to 200 characters, none of them a control character' },
    ]);
    expect(await countTakes()).toBe(before);
  });

  it.each([
    ['state', { a: 'x'.repeat(65_528) }, { a: 'x'.repeat(65_529) }],
    ['context', [{ description: 'd', value: 'x'.repeat(65_503) }], [{ description: 'd', value: 'é'.repeat(32_753) }]],
  ])('%s has at most 64 KiB as JSON', async (member, fitting, over) => {
    const taken = await post('/agui', asBody({ [member]: fitting }));
    await taken.body?.cancel();
    expect(taken.status).toBe(200);
    const { errors } = await readProblem(await post('/agui', asBody({ [member]: over })), 400, 'invalid_request');
    expect(errors).toEqual([{ path: `/${member}`, message: 'must have at most 64 KiB as JSON' }]);
  });

  it('a state may carry the take that it was given, however large, and that is not kept', async () => {
    const response = await post('/agui', asBody({ state: { theme: 'dark', take: { output: 'x'.repeat(100_000) } } }));
    const snapshots: { snapshot: { theme: string; take: { output: string } } }[] = [];
    for await (const { data } of readFrames(response)) {
      snapshots.push(JSON.parse(data) as (typeof snapshots)[number]);
      if (snapshots.length === 2) break;
    }
    expect(snapshots[1]?.snapshot).toMatchObject({ theme: 'dark', take: { output: '' } });
  });

  async function countTakes(): Promise<number> {
    const { takes } = (await (await client.fetch('/takes?limit=100')).json()) as { takes: unknown[] };
    return takes.length;
  }
});

describe('what is wrong with a request', () => {
  it('is told by at most twenty errors, in words of ours', async () => {
    const messages = Array.from({ length: 500 }, () => ({ role: 'nobody', content: 'x' }));
    const { errors } = await readProblem(await post('/agui', asBody({ messages })), 400, 'invalid_request');
    expect(errors).toHaveLength(20);
    const members = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`m${at}${'x'.repeat(500)}`, 0]));
    const unknown = await readProblem(await post('/take', JSON.stringify(members)), 400, 'invalid_request');
    expect(unknown.errors).toHaveLength(20);
    expect(Math.max(...unknown.errors!.map(({ path }) => path.length))).toBeLessThanOrEqual(200);
  });

  it.each([
    [{}, '/notes', 'is required'],
    [{ notes: 1 }, '/notes', 'must be text'],
    [{ notes: ' ' }, '/notes', 'must not be empty'],
    [{ notes: 'x'.repeat(100_001) }, '/notes', 'must have at most 100000 characters'],
    [{ notes: 'x', skipRetrieval: 'yes' }, '/skipRetrieval', 'must be true or false'],
    [{ notes: 'x', prior: [] }, '/prior', 'must be an object'],
    [{ notes: 'x', prior: { links: 'x' } }, '/prior/links', 'must be a list'],
    [{ notes: 'x', prior: { links: ['ftp://x.example'] } }, '/prior/links/0', 'must be an http or https address'],
    [
      { notes: 'x', prior: { links: Array.from({ length: 201 }, () => 'https://x.example/') } },
      '/prior/links',
      'must have at most 200 items',
    ],
    [{ notes: 'x', more: 1 }, '/more', 'is not a member of this request'],
    ['text', '/', 'must be an object'],
  ])('%j', async (body, path, message) => {
    const { errors } = await readProblem(await post('/take', JSON.stringify(body)), 400, 'invalid_request');
    expect(errors).toEqual([{ path, message }]);
  });

  it.each(['/takes?lmit=5', '/take?wait=5', '/spec?fromat=mcp', '/agui?x', '/takes/x/events?before=1'])(
    'a parameter that %s does not know is told like a member',
    async (path) => {
      const method = path.startsWith('/take?') ? 'POST' : 'GET';
      const response = await client.fetch(path, { method });
      const { errors } = await readProblem(response, 400, 'invalid_request');
      const [name] = new URLSearchParams(path.split('?')[1]).keys();
      expect(errors).toEqual([{ path: name, message: 'is not a parameter of this address' }]);
    },
  );
});

describe('GET takes/{takeId}/events beyond the last event', () => {
  it('waits while the take runs, and ends with it', async () => {
    const { takeId } = await client.take({ notes: 'Which facts?' }, later);
    const response = await client.fetch(`/takes/${takeId}/events?after=999`);
    expect(response.status).toBe(200);
    let isOver = false;
    const reading = response.text().then((text) => ((isOver = true), text));
    const ended = client.events(takeId);
    await client.fetch(`/takes/${takeId}`);
    expect(isOver).toBe(false);

    await using _worker = await service.startWorker();
    expect((await ended).at(-1)?.type).toBe('take.needs_input');
    expect(await reading).not.toContain('data:');
    expect((await client.fetch(`/takes/${takeId}/events?after=999`)).status).toBe(204);
  });
});

describe('streams', () => {
  it('of one key are limited, and nothing is accepted for one that is too many', async () => {
    const mine = createClient({
      baseUrl: service.baseUrl,
      key: (await service.mint({ operatorEmail: 'many@example.com' })).key,
    });
    const { takeId } = await mine.take({ notes: 'Which facts?' }, later);
    const open = await Promise.all(Array.from({ length: 256 }, () => mine.fetch(`/takes/${takeId}/events`)));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));

    const refused = await mine.fetch(`/takes/${takeId}/events`);
    await readProblem(refused, 429, 'rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const run = await mine.fetch('/agui', {
      method: 'POST',
      body: asBody({}),
      headers: { accept: 'text/event-stream' },
    });
    await readProblem(run, 429, 'rate_limited');
    const { takes } = (await (await mine.fetch('/takes')).json()) as { takes: unknown[] };
    expect(takes).toHaveLength(1);

    const station = createClient({
      baseUrl: service.baseUrl,
      key: (await service.mint({ operatorEmail: 'many@example.com' })).key,
    });
    const second = await Promise.all(Array.from({ length: 256 }, () => station.fetch(`/takes/${takeId}/events`)));
    expect(new Set(second.map(({ status }) => status))).toEqual(new Set([200]));
    const third = createClient({
      baseUrl: service.baseUrl,
      key: (await service.mint({ operatorEmail: 'many@example.com' })).key,
    });
    await readProblem(await third.fetch(`/takes/${takeId}/events`), 429, 'rate_limited');

    await open.pop()!.body!.cancel();
    let again: Response;
    do again = await mine.fetch(`/takes/${takeId}/events`);
    while (again.status === 429);
    expect(again.status).toBe(200);
    await Promise.all([...open, ...second, again].map(({ body }) => body!.cancel()));
  });
});

describe('requests without a valid key', () => {
  it('are limited per address, and leave holders of a key alone', async () => {
    await using small = await startService({ isWorkerless: true, api: { ratePerMinute: 3 } });
    const directory = () => fetch(`${small.baseUrl}/api/public/channels`);
    const stranger = createClient({ baseUrl: small.baseUrl, key: 'lt_nothing' });
    const statuses = [];
    for (let at = 0; at < 15; at += 1)
      statuses.push((await directory()).status, (await stranger.fetch('/takes')).status);
    expect(statuses).toEqual(Array.from({ length: 15 }, () => [200, 401]).flat());

    const refused = await directory();
    await readProblem(refused, 429, 'rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await readProblem(await stranger.fetch('/takes'), 429, 'rate_limited');
    expect((await fetch(`${small.baseUrl}/healthz`)).status).toBe(200);
    const holder = createClient({ baseUrl: small.baseUrl, key: (await small.mint()).key });
    expect((await holder.fetch('/takes')).status).toBe(200);
  });
});
