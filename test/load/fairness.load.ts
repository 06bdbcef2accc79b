import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { inLanes } from './in-lanes.ts';
import { findOperator } from './ledger.ts';

const QUEUED = 1_000;
const RUNNING = 5;
const later = { prefer: 'respond-async' };
/** Each take runs this long, so that the whole queue would take minutes. */
const BRIEF = { notes: 'pause plan 1000' };

let service: TestService;
let busy: ChannelClient;
let quiet: ChannelClient;

beforeAll(async () => {
  service = await startService({ worker: { runningTakes: RUNNING } });
  const clientOf = async (operatorEmail: string) =>
    createClient({ baseUrl: service.baseUrl, key: (await service.mint({ operatorEmail, credits: 5_000 })).key });
  busy = await clientOf('busy@example.com');
  quiet = await clientOf('quiet@example.com');
});

afterAll(() => service[Symbol.asyncDispose]());

describe('a thousand queued takes of one operator', () => {
  it('do not hold back the first take of another, and never run more at once than the limit', async () => {
    await inLanes(Array.from({ length: QUEUED }), 32, () => busy.take(BRIEF, later));

    const waits: number[] = [];
    let most = 0;
    for (let turn = 0; turn < 5; turn++) {
      const askedAt = performance.now();
      const { takeId } = await quiet.take(BRIEF, later);
      const [, first] = await quiet.events(takeId, { count: 2 });
      waits.push(performance.now() - askedAt);
      expect(first).toMatchObject({ type: 'stage.started', stage: 'plan' });
      most = Math.max(most, await countRunning('busy@example.com'));
      expect(await countQueued('busy@example.com')).toBeGreaterThan(QUEUED / 2);
      await quiet.events(takeId);
    }

    console.log(`waits of the other operator: ${waits.map((ms) => `${Math.round(ms)} ms`).join(', ')}`);
    expect(Math.max(...waits)).toBeLessThan(2_000);
    expect(most).toBeGreaterThan(0);
    expect(await findMostAtOnce('busy@example.com')).toBe(RUNNING);
  });
});

const countRunning = (email: string) => count(email, sql`dispatched_at is not null and ended_at is null`);
const countQueued = (email: string) => count(email, sql`dispatched_at is null`);

async function count(email: string, which: ReturnType<typeof sql>): Promise<number> {
  return asOperator(service.owner, await findOperator(service.owner, email), async (trx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from take where ${which}`.execute(trx);
    return rows[0]!.n;
  });
}

/** By the times that the database kept: a take runs from its hand-over to its end. */
async function findMostAtOnce(email: string): Promise<number> {
  return asOperator(service.owner, await findOperator(service.owner, email), async (trx) => {
    const { rows } = await sql<{ most: number }>`
      select max(running)::int as most from (
        select sum(step) over (order by at, step) as running from (
          select dispatched_at as at, 1 as step from take where dispatched_at is not null
          union all select ended_at, -1 from take where ended_at is not null
        ) as steps
      ) as course`.execute(trx);
    return rows[0]!.most;
  });
}
