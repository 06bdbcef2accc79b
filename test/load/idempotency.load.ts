import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../../bench/processes/start-process.ts';
import type { BenchProcess } from '../../bench/processes/start-process.ts';
import { apiConfig } from '../../bench/streams/api-config.ts';
import { stubChannel } from '../../bench/stub-channel.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { inLanes } from './in-lanes.ts';
import { readBooks } from './ledger.ts';

const KEYS = 1_000;
const REPEATS = 10;
const AT_ONCE = 64;
/** Answers between two kills. */
const KILL_EVERY = 700;

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ channels: [stubChannel], worker: { runningTakes: 1_000 } });
  ({ key } = await service.mint({ credits: 5_000 }));
});

afterAll(() => service[Symbol.asyncDispose]());

describe('10,000 requests with 1,000 idempotency keys', () => {
  it('are 1,000 takes and byte-equal answers, in parallel and across kill -9 of APIs', async () => {
    const order = shuffle(Array.from({ length: KEYS * REPEATS }, (_, index) => index % KEYS));
    serving.push(await startApi(), await startApi());
    let answered = 0;
    let killing = Promise.resolve();
    let kills = 0;
    const answers = await inLanes(order, AT_ONCE, async (index, turn) => {
      const answer = await askUntilAnswered(index, turn);
      answered += 1;
      if (answered % KILL_EVERY === 0) killing = killing.then(() => killOne(kills++ % serving.length));
      return answer;
    });
    await killing;
    await Promise.all(serving.map(({ process }) => process[Symbol.asyncDispose]()));

    const byKey = Map.groupBy(answers, ({ index }) => index);
    expect(byKey.size).toBe(KEYS);
    expect(kills).toBe(Math.floor((KEYS * REPEATS) / KILL_EVERY));
    for (const same of byKey.values()) {
      expect(same).toHaveLength(REPEATS);
      expect(same.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      expect(new Set(same.map(({ takeId }) => takeId)).size).toBe(1);
      // The one that was accepted may have lost its connection to a kill; then all the others are replays.
      expect(same.filter(({ isReplayed }) => !isReplayed).length).toBeLessThanOrEqual(1);
    }
    expect(new Set(answers.map(({ takeId }) => takeId)).size).toBe(KEYS);
    expect(await readBooks(service.owner)).toEqual({
      accounts: { issued: -5_000, available: 4_000, held: 0, spent: 1_000 },
      wallet: { available: 4_000, held: 0 },
      takes: KEYS,
    });
  });
});

interface ApiProcess {
  process: BenchProcess;
  baseUrl: string;
}

/** Two APIs serve, each a process; in turn one of them is killed with requests under way, and another takes its place. */
const serving: ApiProcess[] = [];

async function killOne(index: number): Promise<void> {
  await serving[index]!.process.kill();
  serving[index] = await startApi();
}

async function startApi(): Promise<ApiProcess> {
  const process = startProcess(new URL('../../bench/streams/api-process.ts', import.meta.url));
  const port = await process.ask<number>('start', { config: apiConfig(service) });
  return { process, baseUrl: `http://127.0.0.1:${port}` };
}

/** Asks as a caller does who wants to be sure: again, with the same key, when the connection breaks. */
async function askUntilAnswered(index: number, turn: number) {
  for (;;) {
    const { baseUrl } = serving[turn % serving.length]!;
    try {
      const response = await fetch(`${baseUrl}/api/public/channel/stub/take`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': `order-${index}`,
          prefer: 'wait=120',
        },
        body: JSON.stringify({ notes: `order ${index}` }),
      });
      return {
        index,
        status: response.status,
        takeId: response.headers.get('x-take-id'),
        isReplayed: response.headers.get('idempotency-replayed') === 'true',
        body: await response.text(),
      };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The same order in every run. */
function shuffle(values: number[]): number[] {
  const rank = (value: number, index: number) => createHash('sha256').update(`${value}/${index}`).digest('hex');
  return values
    .map((value, index) => ({ value, rank: rank(value, index) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ value }) => value);
}
