import { setTimeout as delay } from 'node:timers/promises';
import { secret, temporalAddress } from '../../test/support/services.ts';
import { buildPerson, signIn } from '../../test/support/people.ts';
import { percentile, round } from '../percentile.ts';
import { now } from '../processes/answer-parent.ts';
import { startProcess } from '../processes/start-process.ts';
import { stubChannel } from '../stub-channel.ts';
import { apiConfig } from '../streams/api-config.ts';
import { LATEST_MS, matchDelays } from '../streams/match-delays.ts';
import { openPage, openRun } from '../streams/open-stream.ts';
import type { Committed } from '../streams/paced-activities.ts';
import { startMeasured } from '../start-measured.ts';

const PAGES = 100;
const OPENED_PER_SECOND = 10;
const MEASURED_SECONDS = 20;
/** Two a second, from the first page's opening until after the end of what is measured. */
const SENTENCES = 2 * (PAGES / OPENED_PER_SECOND + MEASURED_SECONDS + 15);

/**
 * 100 live pages, each of a take that writes two sentences a second. A delay runs from the moment at which the worker knows that a sentence is committed
 * to the arrival of a page's live part that has it. API, worker and readers are processes of their own.
 */
export async function measureLivePages() {
  await using service = await startMeasured({ channels: [stubChannel], isWorkerless: true, isAtItsAddress: true });
  await using worker = startProcess(new URL('../streams/worker-process.ts', import.meta.url));
  await using api = startProcess(new URL('../streams/api-process.ts', import.meta.url));
  const port = await api.ask<number>('start', { config: { ...apiConfig(service), baseUrl: service.baseUrl } });
  await worker.ask('start', { config: workerConfig(service), taskQueue: service.taskQueue, stageSlots: PAGES + 20 });
  const watched: Awaited<ReturnType<typeof openPage>>[] = [];
  for (let index = 0; index < PAGES; index++) {
    const person = await buildPerson(service.authDb);
    const { key } = await service.mint({ operatorEmail: person.email, credits: 10 });
    const { cookies } = await signIn(service.authDb, person, service.baseUrl);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [run] = await Promise.all([
      openRun({ port, key }, `${SENTENCES} sentences`),
      delay(1_000 / OPENED_PER_SECOND),
    ]);
    run.close();
    watched.push(await openPage({ port, cookie }, run.takeId));
  }
  // The last ones have begun to write by then.
  await delay(3_000);
  const from = now();
  const before = await api.ask<number>('cpuSeconds');
  await delay(MEASURED_SECONDS * 1_000);
  const core = ((await api.ask<number>('cpuSeconds')) - before) / MEASURED_SECONDS;
  const until = now();
  await delay(LATEST_MS);
  const committed = (await worker.ask<Committed[]>('committed')).filter((each) => each.at >= from && each.at < until);
  const { delays, missed } = matchDelays(committed, watched, ({ mark }) => `${mark},`);
  for (const page of watched) page.close();
  return {
    pages: PAGES,
    events: delays.length,
    missed,
    p50Ms: round(percentile(delays, 0.5), 1),
    p95Ms: round(percentile(delays, 0.95), 1),
    p99Ms: round(percentile(delays, 0.99), 1),
    coresOfTheApi: round(core),
  };
}

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
