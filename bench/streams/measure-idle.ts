import { setTimeout as delay } from 'node:timers/promises';
import { round } from '../percentile.ts';
import type { Weight } from '../processes/answer-parent.ts';
import { startProcess } from '../processes/start-process.ts';
import { stubChannel } from '../stub-channel.ts';
import { apiConfig } from './api-config.ts';
import { openRun } from './open-stream.ts';
import type { OpenStream } from './open-stream.ts';
import { startMeasured } from '../start-measured.ts';

/** Of one key, which may have 256. */
const STREAMS = 200;

/** What a stream costs an API while nothing happens: its takes wait for a worker that never comes. */
export async function measureIdle() {
  await using service = await startMeasured({ channels: [stubChannel], isWorkerless: true });
  await using api = startProcess(new URL('api-process.ts', import.meta.url));
  const port = await api.ask<number>('start', { config: apiConfig(service) });
  const { key } = await service.mint({ credits: 100_000 });
  const openAll = async (count: number): Promise<OpenStream[]> => {
    const streams: OpenStream[] = [];
    for (let index = 0; index < count; index++) streams.push(await openRun({ port, key }, '0 sentences'));
    return streams;
  };
  // Code and caches take their place before anything is counted.
  for (const stream of await openAll(STREAMS)) stream.close();
  const before = await settle();
  const streams = await openAll(STREAMS);
  const during = await settle();
  for (const stream of streams) stream.close();
  const kilobytes = (of: 'heapBytes' | 'residentBytes') => round((during[of] - before[of]) / STREAMS / 1_024, 1);
  return { streams: STREAMS, heapKilobytes: kilobytes('heapBytes'), residentKilobytes: kilobytes('residentBytes') };

  async function settle(): Promise<Weight> {
    await delay(2_500);
    return api.ask<Weight>('weight');
  }
}
