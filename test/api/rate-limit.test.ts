import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '#contracts/problem.ts';
import { TakeList } from '#contracts/take-list.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import type { TakeDeps } from '../../activities/take-deps.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { eventually } from '../support/eventually.ts';

const RATE = 5;
const RUNNING = 2;
let service: TestService;
let busy: TestService;
let pages: ServedPages;
let facts: string;
const hold = createHold();

beforeAll(async () => {
  service = await startService({ api: { ratePerMinute: RATE } });
  const page = 'Fact: Water boils at 100 degrees.\n';
  busy = await startService({ worker: { runningTakes: RUNNING }, createActivities: hold.createActivities });
  pages = await servePages({ '/facts': page, '/held': page });
  facts = `${pages.origin}/facts`;
});
afterAll(async () => {
  await Promise.all([service[Symbol.asyncDispose](), busy[Symbol.asyncDispose]()]);
  await pages[Symbol.asyncDispose]();
});

const operator = () => ({ operatorEmail: `${randomUUID()}@example.com` });

async function createCaller(of: TestService, options: { operatorEmail?: string } = operator()): Promise<ChannelClient> {
  return createClient({ baseUrl: of.baseUrl, key: (await of.mint({ credits: 10_000, ...options })).key });
}

describe('the rate limit of a key', () => {
  it('counts down, says so, and refuses what is over it with when to come back', async () => {
    const caller = await createCaller(service);
    for (let left = RATE - 1; left >= 0; left -= 1) {
      const { status, headers } = await caller.fetch('/takes');
      expect(status).toBe(200);
      expect(headers.get('ratelimit-policy')).toBe(`"key";q=${RATE};w=60`);
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"key";r=${left};t=([1-9]|[1-5]\\d|60)$`));
    }
    const refused = await caller.fetch('/takes');

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit')).toMatch(/;r=0;/);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(Problem.parse(await refused.json())).toMatchObject({ code: 'rate_limited', status: 429 });
  });

  it('lets exactly as many through of those that come at once', async () => {
    const caller = await createCaller(service);
    const answers = await Promise.all(Array.from({ length: 20 }, () => caller.fetch('/takes')));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(RATE);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - RATE);
  });

  it('is a key’s own: another one of the same operator is not held up, nor are the public routes', async () => {
    const who = operator();
    const [caller, other] = [await createCaller(service, who), await createCaller(service, who)];
    for (let n = 0; n < RATE + 1; n += 1) await caller.fetch('/takes');

    expect((await caller.fetch('/takes')).status).toBe(429);
    expect((await other.fetch('/takes')).status).toBe(200);
    expect((await caller.fetch('/spec')).status).toBe(200);
    expect((await caller.fetch('/agui')).status).toBe(200);
  });

  it('begins again after its minute', async () => {
    const { key, id } = await service.mint(operator());
    const caller = createClient({ baseUrl: service.baseUrl, key });
    for (let n = 0; n < RATE + 1; n += 1) await caller.fetch('/takes');
    const aged =
      await sql`update key_window set started_at = started_at - interval '61 seconds' where key_id = ${id}`.execute(
        service.owner,
      );

    expect(aged.numAffectedRows).toBe(1n);
    expect((await caller.fetch('/takes')).status).toBe(200);
  });

  it('refuses a take and a run before anything is written, a run as JSON', async () => {
    const who = operator();
    const [caller, other] = [await createCaller(service, who), await createCaller(service, who)];
    for (let n = 0; n < RATE; n += 1) await caller.fetch('/takes');
    const take = await caller.take({ notes: 'Which facts?' });
    const run = await caller.fetch('/agui', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: 'Which facts?' }] }),
    });

    expect(take.response.status).toBe(429);
    expect(run.status).toBe(429);
    expect(run.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(await (await other.fetch('/takes')).json()).toEqual({ takes: [], nextCursor: null });
  });
});

describe('the limit on running takes', () => {
  /** Each take has a page of its own: two that read the same one at once ask for it once. */
  const heldPage = (n: number): string => `${pages.origin}/held?${n}`;
  const listAll = async (caller: ChannelClient): Promise<TakeList['takes']> =>
    TakeList.parse(await (await caller.fetch('/takes?limit=100')).json()).takes;
  const isRunning = ({ state, endedAt }: TakeList['takes'][number]) => state !== 'queued' && endedAt === null;

  it('refuses nothing: what is over it waits as queued and then runs', async () => {
    using held = hold.hold();
    const caller = await createCaller(busy);
    const rolled = await Promise.all(
      Array.from({ length: 6 }, (_, n) => caller.take({ notes: `Facts of ${heldPage(n)}` }, { prefer: 'wait=0' })),
    );
    await eventually(() => expect(hold.readers()).toBe(RUNNING));
    const takes = await listAll(caller);
    held[Symbol.dispose]();

    expect(rolled.map(({ response }) => response.status)).toEqual(rolled.map(() => 202));
    expect(takes.filter(isRunning)).toHaveLength(RUNNING);
    expect(takes.filter(({ state }) => state === 'queued')).toHaveLength(rolled.length - RUNNING);
    for (const { takeId } of rolled) expect((await caller.events(takeId)).at(-1)?.type).toBe('take.completed');
  });

  it('cancels a take that waits, at once and free', async () => {
    using _held = hold.hold();
    const caller = await createCaller(busy);
    for (let n = 0; n < RUNNING; n += 1) await caller.take({ notes: `Facts of ${heldPage(n)}` }, { prefer: 'wait=0' });
    await eventually(() => expect(hold.readers()).toBe(RUNNING));
    const { takeId } = await caller.take({ notes: `Facts of ${facts}` }, { prefer: 'wait=0' });
    await caller.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    const events = await caller.events(takeId);

    expect(events.map(({ type }) => type)).toEqual(['take.accepted', 'take.cancel_requested', 'take.cancelled']);
    expect((await listAll(caller)).filter(isRunning)).toHaveLength(RUNNING);
  });

  it('holds back nobody else: many queued takes of one operator, and the first of another starts at once', async () => {
    using _held = hold.hold();
    const [crowd, newcomer] = [await createCaller(busy), await createCaller(busy)];
    const queued = 60;
    await Promise.all(
      Array.from({ length: RUNNING + queued }, (_, n) =>
        crowd.take({ notes: `Facts of ${heldPage(n)}` }, { prefer: 'wait=0' }),
      ),
    );
    const { takeId } = await newcomer.take({ notes: `Facts of ${facts}` }, { prefer: 'wait=0' });
    const events = await newcomer.events(takeId);

    expect(events.at(-1)?.type).toBe('take.completed');
    // The newcomer may have ended before the first of the crowd began.
    await eventually(() => expect(hold.readers()).toBe(RUNNING));
    expect((await listAll(crowd)).filter(({ state }) => state === 'queued')).toHaveLength(queued);
  });
});

/** Holds back whoever reads the page `/held`, so that these takes run until they are let go. */
function createHold() {
  let letGo = Promise.withResolvers<void>();
  let readers = 0;
  return {
    readers: () => readers,
    createActivities: (deps: TakeDeps) =>
      createTakeActivities({
        ...deps,
        outbound: {
          ...deps.outbound,
          async fetchPage(request) {
            if (new URL(request.url).pathname === '/held') {
              readers += 1;
              await letGo.promise;
            }
            return deps.outbound.fetchPage(request);
          },
        },
      }),
    /** From here on they are held; disposing lets them go. */
    hold: (): Disposable => {
      letGo = Promise.withResolvers();
      readers = 0;
      return { [Symbol.dispose]: letGo.resolve };
    },
  };
}
