import type { ServerResponse } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTakeActivities } from '../../activities/take-activities.ts';
import { createThreads } from '../../threads/create-threads.ts';
import type { Threads } from '../../threads/create-threads.ts';
import type { JobName } from '../../threads/jobs.ts';
import { ThreadsBusy } from '../../threads/threads-busy.ts';
import { registryOf } from '../support/channels/catalogue.ts';
import { wildToy } from '../support/channels/toys.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { toyChannel } from '../support/toy-channel.ts';
import { writePdfBomb } from '../support/write-pdf-bomb.ts';

const FACT = 'Fact: The mill grinds at night.\n';

const bomb = writePdfBomb({ megabytes: 4_000 });

let pages: ServedPages;
let service: TestService;
let own: Threads;
let wild: ChannelClient;
let ordinary: ChannelClient;
const jobs: JobName[] = [];

/** Threads that say which jobs they were given. */
const counted = (threads: Threads): Threads => ({
  ...threads,
  run(name, input, options) {
    jobs.push(name);
    return threads.run(name, input, options);
  },
});
const timesOf = (name: JobName): number => jobs.filter((each) => each === name).length;

beforeAll(async () => {
  pages = await servePages({
    '/facts': FACT,
    '/spin': `${FACT}wild spin\n`,
    '/hoard': `${FACT}wild hoard-in-one\n`,
    '/bomb.pdf': (_, response: ServerResponse): void => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end(bomb);
    },
  });
  const channels = [toyChannel, wildToy];
  const log = pino({ level: 'silent' });
  const registry = await registryOf(channels);
  // On a busy machine it takes its time to fill a memory.
  own = createThreads({ registry, log, threads: 3, memoryMb: 300, deadlineMs: 240_000 });
  service = await startService({
    channels,
    createActivities: (deps) => createTakeActivities({ ...deps, threads: counted(own) }),
  });
  const { key } = await service.mint();
  wild = createClient({ baseUrl: service.baseUrl, key, slug: wildToy.card.slug });
  ordinary = createClient({ baseUrl: service.baseUrl, key });
});

afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

/** Runs ordinary takes until the promise is settled: each of them finishes. */
async function besideOrdinary<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = Promise.allSettled([work]).then(() => {
    isOver = true;
  });
  while (!isOver) {
    const { body } = await ordinary.take({ notes: `Facts of ${pages.origin}/facts` });
    expect(body.lifecycle.state).toBe('finished');
  }
  await over;
  return work;
}

describe('rules that kill their thread', () => {
  it.each([
    ['of a plan', 'plan', (): string => 'wild hoard-in-one'],
    ['of an extraction', 'extract', (): string => `Facts of ${pages.origin}/hoard`],
  ] as const)('%s end their take at the second time, free, and no other take', async (_, job, notes) => {
    jobs.length = 0;
    const { body, takeId } = await besideOrdinary(wild.take({ notes: notes() }));
    expect(body.lifecycle.state).toBe('failed');
    expect(body.lifecycle.recovery.detail).toContain('takes too much memory to work through');
    expect((await wild.events(takeId)).at(-1)).toMatchObject({ type: 'take.failed', code: 'sources_unreadable' });
    expect(jobs.filter((name) => name === job).length).toBeGreaterThanOrEqual(2);
    const trace = body.plan.trace.filter(({ stage }) => stage === job);
    expect(trace).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });
});

describe('rules that never end', () => {
  it('are ended with their take when it is cancelled', async () => {
    const { takeId } = await wild.take({ notes: `Facts of ${pages.origin}/spin` }, { prefer: 'wait=0' });
    await expect.poll(async () => (await wild.events(takeId, { count: 1 })).length).toBe(1);
    await wild.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    expect((await wild.events(takeId)).at(-1)?.type).toBe('take.cancelled');
    // Three threads: were any still busy with it, four takes at once would find it out.
    const others = Array.from({ length: 4 }, () => ordinary.take({ notes: `Facts of ${pages.origin}/facts` }));
    for (const { body } of await Promise.all(others)) expect(body.lifecycle.state).toBe('finished');
  });

  it('end their take over their deadline, once, and no other', async () => {
    const channels = [toyChannel, wildToy];
    const log = pino({ level: 'silent' });
    await using threads = createThreads({ registry: await registryOf(channels), log, threads: 2, deadlineMs: 4_000 });
    await using hasty = await startService({
      channels,
      // The rules that spin alone: on a busy machine every other job may take as long.
      createActivities: (deps) =>
        createTakeActivities({
          ...deps,
          threads: counted({
            ...deps.threads,
            run: (name, input, options) => (name === 'extract' ? threads : deps.threads).run(name, input, options),
          }),
        }),
    });
    const { key } = await hasty.mint();
    const client = createClient({ baseUrl: hasty.baseUrl, key, slug: wildToy.card.slug });
    jobs.length = 0;
    const { body } = await client.take({ notes: `Facts of ${pages.origin}/spin` });
    expect(body.lifecycle).toMatchObject({ state: 'failed' });
    expect(body.lifecycle.recovery.detail).toContain('takes too long to work through');
    expect(timesOf('extract')).toBe(1);
    expect(body.creditsLeft).toBe(1_000);
  });
});

describe('a machine that is too busy to begin a job', () => {
  it('has the stage tried again, as after an outage', async () => {
    const refused = new Set<JobName>();
    await using crowded = await startService({
      createActivities: (deps) =>
        createTakeActivities({
          ...deps,
          threads: counted({
            ...deps.threads,
            run(name, input, options) {
              if (refused.has(name)) return deps.threads.run(name, input, options);
              refused.add(name);
              return Promise.reject(new ThreadsBusy());
            },
          }),
        }),
    });
    const { key } = await crowded.mint();
    const client = createClient({ baseUrl: crowded.baseUrl, key });
    const { body } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
    expect(body.lifecycle.state).toBe('finished');
    expect(refused.size).toBeGreaterThan(2);
    expect(body.plan.trace.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(0);
  });
});

describe('a page that needs too much memory', () => {
  it('is a source that could not be read, and the others are', async () => {
    expect(bomb.length).toBeLessThan(30_000);
    const { body } = await besideOrdinary(
      ordinary.take({ notes: `Facts of ${pages.origin}/bomb.pdf and ${pages.origin}/facts` }),
    );
    expect(body.lifecycle.state).toBe('finished');
    expect(body.output).toContain('The mill grinds');
    expect(body.lifecycle.undone.join(' ')).toContain('/bomb.pdf could not be read');
  });
});
