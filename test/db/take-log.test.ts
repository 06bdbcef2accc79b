import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { asOperator } from '../../db/as-operator.ts';
import { endTake, findEffects, finishStage, openStage, recordProgress } from '../../db/queries/stages.ts';
import { findEvents, findFrozenResponse } from '../../db/queries/take-events.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
let api: Db;
let worker: Db;
let operatorId: string;

beforeAll(async () => {
  database = await openOperatorDatabase();
  ({ api, worker, operatorId } = database);
});

afterAll(() => database[Symbol.asyncDispose]());

const started = (step: string) => ({
  key: `${step}/started`,
  type: 'stage.started' as const,
  payload: { stage: step, round: 1 },
});
const event = (key: string, payload: object = {}) => ({ key, type: 'tool.called' as const, payload });

const announce = (step: string) => ({
  announcement: { state: 'planning' as const, before: [], started: started(step) },
});

/** Announces an attempt. @returns its fence */
const begin = (takeId: string, step = 'plan') =>
  recordProgress(worker, { operatorId, takeId, step }, announce(step), { events: [], effects: [] });

const wallet = async () =>
  await asOperator(api, operatorId, (trx) =>
    trx.selectFrom('wallet').select(['available', 'held']).executeTakeFirstOrThrow(),
  );

describe('append_events', () => {
  it('numbers without gaps under concurrency, and drops keys that are there', async () => {
    const takeId = await database.accept();
    const fence = await begin(takeId);
    const ref = { operatorId, takeId, step: 'plan' };
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        recordProgress(worker, ref, { fence }, { events: [event(`e${n % 30}`), event(`own-${n}`)], effects: [] }),
      ),
    );

    const events = await findEvents(api, { operatorId, takeId });
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 + 30 + 40 }, (_, n) => n + 1));
  });
});

describe('a stage', () => {
  const done = { report: { wantsMore: true }, output: '{"b":1,"a":2}', outputSha256: 'x', events: [event('done')] };

  it('fences the earlier attempt off, which then writes nothing', async () => {
    const takeId = await database.accept();
    const first = await begin(takeId);
    const second = await begin(takeId);
    const ref = { operatorId, takeId, step: 'plan' };

    expect(second).toBe(first + 1);
    const before = await findEvents(api, { operatorId, takeId });
    expect(before.at(-1)).toMatchObject({ type: 'stage.retried', stage: 'plan', attempt: 2 });
    const late = { events: [event('late')], effects: [{ key: 'late', value: 1 }] };
    await expect(recordProgress(worker, ref, { fence: first }, late)).rejects.toMatchObject({ code: 'LT409' });
    await expect(finishStage(worker, ref, { fence: first }, done)).rejects.toMatchObject({ code: 'LT409' });
    expect(await findEvents(api, { operatorId, takeId })).toEqual(before);
    expect(await findEffects(worker, ref)).toEqual(new Map());
  });

  it('is announced and finished at once when its work took no time', async () => {
    const takeId = await database.accept();
    await finishStage(worker, { operatorId, takeId, step: 'plan' }, announce('plan'), done);

    expect((await findEvents(api, { operatorId, takeId })).map(({ type }) => type)).toEqual([
      'take.accepted',
      'stage.started',
      'tool.called',
    ]);
  });

  it('fences off an attempt that announced itself while this one worked', async () => {
    const takeId = await database.accept();
    const ref = { operatorId, takeId, step: 'plan' };
    const announced = await begin(takeId);
    await finishStage(worker, ref, announce('plan'), done);

    expect((await findEvents(api, { operatorId, takeId })).map(({ type }) => type)).toEqual([
      'take.accepted',
      'stage.started',
      'stage.retried',
      'tool.called',
    ]);
    await expect(finishStage(worker, ref, { fence: announced }, done)).rejects.toMatchObject({ code: 'LT409' });
  });

  it('answers what is stored, and finishes once', async () => {
    const takeId = await database.accept();
    const ref = { operatorId, takeId, step: 'plan' };
    const fence = await begin(takeId);
    await finishStage(worker, ref, { fence }, done);

    expect(await openStage(worker, ref, { inputs: [] })).toMatchObject({
      report: { wantsMore: true },
      attempts: fence,
    });
    await expect(finishStage(worker, ref, { fence }, done)).rejects.toMatchObject({ code: 'LT409' });
    await expect(finishStage(worker, ref, announce('plan'), done)).rejects.toMatchObject({ code: 'LT208' });
    expect((await openStage(worker, { ...ref, step: 'extract' }, { inputs: ['plan', 'crawl'] })).inputs).toEqual({
      plan: { a: 2, b: 1 },
    });
    const events = await findEvents(api, { operatorId, takeId });
    expect(events.filter(({ type }) => type === 'tool.called')).toHaveLength(1);
    expect((await openStage(worker, { ...ref, step: 'grade' }, { inputs: [], log: true })).log).toEqual(events);
  });

  it('of a take that has ended is refused', async () => {
    const takeId = await database.accept();
    const fence = await begin(takeId);
    await end(takeId, 'cancelled');

    const ref = { operatorId, takeId, step: 'plan' };
    await expect(openStage(worker, ref, { inputs: [] })).rejects.toMatchObject({ code: 'LT410' });
    await expect(finishStage(worker, ref, { fence }, done)).rejects.toMatchObject({ code: 'LT410' });
  });
});

async function end(takeId: string, state: 'finished' | 'failed' | 'cancelled'): Promise<boolean> {
  const type = { finished: 'take.completed', failed: 'take.failed', cancelled: 'take.cancelled' }[state];
  const response = { zeta: 'é\n', alpha: 1, lifecycle: { state } };
  return endTake(
    worker,
    { operatorId, takeId },
    { type, state, grade: null, overall: null, links: 0, code: null, response, before: [], seq: 1_000 },
  );
}

describe('end_take', () => {
  it.each([
    ['finished', 1],
    ['failed', 0],
    ['cancelled', 0],
  ] as const)('a take that is %s costs %i', async (state, cost) => {
    const before = await wallet();
    const takeId = await database.accept();
    expect(await wallet()).toEqual({ available: before.available - 1, held: before.held + 1 });

    expect(await end(takeId, state)).toBe(true);

    expect(await wallet()).toEqual({ available: before.available - cost, held: before.held });
  });

  it('happens once, and freezes the response with the credits in it', async () => {
    const takeId = await database.accept();
    const ends = await Promise.all(Array.from({ length: 8 }, () => end(takeId, 'finished')));

    expect(ends.filter(Boolean)).toHaveLength(1);
    const { available } = await wallet();
    expect(await findFrozenResponse(api, operatorId, takeId)).toBe(
      `{"zeta":"é\\n","alpha":1,"lifecycle":{"state":"finished"},"creditsLeft":${available}}`,
    );
    const events = await findEvents(api, { operatorId, takeId });
    expect(events.filter(({ type }) => type === 'take.completed')).toHaveLength(1);
  });

  it('leaves the ledger balanced with the wallet', async () => {
    const { rows } = await asOperator(api, operatorId, (trx) =>
      sql<{ account: string; sum: number }>`
        select account, sum(amount)::int as sum from (
          select to_account as account, amount from ledger_transfer union all select from_account, -amount from ledger_transfer
        ) legs group by account`.execute(trx),
    );
    const balance = Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));

    expect(rows.reduce((total, { sum }) => total + sum, 0)).toBe(0);
    expect({ available: balance.available, held: balance.held }).toEqual(await wallet());
  });
});

describe('accept_take', () => {
  it('grants the last credits to exactly as many, and writes nothing for the rest', async () => {
    const poor = await database.addOperator('poor@example.com', 5);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        database.accept({ operatorId: poor, idempotency: { key: `key-${n}`, bodySha256: 'b' } }),
      ),
    );

    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'LT402' });
    const counts = await asOperator(database.owner, poor, async (trx) => {
      const count = async (table: string) =>
        (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(trx)).rows[0]!.n;
      return {
        take: await count('take'),
        idempotency: await count('idempotency'),
        outbox: await count('outbox'),
        events: await count('take_event'),
      };
    });
    expect(counts).toEqual({ take: 5, idempotency: 5, outbox: 5, events: 5 });
  });

  it('makes one take of one key, however many ask at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => database.accept({ idempotency: { key: 'one', bodySha256: 'b' } })),
    );

    expect(new Set(ids).size).toBe(1);
  });

  it('counts takes per channel without gaps', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => database.accept()));
    const { rows } = await asOperator(api, operatorId, (trx) =>
      sql<{ take_no: number }>`select take_no from take where take_id = any (${ids}::uuid[]) order by take_no`.execute(
        trx,
      ),
    );
    const numbers = rows.map(({ take_no }) => take_no);

    expect(new Set(numbers).size).toBe(10);
    expect(numbers.at(-1)! - numbers[0]!).toBe(9);
  });
});
