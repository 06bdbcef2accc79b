import { setTimeout as delay } from 'node:timers/promises';
import { secret, temporalAddress } from '../test/support/services.ts';
import { percentile, round } from './percentile.ts';
import { now } from './processes/answer-parent.ts';
import { startProcess } from './processes/start-process.ts';
import { stubChannel } from './stub-channel.ts';
import { apiConfig } from './streams/api-config.ts';
import { LATEST_MS, matchDelays } from './streams/match-delays.ts';
import { measureIdle } from './streams/measure-idle.ts';
import { openRelay, openRun } from './streams/open-stream.ts';
import type { OpenStream } from './streams/open-stream.ts';
import type { Committed } from './streams/paced-activities.ts';
import { startMeasured } from './start-measured.ts';

const STREAMS = 200;
const OPENED_PER_SECOND = 10;
const POSTS_PER_SECOND = 5;
const MEASURED_SECONDS = 40;
/** One worker has room for the stages of all of them. */
const STAGE_SLOTS = 300;
/** Two a second, from the first stream's opening until after the end of what is measured. */
const SENTENCES = 2 * (STREAMS / OPENED_PER_SECOND + MEASURED_SECONDS + 15);

/**
 * 200 open AG-UI streams whose takes write two sentences a second, while five new runs a second begin. A delay runs from the moment at which the
 * worker knows that a sentence is committed to its arrival at the reader; the floor is the same moment to a frame of a bare relay of the same
 * NOTIFY. API, worker, relay and readers are processes of their own on one machine.
 */
export async function measureStreams() {
  const idle = await measureIdle();
  await using service = await startMeasured({ channels: [stubChannel], isWorkerless: true });
  await using worker = startProcess(new URL('streams/worker-process.ts', import.meta.url));
  await using api = startProcess(new URL('streams/api-process.ts', import.meta.url));
  await using relay = startProcess(new URL('streams/relay-process.ts', import.meta.url));
  const port = await api.ask<number>('start', { config: apiConfig(service) });
  const relayPort = await relay.ask<number>('start', { url: service.databaseUrl, secret });
  await worker.ask('start', { config: workerConfig(service), taskQueue: service.taskQueue, stageSlots: STAGE_SLOTS });
  // Apart: a key may have 256 streams open, and on a busy machine those that are posted last as long as they have to.
  const [readers, posters] = await Promise.all([openAs(), openAs()]);

  const watched: OpenStream[] = [];
  const relayed: Awaited<ReturnType<typeof openRelay>>[] = [];
  for (let index = 0; index < STREAMS; index++) {
    const [run] = await Promise.all([openRun(readers, `${SENTENCES} sentences`), delay(1_000 / OPENED_PER_SECOND)]);
    watched.push(run);
    relayed.push(await openRelay(relayPort, run.takeId));
  }
  // The last ones have begun to write by then.
  await delay(3_000);

  const from = now();
  const before = await askCpu();
  const posted = await postSteadily(posters);
  const after = await askCpu();
  const until = now();
  // What was committed last is still on its way.
  await delay(LATEST_MS);
  const committed = (await worker.ask<Committed[]>('committed')).filter((each) => each.at >= from && each.at < until);
  const received = matchDelays(committed, watched, ({ mark }) => `${mark},`);
  const floor = matchDelays(committed, relayed, ({ takeId }) => takeId);
  for (const stream of [...watched, ...relayed, ...posted]) stream.close();

  const started = posted.map(({ startedMs }) => startedMs);
  const seconds = (until - from) / 1_000;
  const core = (of: 'api' | 'relay') => round((after[of] - before[of]) / seconds);
  return {
    streams: STREAMS,
    eventsPerSecond: round(committed.length / seconds, 1),
    postToRunStartedMs: { count: started.length, ...spread(started) },
    committedToReceivedMs: {
      count: received.delays.length,
      repeated: received.repeated,
      missed: received.missed,
      ...spread(received.delays),
    },
    floorMs: { count: floor.delays.length, missed: floor.missed, ...spread(floor.delays) },
    ratioToFloor: {
      p50: round(percentile(received.delays, 0.5) / percentile(floor.delays, 0.5)),
      p99: round(percentile(received.delays, 0.99) / percentile(floor.delays, 0.99)),
    },
    idleStream: idle,
    cores: { api: core('api'), relay: core('relay') },
  };

  async function openAs() {
    const { key } = await service.mint({ credits: 100_000 });
    return { port, key };
  }

  async function askCpu() {
    const [ofApi, ofRelay] = await Promise.all([api.ask<number>('cpuSeconds'), relay.ask<number>('cpuSeconds')]);
    return { api: ofApi, relay: ofRelay };
  }
}

/** New runs at a steady rate, however long each takes to begin. */
async function postSteadily(at: { port: number; key: string }): Promise<OpenStream[]> {
  const runs: Promise<OpenStream>[] = [];
  const begunAt = now();
  for (let index = 0; index < POSTS_PER_SECOND * MEASURED_SECONDS; index++) {
    await delay(Math.max(0, begunAt + (index * 1_000) / POSTS_PER_SECOND - now()));
    const run = openRun(at, '4 sentences');
    // It is told when all of them are awaited.
    run.catch(() => {});
    runs.push(run);
  }
  return Promise.all(runs);
}

const spread = (values: number[]) => ({
  p50: round(percentile(values, 0.5), 1),
  p90: round(percentile(values, 0.9), 1),
  p99: round(percentile(values, 0.99), 1),
});

const workerConfig = ({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) => ({
  databaseUrl,
  dataDir,
  secret,
  temporal: { address: temporalAddress, namespace: 'default' },
  runningTakes: 1_000,
  outboundAllow: [],
  contactUrl: undefined,
  crawlDelayMs: 0,
  sources: {},
  demoUrl: undefined,
});
