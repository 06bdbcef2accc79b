import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stubChannel } from '../../bench/stub-channel.ts';
import { createClient } from '../support/client.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { inLanes } from './in-lanes.ts';
import { readBooks } from './ledger.ts';

const TAKES = 1_000;
const CREDITS = 100;

let service: TestService;

beforeAll(async () => {
  service = await startService({ channels: [stubChannel], worker: { runningTakes: 1_000 } });
});

afterAll(() => service[Symbol.asyncDispose]());

describe('1,000 parallel takes on a wallet of 100', () => {
  it('are 100 takes and 900 times 402; the balance is 0 and nothing stays reserved', async () => {
    const { key } = await service.mint({ credits: CREDITS });
    const client = createClient({ baseUrl: service.baseUrl, key, slug: 'stub' });
    const answers = await inLanes(Array.from({ length: TAKES }), TAKES, (_, index) =>
      client.take({ notes: `take ${index}` }, { prefer: 'wait=120' }),
    );

    const refused = answers.filter(({ response }) => response.status === 402);
    expect(refused).toHaveLength(TAKES - CREDITS);
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(CREDITS);
    expect(refused.every(({ body }) => (body as unknown as { code: string }).code === 'credits_exhausted')).toBe(true);
    expect(await readBooks(service.owner)).toEqual({
      accounts: { issued: -CREDITS, available: 0, held: 0, spent: CREDITS },
      wallet: { available: 0, held: 0 },
      takes: CREDITS,
    });
  });
});
