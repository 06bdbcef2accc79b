import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contracts/problem.ts';
import { LIMITS } from '#contracts/take.ts';
import { createClient, readFrames } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { openRaw } from '../support/raw-request.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { cpuMsOf } from '../support/cpu-time.ts';

let service: TestService;
let client: ChannelClient;
let key: string;

beforeAll(async () => {
  service = await startService();
  ({ key } = await service.mint());
  client = createClient({ baseUrl: service.baseUrl, key });
});
afterAll(() => service[Symbol.asyncDispose]());

const run = (body: string | Buffer, headers: Record<string, string> = {}) =>
  client.fetch('/agui', {
    method: 'POST',
    body,
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
  });
const messages = [{ role: 'user', content: 'Which facts?' }];
const asBody = (members: object) => JSON.stringify({ messages, runId: randomUUID(), ...members });

/** An object of so many levels, itself one of them. */
function nest(levels: number): object {
  let value: object = {};
  for (let level = 1; level < levels; level += 1) value = { a: value };
  return value;
}

async function expectProblem(response: Response, status: number, code: string): Promise<Problem> {
  expect(response.status).toBe(status);
  const problem = Problem.parse(await response.json());
  expect(problem).toMatchObject({ code, status, requestId: response.headers.get('x-request-id') });
  return problem;
}

describe('a request at its limits', () => {
  it.each([
    ['a brief of the greatest length', { notes: 'x'.repeat(LIMITS.notesChars) }],
    ['white space around it', { notes: ` \n${'x'.repeat(LIMITS.notesChars)}\t ` }],
    [
      'the longest prior',
      { notes: 'x', prior: { brief: 'x'.repeat(LIMITS.priorChars), output: 'y'.repeat(LIMITS.priorChars) } },
    ],
    [
      'the most links',
      { notes: 'x', prior: { links: Array.from({ length: LIMITS.priorLinks }, () => 'https://example.com/') } },
    ],
    ['null for a prior', { notes: 'x', prior: null }],
  ])('%s is taken', async (_what, body) => {
    expect((await client.take(body, { prefer: 'wait=0' })).response.status).toBe(202);
  });

  it('a body of exactly the greatest size is taken, one more byte is not, announced or not', async () => {
    const body = asBody({ extra: '' });
    const fitting = asBody({ extra: 'x'.repeat(LIMITS.bodyBytes - body.length) });
    const taken = await run(fitting);
    await taken.body?.cancel();

    expect(Buffer.byteLength(fitting)).toBe(LIMITS.bodyBytes);
    expect(taken.status).toBe(200);
    await expectProblem(await run(`${fitting} `), 413, 'body_too_large');
    const chunked = await fetch(`${service.baseUrl}/api/public/channel/toy-facts/agui`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: new Blob([fitting, ' ']).stream(),
      duplex: 'half',
    });
    await expectProblem(chunked, 413, 'body_too_large');
  });

  it(`${LIMITS.jsonDepth} levels are taken, one more is not`, async () => {
    const fitting = await run(asBody({ state: nest(LIMITS.jsonDepth - 1) }));
    await fitting.body?.cancel();

    expect(fitting.status).toBe(200);
    await expectProblem(await run(asBody({ state: nest(LIMITS.jsonDepth) })), 400, 'invalid_json');
  });

  it.each([
    ['threadId', { threadId: 'x'.repeat(201) }],
    ['runId', { runId: '' }],
    ['messages', { messages: Array.from({ length: 1_001 }, () => messages[0]) }],
    ['tools', { tools: Array.from({ length: 201 }, () => ({ name: 't' })) }],
  ])('a run with %s out of bounds is refused', async (path, members) => {
    const { errors } = await expectProblem(await run(asBody(members)), 400, 'invalid_request');
    expect(errors?.map((error) => error.path)).toEqual([`/${path}`]);
  });
});

describe('a request that means harm', () => {
  it.each([
    ['a prototype, deep', '{"messages":[{"role":"user","content":"x"}],"state":{"a":{"__proto__":{"b":1}}}}'],
    ['a constructor', '{"messages":[{"role":"user","content":"x"}],"state":{"constructor":1}}'],
    ['a key with an escaped prototype', '{"messages":[],"\\u005f_proto__":{}}'],
    ['a NUL in a member name', '{"messages":[],"state":{"a\\u0000":1}}'],
    ['a NUL in an id', asBody({ threadId: 'a\0b' })],
    ['half a surrogate pair, deep', '{"messages":[],"state":[["\\udc00"]]}'],
    ['the same member twice, deep', '{"messages":[],"state":{"a":1,"a":2}}'],
    ['the same member twice, escaped', '{"messages":[],"state":{"a":1,"\\u0061":2}}'],
    ['a number no double holds', '{"messages":[],"state":-1e999}'],
    ['bytes that are no UTF-8', Buffer.from('{"messages":["\xff"]}', 'latin1')],
    ['a byte order mark of UTF-16', Buffer.from('﻿{"messages":[]}', 'utf16le')],
  ])('%s is refused as JSON that cannot be taken', async (_what, body) => {
    await expectProblem(await run(body), 400, 'invalid_json');
  });

  it('a body under a content encoding is refused, not inflated', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    await expectProblem(await run(bomb, { 'content-encoding': 'gzip' }), 415, 'unsupported_media_type');
  });

  it.each(['/takes/%ff', '/takes/%00', '/takes/..%2f..', '/takes/%', '/takes?cursor=%ff%00', '/takes/a/b/c'])(
    'an address like %s is refused',
    async (path) => {
      const response = await client.fetch(path);
      expect([400, 404]).toContain(response.status);
      Problem.parse(await response.json());
    },
  );

  it('a chain of many long members is read in linear time', async () => {
    const members = Array.from(
      { length: 20_000 },
      (_, n) => `"${n}${'\\\\'.repeat(20)}":${'['.repeat(5)}${']'.repeat(5)}`,
    );
    const body = `{"messages":[],"state":{${members.join(',')}}}`;
    const spent = await cpuMsOf(async () => expect((await run(body)).status).toBe(400));

    // Quadratic reading would take minutes of CPU.
    expect(spent).toBeLessThan(10_000);
  });
});

describe('what the HTTP parser refuses', () => {
  it.each([
    [
      'headers that are too large',
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['something that is not HTTP', 'hello, is anybody there?\r\n\r\n', 400, 'invalid_request'],
    [
      'two lengths',
      'POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'invalid_request',
    ],
    [
      'a length and chunks',
      'POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'invalid_request',
    ],
  ])('%s is answered with a problem document, and the connection ends', async (_what, text, status, code) => {
    const { closed } = openRaw(service.baseUrl, text);
    const [head, body] = (await closed).text.split('\r\n\r\n') as [string, string];

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(head).toContain(`x-request-id: ${Problem.parse(JSON.parse(body)).requestId}`);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  it('headers just below the limit are read', async () => {
    const response = await fetch(`${service.baseUrl}/healthz`, { headers: { 'x-large': 'x'.repeat(15_500) } });

    expect(response.status).toBe(200);
  });
});

describe('slow callers', () => {
  it('are let go, headers after ten seconds and bodies after thirty, and hold up nobody', async () => {
    const path = '/api/public/channel/toy-facts/take';
    const heads = Array.from({ length: 100 }, () =>
      openRaw(service.baseUrl, `POST ${path} HTTP/1.1\r\nhost: x\r\nx-a: `),
    );
    const bodies = Array.from({ length: 20 }, () =>
      openRaw(
        service.baseUrl,
        `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"notes`,
      ),
    );
    const dripping = setInterval(() => {
      for (const { socket } of heads) if (socket.writable) socket.write('x');
      for (const { socket } of bodies) if (socket.writable) socket.write(' ');
    }, 1_000);
    expect((await client.take({ notes: 'Which facts?' })).response.status).toBe(200);
    expect(bodies.filter(({ socket }) => socket.destroyed)).toEqual([]);

    // They would go on for ever.
    const [ofHeads, ofBodies] = await Promise.all(
      [heads, bodies].map((all) => Promise.all(all.map(({ closed }) => closed))),
    );
    clearInterval(dripping);
    expect(Math.max(...ofHeads!.map(({ afterMs }) => afterMs))).toBeLessThan(
      Math.min(...ofBodies!.map(({ afterMs }) => afterMs)),
    );
    expect((await fetch(`${service.baseUrl}/healthz`)).status).toBe(200);
  });

  it('who read slowly are sent no more than they take, and the service holds none of it for them', async () => {
    await using waiting = await startService({ isWorkerless: true });
    const mine = createClient({ baseUrl: waiting.baseUrl, key: (await waiting.mint()).key });
    const { takeId } = await mine.take({ notes: 'Which facts?' }, { prefer: 'wait=0' });
    const written = await fillLog(waiting, takeId, { events: 3_000, characters: 10_000 });
    const before = measureMemory();
    const stalled = await Promise.all(
      Array.from({ length: 12 }, async () => (await mine.fetch(`/takes/${takeId}/events`)).body!.getReader()),
    );
    await Promise.all(stalled.map((reader) => reader.read()));
    // Time for the service to send as much as it would.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const grown = measureMemory() - before;
    const ids: (string | undefined)[] = [];
    for await (const { id } of readFrames(await mine.fetch(`/takes/${takeId}/events`))) {
      ids.push(id);
      if (ids.length > 3_000) break;
    }
    await Promise.all(stalled.map((reader) => reader.cancel()));

    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    console.log(`slow readers: 12 of ${megabytes(written)} MB each hold ${megabytes(grown)} MB`);
    expect(ids).toEqual(Array.from({ length: 3_001 }, (_, index) => String(index + 1)));
    expect(grown).toBeLessThan((12 * written) / 4);
  });
});

/** Bytes that are in use, what can be collected aside. */
function measureMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Puts many events into the log of a take; gives their size in bytes. */
async function fillLog(
  { owner }: TestService,
  takeId: string,
  { events, characters }: { events: number; characters: number },
): Promise<number> {
  await sql`select set_config('app.operator_id', operator_id_of('ada@example.com')::text, false)`.execute(owner);
  await sql`
    insert into take_event (take_id, seq, operator_id, event_key, type, payload)
    select ${takeId}::uuid, (select max(seq) from take_event where take_id = ${takeId}::uuid) + n, operator_id_of('ada@example.com'),
      'filler:' || n, 'sentence.written', json_build_object('index', n, 'text', repeat('x', ${characters}::int))
    from generate_series(1, ${events}::int) n`.execute(owner);
  return events * characters;
}
