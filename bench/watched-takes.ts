import { availableParallelism } from 'node:os';
import pg from 'pg';
import { channels } from '../channels/index.ts';
import { asAdminOf } from '../test/support/services.ts';
import { atMost } from './bars.ts';
import { serveOutsideWorld } from './outside-world.ts';
import { percentile, round } from './percentile.ts';
import { openRun } from './streams/open-stream.ts';
import type { OpenStream } from './streams/open-stream.ts';
import { startInstallation } from './takes/installation.ts';

const LATENCY_MS = 20;
const TAKES = 20;
const READERS_OF_EACH = 10;
const ROUNDS = 5;

/**
 * Twenty takes of the channels that begin together, each followed by ten AG-UI readers: how long an event was on its way to each of the 200, from its
 * commit, as Postgres has noted it, to its arrival; and from the moment at which it was written within its transaction. API and worker are processes of their own; the first
 * round, in which code is loaded, is not counted.
 */
export async function measureWatchedTakes() {
  await using world = await serveOutsideWorld(LATENCY_MS);
  await using installation = await startInstallation(availableParallelism(), world.registers);
  const port = Number(new URL(installation.baseUrl).port);
  const orders: [slug: string, notes: string][] = [
    ['changelog-scout', `What broke since 1.0? ${world.origin}/changelog.md`],
    ['recall-check', 'VIN YV4162UK5V2000000'],
    ['quote-compare', channels.get('quote-compare')!.card.exampleNotes],
  ];
  const live: (Received & { takeId: string })[] = [];
  const lasted: number[] = [];
  let missed = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const key = await installation.mint();
    const startedAt = performance.now();
    const readers = await Promise.all(
      Array.from({ length: TAKES }, (_, index) => follow(key, ...orders[index % orders.length]!)),
    );
    await Promise.all(readers.flat().map(({ ended }) => ended));
    if (round === 0) continue;
    lasted.push(performance.now() - startedAt);
    for (const ofTake of readers) {
      const seen = ofTake.map(eventsOf);
      const all = Math.max(...seen.map(({ length }) => length));
      const [{ takeId } = { takeId: '' }] = ofTake;
      for (const events of seen) {
        missed += all - events.length;
        live.push(...events.filter(({ isLive }) => isLive).map((event) => ({ ...event, takeId })));
      }
    }
  }
  const committed = await readCommits(installation.databaseUrl);
  const storedToReceivedMs = spread(live.map(({ at, timestamp }) => at - timestamp));
  const committedToReceivedMs = spread(
    live.map(({ takeId, at, timestamp }) => at - (committed.get(`${takeId} ${timestamp}`) ?? timestamp)),
  );
  return {
    takes: TAKES,
    streams: TAKES * READERS_OF_EACH,
    eventsReceived: live.length,
    missed,
    roundMs: spread(lasted),
    storedToReceivedMs,
    committedToReceivedMs,
    eventLoopDelay: await installation.readDelays(),
    bars: { p50: atMost(15, committedToReceivedMs.p50), p99: atMost(150, committedToReceivedMs.p99) },
  };

  /** The run, and the others who post it again and so follow the same take. */
  async function follow(key: string, slug: string, notes: string): Promise<OpenStream[]> {
    const first = await openRun({ port, key, slug }, notes);
    const { runId } = first;
    const others = Array.from({ length: READERS_OF_EACH - 1 }, () => openRun({ port, key, slug, runId }, notes));
    return [first, ...(await Promise.all(others))];
  }
}

/** Milliseconds since the epoch at which events were committed, by their take and the millisecond at which they were written. */
async function readCommits(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: asAdminOf(databaseUrl) });
  await client.connect();
  try {
    const { rows } = await client.query<{ take_id: string; written: string; committed: string }>(`
      select take_id, floor(extract(epoch from at) * 1000)::bigint as written,
        extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as committed
      from take_event order by take_id, seq desc`);
    return new Map(rows.map(({ take_id, written, committed }) => [`${take_id} ${written}`, Number(committed)]));
  } finally {
    await client.end();
  }
}

interface Received {
  /** Milliseconds since the epoch. */
  at: number;
  timestamp: number;
  /** It was written after the reader had come. */
  isLive: boolean;
}

function eventsOf({ chunks, openedAt }: OpenStream): Received[] {
  return chunks.flatMap(({ at, text }) =>
    [...text.matchAll(/"timestamp":(\d+)\}/g)].map(([, told]) => {
      const timestamp = Number(told);
      return { at, timestamp, isLive: timestamp >= openedAt };
    }),
  );
}

const spread = (all: number[]) => ({
  p50: round(percentile(all, 0.5), 1),
  p90: round(percentile(all, 0.9), 1),
  p99: round(percentile(all, 0.99), 1),
});
