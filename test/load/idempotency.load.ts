import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../../api/start-api.ts';
import { stubChannel } from '../../bench/stub-channel.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { inLanes } from './in-lanes.ts';
import { readBooks } from './ledger.ts';

const KEYS = 1_000;
const REPEATS = 10;
const AT_ONCE = 64;
const RESTARTS = 4;

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ channels: [stubChannel], worker: { runningTakes: 1_000 } });
  ({ key } = await service.mint({ credits: 5_000 }));
});

afterAll(() => service[Symbol.asyncDispose]());

describe('10,000 requests with 1,000 idempotency keys', () => {
  it('are 1,000 takes and byte-equal answers, in parallel and across restarts of the API', async () => {
    const order = shuffle(Array.from({ length: KEYS * REPEATS }, (_, index) => index % KEYS));
    const asked = inLanes(order, AT_ONCE, askUntilAnswered);
    let isDone = false;
    const done = asked.finally(() => (isDone = true));
    const restarts = await restartWhile(() => isDone);
    const answers = await done;

    const byKey = Map.groupBy(answers, ({ index }) => index);
    expect(byKey.size).toBe(KEYS);
    expect(restarts).toBeGreaterThanOrEqual(RESTARTS);
    for (const same of byKey.values()) {
      expect(same).toHaveLength(REPEATS);
      expect(same.every(({ status }) => status === 200)).toBe(true);
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      expect(new Set(same.map(({ takeId }) => takeId)).size).toBe(1);
      // The one that was accepted may have lost its connection to a restart; then all the others are replays.
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

/** Two APIs serve; in turn one of them goes away, with requests under way, and another comes. */
const serving: (Api & { baseUrl: string })[] = [];

async function restartWhile(isDone: () => boolean): Promise<number> {
  let restarts = 0;
  serving.push(await service.startApi(), await service.startApi());
  while (!isDone()) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const fresh = await service.startApi();
    const [old] = serving.splice(0, 1, fresh);
    serving.reverse();
    await old![Symbol.asyncDispose]();
    restarts += 1;
  }
  await Promise.all(serving.map((api) => api[Symbol.asyncDispose]()));
  return restarts;
}

/** Asks as a caller does who wants to be sure: again, with the same key, when the connection breaks. */
async function askUntilAnswered(index: number, turn: number) {
  for (;;) {
    const { baseUrl } = serving[turn % Math.max(1, serving.length)] ?? service;
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
