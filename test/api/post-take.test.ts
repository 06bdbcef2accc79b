import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TakeResponse } from '#contracts/take.ts';
import { buildFeedKey } from '#contracts/feed-key.ts';
import { asOperator } from '../../db/as-operator.ts';
import { revokeKey } from '../../db/queries/mint-key.ts';
import { sql } from 'kysely';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { otherToy } from '../support/channels/toys.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let facts: string;

beforeAll(async () => {
  service = await startService({ channels: [toyChannel, otherToy] });
  pages = await servePages({
    '/facts': 'Fact: The sky over Paris was blue in 2024.\nFact: Water boils at 100 degrees.\nNo fact.\n',
  });
  facts = `${pages.origin}/facts`;
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

describe('POST take', () => {
  it('answers a graded take with verified links, and the fields of TakeResponse alone', async () => {
    const { response, body, takeId } = await client.take({ notes: `Facts of ${facts}` });

    expect(response.status).toBe(200);
    expect(TakeResponse.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      channel: { id: 'toy-facts', number: '7', name: 'Toy facts' },
      grade: 'A',
      links: [facts],
    });
    expect(body.output).toContain('Water boils at 100 degrees.');
    expect(body.table?.rows).toHaveLength(2);
    const steps = body.plan.trace.map(({ stage, status }) => `${stage} ${status}`);
    expect(steps).toEqual([
      'plan done',
      'crawl done',
      'recall skipped',
      'extract done',
      'measure skipped',
      'frame done',
      'grade done',
    ]);
    expect(takeId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is the fold of its log, whose last event is the one terminal', async () => {
    const { body, takeId } = await client.take({ notes: `Facts of ${facts}` });
    const events = await client.events(takeId);

    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ type }) => /^take\.(completed|failed|cancelled|needs_input)$/.test(type))).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'take.completed', grade: 'A', links: 1, response: body });
    expect(events[0]).toMatchObject({ type: 'take.accepted', notes: `Facts of ${facts}`, takeId });
  });

  it('ends needs_input, free and without a grade, when all it has is blocking asks', async () => {
    const before = (await client.take({ notes: 'Which facts?' })).body;
    const { response, body } = await client.take({ notes: 'Which facts?' });

    expect(response.status).toBe(200);
    expect(body.asks).toEqual([{ key: 'address', ask: 'Which page should be read?', blocking: true }]);
    expect(body.lifecycle).toMatchObject({
      state: 'needs_input',
      needs: ['address'],
      recovery: { action: 'answer_asks' },
    });
    expect(body).not.toHaveProperty('grade');
    expect(body.creditsLeft).toBe(before.creditsLeft);
  });

  it('takes the answer of an ask in the notes of the next call', async () => {
    const { body } = await client.take({ notes: `address: ${facts}`, prior: { brief: 'Which facts?' } });

    expect(body).toMatchObject({ grade: 'A', lifecycle: { state: 'finished', takeId: expect.any(String) as string } });
  });

  it('keeps an ask that does not block beside the result', async () => {
    const { body } = await client.take({ notes: `I wonder about ${facts}` });

    expect(body).toMatchObject({
      grade: 'A',
      lifecycle: { state: 'finished', needs: ['why'], recovery: { action: 'answer_asks' } },
    });
  });

  it.each([
    ['a page that is not there', '/missing', /404/],
    ['a port where nobody listens', ':1/facts', /could not be read/],
  ])('ends failed, free and without a grade, for %s', async (_what, path, words) => {
    const before = (await client.take({ notes: 'Which facts?' })).body.creditsLeft;
    const { response, body } = await client.take({
      notes: `Facts of ${path.startsWith(':') ? `http://127.0.0.1${path}` : pages.origin + path}`,
    });

    expect(response.status).toBe(200);
    expect(body.lifecycle).toMatchObject({
      state: 'failed',
      recovery: { action: 'retry', detail: expect.stringMatching(words) as string },
    });
    expect(body).not.toHaveProperty('grade');
    expect(body.creditsLeft).toBe(before);
  });

  it('grades what could be said from part of the sources, lower', async () => {
    const { body } = await client.take({ notes: `Facts of ${facts} and ${pages.origin}/missing` });

    expect(body.lifecycle).toMatchObject({ state: 'finished', undone: [expect.stringContaining('/missing')] });
    expect(body.overall).toBeLessThan(90);
  });

  it('fails a take on a fault of the channel without a word of its cause', async () => {
    const { body } = await client.take({ notes: `burst ${facts}` });

    expect(body.lifecycle).toMatchObject({ state: 'failed', recovery: { action: 'retry' } });
    expect(JSON.stringify(body)).not.toContain('a bug of the channel');
  });

  it('skips the crawl lane on skipRetrieval and reasons over the archive', async () => {
    await client.take({ notes: `Facts of ${facts}` });
    const asked = pages.asked.length;
    const { body } = await client.take({ notes: `Facts of ${facts}`, skipRetrieval: true });

    expect(pages.asked).toHaveLength(asked);
    expect(body.plan.trace.find(({ stage }) => stage === 'crawl')).toMatchObject({ status: 'skipped' });
    expect(body).toMatchObject({ grade: expect.any(String) as string, links: [facts] });
  });
});

describe('Prefer', () => {
  it.each(['respond-async', 'wait=0'])('%s answers 202 with the response so far and where to look', async (prefer) => {
    const { response, body, takeId } = await client.take({ notes: `pause plan 300 ${facts}` }, { prefer });

    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`http://longtake.test/api/public/channel/toy-facts/takes/${takeId}`);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(body.lifecycle.takeId).toBe(takeId);
    expect(['queued', 'planning']).toContain(body.lifecycle.state);
    const events = await client.events(takeId);
    const later = await client.fetch(`/takes/${takeId}`);
    expect(later.headers.get('x-take-id')).toBe(takeId);
    expect(await later.json()).toEqual((events.at(-1) as unknown as { response: unknown }).response);
  });

  it.each(['wait=301', 'wait=-1', 'wait=soon', 'wait="0.5"', 'wait=301, wait=0'])('%s is ignored', async (prefer) => {
    const { response, body } = await client.take({ notes: `Facts of ${facts}` }, { prefer });

    expect(response.status).toBe(200);
    expect(body.lifecycle.state).toBe('finished');
  });
});

describe('Idempotency-Key', () => {
  it('answers the first answer again, byte for byte, and says so', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ notes: `Facts of ${facts}` }),
      headers: { 'idempotency-key': randomUUID() },
    };
    const [first, second] = [await client.fetch('/take', init), await client.fetch('/take', init)];

    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('x-take-id')).toBe(first.headers.get('x-take-id'));
    expect(await second.text()).toBe(await first.text());
  });

  it('waits on the take that is running, and never makes a second one', async () => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ notes: `pause extract 300 ${facts}` }),
      headers: { 'idempotency-key': randomUUID() },
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.fetch('/take', init)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));

    expect(new Set(texts).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
  });

  it('stores no 202 as the answer', async () => {
    const init = { method: 'POST', body: JSON.stringify({ notes: `pause plan 200 ${facts}` }) };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await client.fetch('/take', { ...init, headers: { ...headers, prefer: 'respond-async' } });
    const second = await client.fetch('/take', { ...init, headers });

    expect([first.status, second.status]).toEqual([202, 200]);
  });

  it('refuses another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await client.take({ notes: 'one' }, headers);
    const { response, body } = await client.take({ notes: 'two' }, headers);

    expect(response.status).toBe(422);
    expect(body).toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('belongs to an owner and a channel', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const { key } = await service.mint({ operatorEmail: 'bob@example.com' });
    const asked = await Promise.all([
      client.take({ notes: 'one' }, headers),
      createClient({ baseUrl: service.baseUrl, key }).take({ notes: 'two' }, headers),
      createClient({ baseUrl: service.baseUrl, key, slug: 'other-toy' }).take({ notes: 'three' }, headers),
    ]);

    expect(asked.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect(new Set(asked.map(({ takeId }) => takeId)).size).toBe(3);
  });

  it('is forgotten after a day', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await client.take({ notes: 'one' }, headers);
    await sql`select set_config('app.operator_id', operator_id_of('ada@example.com')::text, false)`.execute(
      service.owner,
    );
    const aged =
      await sql`update idempotency set created_at = created_at - interval '25 hours' where idempotency_key = ${headers['idempotency-key']}`.execute(
        service.owner,
      );
    const second = await client.take({ notes: 'two' }, headers);

    expect(aged.numAffectedRows).toBe(1n);
    expect(second.response.status).toBe(200);
    expect(second.takeId).not.toBe(first.takeId);
  });
});

describe('a bad request', () => {
  it.each([
    ['an empty brief', { notes: '' }, 400, 'invalid_request'],
    ['a brief of white space', { notes: ' \n\t ' }, 400, 'invalid_request'],
    ['a brief that is too long', { notes: 'x'.repeat(100_001) }, 400, 'invalid_request'],
    ['a brief that is no string', { notes: 7 }, 400, 'invalid_request'],
    ['no brief', {}, 400, 'invalid_request'],
    ['an unknown member', { notes: 'x', depth: 3 }, 400, 'invalid_request'],
    ['an unknown member of prior', { notes: 'x', prior: { brief: 'y', deep: 1 } }, 400, 'invalid_request'],
    [
      'a prior with too many links',
      { notes: 'x', prior: { links: Array.from({ length: 201 }, () => 'https://example.com/') } },
      400,
      'invalid_request',
    ],
    [
      'a prior with a link that is none',
      { notes: 'x', prior: { links: ['javascript:alert(1)'] } },
      400,
      'invalid_request',
    ],
    ['a list for a body', [], 400, 'invalid_request'],
    ['text for a body', 'facts please', 400, 'invalid_json'],
    ['an empty body', '', 400, 'invalid_json'],
    ['half a body', '{"notes": "x"', 400, 'invalid_json'],
    ['a member twice', '{"notes": "x", "notes": "y"}', 400, 'invalid_json'],
    ['a prototype', '{"notes": "x", "__proto__": {"skipRetrieval": true}}', 400, 'invalid_json'],
    ['a NUL', '{"notes": "x\\u0000y"}', 400, 'invalid_json'],
    ['half a surrogate pair', '{"notes": "x\\ud800y"}', 400, 'invalid_json'],
    ['a number out of range', '{"notes": 1e400}', 400, 'invalid_json'],
    ['twenty thousand levels', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'invalid_json'],
    [
      'a body that is too large',
      JSON.stringify({ notes: 'x', prior: { brief: 'y'.repeat(2_200_000) } }),
      413,
      'body_too_large',
    ],
  ])('%s is answered with a problem document', async (_what, sent, status, code) => {
    const { response, body } = await client.take(sent);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(body).toMatchObject({
      code,
      status,
      title: expect.any(String) as string,
      requestId: response.headers.get('x-request-id'),
    });
    expect(JSON.stringify(body)).not.toMatch(/at .*\.ts|node_modules|postgres/i);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'a body of %s is refused',
    async (type) => {
      const { response, body } = await client.take({ notes: 'x' }, { 'content-type': type });

      expect(response.status).toBe(415);
      expect(body).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  it('names every field that is wrong', async () => {
    const { body } = await client.take({ notes: '', skipRetrieval: 'no', deep: 1 });

    expect((body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path).toSorted()).toEqual([
      '/deep',
      '/notes',
      '/skipRetrieval',
    ]);
  });

  it.each([
    ['a channel that is not there', '/api/public/channel/nobody/take', 404, 'unknown_channel'],
    ['an address that is not there', '/api/public/nothing', 404, 'not_found'],
  ])('%s is 404, whatever the key', async (_what, path, status, code) => {
    for (const headers of [{}, { authorization: `Bearer ${(await service.mint()).key}` }]) {
      const response = await fetch(`${service.baseUrl}${path}`, { method: 'POST', headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    }
  });

  it('with a method that the address does not have is 405, with those it has', async () => {
    const response = await client.fetch('/take', { method: 'DELETE' });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('a key', () => {
  const ask = (authorization?: string, slug = 'toy-facts') =>
    fetch(`${service.baseUrl}/api/public/channel/${slug}/take`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      body: JSON.stringify({ notes: 'Which facts?' }),
    });

  it.each([
    ['missing', undefined],
    ['of another scheme', 'Basic abc'],
    ['malformed', 'Bearer lt_short'],
    ['with a wrong checksum', `Bearer ${buildFeedKey().slice(0, -1)}!`],
    ['unknown', `Bearer ${buildFeedKey()}`],
  ])('that is %s is refused', async (_what, authorization) => {
    const response = await ask(authorization);

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await response.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('of another channel is refused, one of its own and a station key are not', async () => {
    const feed = await service.mint({ scope: 'channel', channel: 'toy-facts' });
    const station = await service.mint({ scope: 'station' });

    expect((await ask(`Bearer ${feed.key}`, 'other-toy')).status).toBe(401);
    expect((await ask(`Bearer ${feed.key}`)).status).toBe(200);
    expect((await ask(`Bearer ${station.key}`, 'other-toy')).status).toBe(200);
  });

  it('that is revoked is refused at once', async () => {
    const { key, id } = await service.mint();
    expect((await ask(`Bearer ${key}`)).status).toBe(200);
    const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
    await asOperator(service.owner, rows[0]!.id, (trx) => revokeKey(trx, rows[0]!.id, id));

    expect((await ask(`Bearer ${key}`)).status).toBe(401);
  });

  it('of an operator without credits gets 402, and nothing is written', async () => {
    const { key } = await service.mint({ operatorEmail: 'poor@example.com', credits: 0 });
    const response = await ask(`Bearer ${key}`);

    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ code: 'credits_exhausted' });
    const list = await createClient({ baseUrl: service.baseUrl, key }).fetch('/takes');
    expect(await list.json()).toEqual({ takes: [], nextCursor: null });
  });

  it('sees no take of another operator: it is as if it never was', async () => {
    const { takeId } = await client.take({ notes: 'Which facts?' });
    const bob = createClient({
      baseUrl: service.baseUrl,
      key: (await service.mint({ operatorEmail: 'bob@example.com' })).key,
    });
    for (const [path, method] of [
      ['', 'GET'],
      ['/events', 'GET'],
      ['/cancel', 'POST'],
    ] as const) {
      const [foreign, unknown, malformed] = await Promise.all(
        [takeId, randomUUID(), 'no-uuid'].map((id) => bob.fetch(`/takes/${id}${path}`, { method })),
      );
      const shape = async (response: Response) => ({
        ...((await response.json()) as object),
        requestId: '',
        status: response.status,
      });
      expect(foreign!.status).toBe(404);
      expect(await shape(foreign!)).toEqual(await shape(unknown!.clone()));
      expect(await shape(unknown!)).toEqual(await shape(malformed!));
    }
  });
});

describe('a front end of another origin', () => {
  it('may use the API with its key, and no credentials of the browser', async () => {
    const preflight = await fetch(`${service.baseUrl}/api/public/channel/toy-facts/agui`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
    const { response } = await client.take({ notes: 'Which facts?' }, { origin: 'https://app.example' });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    for (const { headers } of [preflight, response]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(response.headers.get('access-control-expose-headers')).toContain('x-take-id');
  });
});
