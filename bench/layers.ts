import { pino } from 'pino';
import { EXTRACTOR } from '../evidence/text-layer/extractors.ts';
import { createThreads } from '../threads/create-threads.ts';
import { LARGE_PAGES } from './layers/large-pages.ts';
import type { LargePage } from './layers/large-pages.ts';
import { round } from './percentile.ts';

const BYTES = 10 * 1_048_576;
const SMALL = 20_000;
/** Each kind is read so often; the slowest counts. */
const RUNS = 2;
/** Most seconds of one, on a machine that does nothing else. */
const MOST_SECONDS = 3;

/**
 * Seconds that a thread takes to read a page of ten megabytes, by its kind, each kind in a thread of its own that has read a small page before.
 * `missed` names those beyond the bar; the exit code is 1 then.
 */
export async function measureLayers(): Promise<object> {
  const seconds: Record<string, number | string> = {};
  for (const [kind, page] of Object.entries(LARGE_PAGES)) {
    await using threads = createThreads({
      registry: new URL('../channels/index.ts', import.meta.url).href,
      log: pino({ enabled: false }),
      threads: 1,
      deadlineMs: 300_000,
    });
    await time(page, SMALL);
    const took: number[] = [];
    try {
      for (let run = 0; run < RUNS; run += 1) took.push(await time(page, BYTES));
      seconds[kind] = round(Math.max(...took) / 1_000);
    } catch (error) {
      seconds[kind] = String(error);
    }

    async function time({ mediaType, build }: LargePage, length: number): Promise<number> {
      const bytes = new TextEncoder().encode(build(length));
      const startedAt = performance.now();
      await threads.run('read-page', { bytes, mediaType, url: 'https://berths.example/all', extractor: EXTRACTOR });
      return performance.now() - startedAt;
    }
  }
  const missed = Object.keys(seconds).filter((kind) => !(Number(seconds[kind]) <= MOST_SECONDS));
  if (missed.length > 0) process.exitCode = 1;
  return { megabytes: BYTES / 1_048_576, mostSeconds: MOST_SECONDS, seconds, missed };
}
