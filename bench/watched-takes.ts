import { availableParallelism } from 'node:os';
import { channels } from '../channels/index.ts';
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
 * Twenty takes of the channels that begin together, each followed by ten AG-UI readers: how long an event was on its way to each of the 200, from the
 * moment at which it was written within its transaction (so the commit is in it) to its arrival. API and worker are processes of their own; the first
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
  const delays: number[] = [];
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
      for (const events of seen) {
        missed += all - events.length;
        for (const { at, timestamp, isLive } of events) if (isLive) delays.push(at - timestamp);
      }
    }
  }
  const storedToReceivedMs = spread(delays);
  return {
    takes: TAKES,
    streams: TAKES * READERS_OF_EACH,
    eventsReceived: delays.length,
    missed,
    roundMs: spread(lasted),
    storedToReceivedMs,
    eventLoopDelay: await installation.readDelays(),
    bars: { p50: atMost(15, storedToReceivedMs.p50), p99: atMost(150, storedToReceivedMs.p99) },
  };

  /** The run, and the others who post it again and so follow the same take. */
  async function follow(key: string, slug: string, notes: string): Promise<OpenStream[]> {
    const first = await openRun({ port, key, slug }, notes);
    const { runId } = first;
    const others = Array.from({ length: READERS_OF_EACH - 1 }, () => openRun({ port, key, slug, runId }, notes));
    return [first, ...(await Promise.all(others))];
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
