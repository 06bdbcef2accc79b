import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { asAdminOf, createTestDatabase } from '../support/services.ts';
import type { PoliteOrder } from './processes/polite-process.ts';

const PROCESS = fileURLToPath(new URL('processes/polite-process.ts', import.meta.url));
const PROCESSES = 4;

interface Fleet extends AsyncDisposable {
  processes: ChildProcess[];
  ask(process: ChildProcess, order: PoliteOrder): Promise<string[]>;
  /** Resolves when one of them has told the others that an origin asked to be left alone. */
  hasPaused(): Promise<void>;
}

/** Processes as workers are them: each with its own way out, all with one database. */
async function startFleet({
  crawlDelayMs = 0,
  source = { minIntervalMs: 1, concurrency: 1 },
  count = PROCESSES,
}: {
  crawlDelayMs?: number;
  source?: { minIntervalMs: number; concurrency: number };
  count?: number;
}): Promise<Fleet> {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await createTestDatabase());
  const processes = Array.from({ length: count }, () =>
    fork(PROCESS, [url, String(crawlDelayMs), JSON.stringify(source)]),
  );
  for (const each of processes) {
    stack.defer(async () => {
      if (each.exitCode === null && each.signalCode === null) {
        each.kill('SIGKILL');
        await once(each, 'exit');
      }
    });
  }
  await Promise.all(processes.map((each) => once(each, 'message')));
  const owned = stack.move();
  return {
    processes,
    async ask(process, order) {
      process.send(order);
      const [ends] = (await once(process, 'message')) as [string[]];
      return ends;
    },
    async hasPaused() {
      const client = new pg.Client({ connectionString: asAdminOf(url) });
      await client.connect();
      await eventually(async () => {
        const { rowCount } = await client.query('select from outbound_lane where pause_status is not null');
        expect(rowCount).toBe(1);
      });
      await client.end();
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

interface Arrival {
  path: string;
  atMs: number;
}

/** An origin that notes when each request came, and how many were there at once. */
async function startOrigin(
  answer: (path: string, response: ServerResponse) => void = (_, response) => void response.end('x'),
) {
  const arrivals: Arrival[] = [];
  const robots: Arrival[] = [];
  let atOnce = 0;
  const most = { atOnce: 0 };
  const server = createServer((request, response) => {
    const arrival = { path: request.url!, atMs: performance.now() };
    if (request.url === '/robots.txt') {
      robots.push(arrival);
      setTimeout(() => response.end('User-agent: *\nDisallow: /private\n'), 30);
      return;
    }
    arrivals.push(arrival);
    atOnce += 1;
    most.atOnce = Math.max(most.atOnce, atOnce);
    response.once('close', () => (atOnce -= 1));
    answer(arrival.path, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    robots,
    most,
    getGaps: () => arrivals.slice(1).map(({ atMs }, at) => atMs - arrivals[at]!.atMs),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('four processes that read one origin', () => {
  it('ask for its robots.txt once, and keep the delay between their pages', async () => {
    await using fleet = await startFleet({ crawlDelayMs: 120 });
    await using origin = await startOrigin();
    // The first page that a process reads takes its connections with it: nobody comes late for those.
    await using other = await startOrigin();
    await Promise.all(fleet.processes.map((each, of) => fleet.ask(each, [{ url: `${other.url}/${of}` }])));
    // As many turns that a process that a busy machine lets begin late still has its first before others have had their last.
    const paths = Array.from({ length: 14 }, (_, n) => n);
    const ends = await Promise.all(
      fleet.processes.map((each, of) =>
        fleet.ask(
          each,
          paths.map((n) => ({ url: `${origin.url}/${of}-${n}` })),
        ),
      ),
    );
    expect(ends.flat()).toEqual(Array(PROCESSES * paths.length).fill('page'));
    expect(origin.robots).toHaveLength(1);
    expect(Math.min(...origin.getGaps())).toBeGreaterThanOrEqual(120);
    expect(origin.most.atOnce).toBe(1);
    // None is starved: nobody's first turn comes after somebody else's last.
    const turns = origin.arrivals.map(({ path }) => path[1]!);
    const names = [...new Set(turns)];
    expect(names).toHaveLength(PROCESSES);
    expect(Math.max(...names.map((name) => turns.indexOf(name)))).toBeLessThan(
      Math.min(...names.map((name) => turns.lastIndexOf(name))),
    );
  });

  it('keep away together when it asks for that', async () => {
    await using fleet = await startFleet({ count: 2 });
    await using origin = await startOrigin((path, response) => {
      if (path === '/busy') response.writeHead(429, { 'retry-after': '3' });
      response.end('x');
    });
    const [one, other] = fleet.processes as [ChildProcess, ChildProcess];
    await fleet.ask(other, [{ url: `${origin.url}/before` }]);
    await fleet.ask(one, [{ url: `${origin.url}/busy` }]);
    const busyAt = origin.arrivals.at(-1)!.atMs;
    await fleet.hasPaused();
    const toldAt = performance.now();
    const waited: number[] = [];
    for (let n = 0; origin.arrivals.at(-1)!.atMs - busyAt < 3_000; n += 1) {
      const askedAt = performance.now();
      await fleet.ask(other, [{ url: `${origin.url}/after-${n}` }]);
      // Before that it may go by what it saw just before.
      if (askedAt - toldAt > 1_000) waited.push(origin.arrivals.at(-1)!.atMs - busyAt);
    }
    expect(Math.min(...waited)).toBeGreaterThanOrEqual(3_000);
  });

  it.each([1, 2])('ask an API source no faster than its limit, and no more at once: %i', async (concurrency) => {
    await using fleet = await startFleet({ source: { minIntervalMs: 100, concurrency } });
    await using origin = await startOrigin(
      (_, response) => void setTimeout(() => response.end('x'), 150 * concurrency - 100),
    );
    const order = Array.from({ length: 6 }, (_, n) => ({ url: `${origin.url}/${n}`, source: 'METERED' }));
    const askedAt = performance.now();
    const ends = await Promise.all(fleet.processes.map((each) => fleet.ask(each, order)));
    expect(ends.flat()).toEqual(Array(24).fill('page'));
    expect(origin.most.atOnce).toBe(concurrency);
    // One that comes alone is counted from its end. Of several each may be late on its way, but none is there before its turn.
    if (concurrency === 1) expect(Math.min(...origin.getGaps())).toBeGreaterThanOrEqual(100);
    const early = origin.arrivals.filter(({ atMs }, turn) => atMs - askedAt < turn * 100);
    expect(early).toEqual([]);
  });

  it('go on when one of them dies in its turn', async () => {
    await using fleet = await startFleet({ crawlDelayMs: 200, count: 2 });
    const held = Promise.withResolvers<void>();
    await using origin = await startOrigin((path, response) => {
      if (path === '/held') held.resolve();
      else response.end('x');
    });
    const [one, other] = fleet.processes as [ChildProcess, ChildProcess];
    one.send([{ url: `${origin.url}/held` }] satisfies PoliteOrder);
    await held.promise;
    const going = fleet.ask(other, [{ url: `${origin.url}/next`, maxWaitMs: 60_000 }]);
    one.kill('SIGKILL');
    expect(await going).toEqual(['page']);
    expect(Math.min(...origin.getGaps())).toBeGreaterThanOrEqual(200);
  });
});
