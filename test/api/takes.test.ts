import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TakeEvent } from '#contracts/take-event.ts';
import { TakeList } from '#contracts/take-list.ts';
import { TakeResponse } from '#contracts/take.ts';
import { createClient, readFrames } from '../support/client.ts';
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
  pages = await servePages({ '/facts': 'Fact: Water boils at 100 degrees.\nFact: Ice melts.\n' });
  facts = `${pages.origin}/facts`;
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

async function list(of: ChannelClient, query = ''): Promise<TakeList> {
  return TakeList.parse(await (await of.fetch(`/takes${query}`)).json());
}

describe('GET takes', () => {
  it('pages through the owner’s takes on the channel, newest first, each once', async () => {
    const { key } = await service.mint({ operatorEmail: 'pages@example.com' });
    const mine = createClient({ baseUrl: service.baseUrl, key });
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.unshift((await mine.take({ notes: `Which facts, ${n}?` })).takeId);
    await createClient({ baseUrl: service.baseUrl, key, slug: 'other-toy' }).take({ notes: 'elsewhere' });
    await client.take({ notes: 'somebody else' });

    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(mine, `?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.takes.map(({ takeId }) => takeId));
      sizes.push(page.takes.length);
      // A take that comes in between shows on no later page.
      await mine.take({ notes: 'later' });
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([3, 3, 1]);
    expect(seen).toEqual(made);
  });

  it('says of each take what the interface names', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${facts}` });
    const [finished] = (await list(client)).takes;
    await client.take({ notes: 'Which facts?' });
    const [asking] = (await list(client)).takes;

    expect(finished).toEqual({
      takeId,
      takeNo: expect.any(Number) as number,
      state: 'finished',
      grade: 'A',
      overall: expect.any(Number) as number,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      endedAt: expect.stringMatching(/Z$/) as string,
    });
    expect(asking).toMatchObject({ state: 'needs_input', grade: null, overall: null });
  });

  it('has 20 on a page unless asked otherwise', async () => {
    const { key } = await service.mint({ operatorEmail: 'many@example.com' });
    const mine = createClient({ baseUrl: service.baseUrl, key });
    await Promise.all(
      Array.from({ length: 22 }, () => mine.take({ notes: 'Which facts?' }, { prefer: 'respond-async' })),
    );

    expect((await list(mine)).takes).toHaveLength(20);
    expect((await list(mine, '?limit=100')).takes).toHaveLength(22);
    expect((await list(mine, '?limit=22')).nextCursor).toBeNull();
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'limit=1&limit=2', 'cursor=x', 'cursor=', 'cursor=t8fffffff'])(
    '?%s is refused',
    async (query) => {
      const response = await client.fetch(`/takes?${query}`);

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'invalid_request',
        errors: [{ path: query.split('=')[0] }],
      });
    },
  );

  it('is never kept by a cache', async () => {
    expect((await client.fetch('/takes')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('GET takes/{takeId}', () => {
  it('is the response so far, then the answer, the same bytes each time', async () => {
    const { takeId } = await client.take({ notes: `pause extract 4000 ${facts}` }, { prefer: 'respond-async' });
    const early = TakeResponse.parse(await (await client.fetch(`/takes/${takeId}`)).json());
    await client.events(takeId);
    const texts = await Promise.all([1, 2].map(async () => (await client.fetch(`/takes/${takeId}`)).text()));

    expect(['queued', 'planning', 'gathering', 'extracting']).toContain(early.lifecycle.state);
    expect(early).not.toHaveProperty('grade');
    expect(texts[0]).toBe(texts[1]);
    expect(TakeResponse.parse(JSON.parse(texts[0]!))).toMatchObject({ grade: 'A', lifecycle: { state: 'finished' } });
  });

  it('answers an id in capitals as the same', async () => {
    const { takeId } = await client.take({ notes: 'Which facts?' });
    const response = await client.fetch(`/takes/${takeId.toUpperCase()}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('x-take-id')).toBe(takeId);
  });

  it('is not on another channel of the same owner', async () => {
    const { key } = await service.mint();
    const { takeId } = await client.take({ notes: 'Which facts?' });
    const elsewhere = createClient({ baseUrl: service.baseUrl, key, slug: 'other-toy' });

    for (const [path, method] of [
      ['', 'GET'],
      ['/events', 'GET'],
      ['/cancel', 'POST'],
    ] as const)
      expect((await elsewhere.fetch(`/takes/${takeId}${path}`, { method })).status).toBe(404);
  });
});

describe('GET takes/{takeId}/events', () => {
  const readAll = async (response: Response) => {
    const frames: { id: string | undefined; data: string }[] = [];
    for await (const frame of readFrames(response)) frames.push(frame);
    return frames;
  };

  it('sends the log, each event with its seq as id, as the schema says', async () => {
    const { takeId } = await client.take({ notes: `I wonder about ${facts}` });
    const response = await client.fetch(`/takes/${takeId}/events`);
    const frames = await readAll(response);
    const events = frames.map(({ data }) => TakeEvent.parse(JSON.parse(data)));

    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(response.headers.get('x-take-id')).toBe(takeId);
    expect(frames.map(({ id }) => id)).toEqual(events.map(({ seq }) => String(seq)));
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'take.accepted',
        'plan.made',
        'stage.started',
        'stage.skipped',
        'stage.finished',
        'tool.called',
        'tool.returned',
        'still.drawn',
        'sentence.written',
        'ask.raised',
        'take.completed',
      ]),
    );
  });

  it('ends a cancelled take with one event that says so', async () => {
    const { takeId } = await client.take({ notes: `pause extract 20000 ${facts}` }, { prefer: 'respond-async' });
    const following = client.events(takeId);
    await client.events(takeId, { count: 3 });
    const answers = await Promise.all([1, 2].map(() => client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' })));
    const events = (await following).map((event) => TakeEvent.parse(event));
    const late = await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });

    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(events.filter(({ type }) => type === 'take.cancel_requested')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'take.cancelled', grade: null, code: null });
    expect(late.status).toBe(202);
    expect(await late.json()).toMatchObject({ lifecycle: { state: 'cancelled' } });
    expect((await client.events(takeId)).at(-1)).toEqual(events.at(-1));
  });

  it('goes on after what Last-Event-ID or the query names, at every place', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${facts}` });
    const whole = await readAll(await client.fetch(`/takes/${takeId}/events`));
    for (const at of [0, 1, Math.floor(whole.length / 2), whole.length - 1]) {
      const byHeader = await client.fetch(`/takes/${takeId}/events`, { headers: { 'last-event-id': String(at) } });
      const byQuery = await client.fetch(`/takes/${takeId}/events?after=${at}`);
      expect(await readAll(byHeader)).toEqual(whole.slice(at));
      expect(await readAll(byQuery)).toEqual(whole.slice(at));
    }
    const both = await client.fetch(`/takes/${takeId}/events?after=0`, {
      headers: { 'last-event-id': String(whole.length - 1) },
    });
    expect(await readAll(both)).toEqual(whole.slice(-1));
  });

  it('is 204 past the end, so that an EventSource stays away', async () => {
    const { takeId } = await client.take({ notes: 'Which facts?' });
    const last = (await client.events(takeId)).length;
    for (const after of [last, last + 1, 999_999_999]) {
      const response = await client.fetch(`/takes/${takeId}/events?after=${after}`);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
  });

  it.each(['-1', 'x', '', '1.0', '1000000000', '1&after=2'])('refuses after=%s', async (after) => {
    const { takeId } = await client.take({ notes: 'Which facts?' });
    const response = await client.fetch(`/takes/${takeId}/events?after=${after}`);

    expect(response.status).toBe(400);
  });

  it('shows the same to many who watch at once, from wherever they join', async () => {
    const { takeId } = await client.take({ notes: `pause plan 300 pause extract 400 ${facts}` }, { prefer: 'wait=0' });
    const viewers = Array.from({ length: 40 }, async (_, n) => {
      const response = await client.fetch(`/takes/${takeId}/events?after=${n % 3}`);
      return (await response.text()).replaceAll(/^:.*\n\n/gm, '');
    });
    const texts = await Promise.all(viewers);
    const from = (after: number) =>
      texts[0]!
        .split(/(?=^id: )/m)
        .slice(after)
        .join('');

    for (const [n, text] of texts.entries()) expect(text).toBe(from(n % 3));
    expect(texts[0]).toContain('take.completed');
  });

  it('answers HEAD at once, running take or not', async () => {
    const { takeId } = await client.take({ notes: `pause extract 20000 ${facts}` }, { prefer: 'wait=0' });
    const response = await client.fetch(`/takes/${takeId}/events`, { method: 'HEAD' });
    await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('x-take-id')).toBe(takeId);
  });
});

describe('POST takes/{takeId}/cancel', () => {
  it('gives the credit back', async () => {
    const { key } = await service.mint({ operatorEmail: 'last@example.com', credits: 1 });
    const mine = createClient({ baseUrl: service.baseUrl, key });
    const { takeId } = await mine.take({ notes: `pause extract 20000 ${facts}` }, { prefer: 'wait=0' });
    const refused = await mine.take({ notes: `Facts of ${facts}` });
    await mine.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    const end = (await mine.events(takeId)).at(-1);
    const after = await mine.take({ notes: `Facts of ${facts}` });

    expect(refused.response.status).toBe(402);
    expect(end).toMatchObject({ type: 'take.cancelled', response: { creditsLeft: 1 } });
    expect(after.body).toMatchObject({ grade: 'A', creditsLeft: 0 });
  });

  it('is 404 for a take that never was', async () => {
    const response = await client.fetch(`/takes/${randomUUID()}/cancel`, { method: 'POST' });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });
});
