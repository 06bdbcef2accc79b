import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import type { Db } from '../../db/connect.ts';
import { requestCancel } from '../../db/queries/accept-take.ts';
import { claimOutbox, finishOutbox } from '../../db/queries/outbox.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;

beforeAll(async () => {
  database = await openOperatorDatabase();
});

afterAll(() => database[Symbol.asyncDispose]());

const claim = (limit = 50) => claimOutbox(database.worker, { limit, runningTakes: 20 });

/** Claims and finishes all there is. */
async function drain(): Promise<void> {
  const ids = (await claim()).map(({ id }) => id);
  await finishOutbox(database.worker, ids);
}

/** Holds the take as those do who cancel or end it, runs `during` until it is done or waits for a lock, and goes on with `then`. */
async function holding<T>(takeId: string, during: () => Promise<T>, then: (db: Db) => Promise<void>): Promise<T> {
  let under: Promise<T> | undefined;
  await asOperator(database.api, database.operatorId, async (trx) => {
    await sql`select from take where take_id = ${takeId} for no key update`.execute(trx);
    under = during();
    let isDone = false;
    const done = under.finally(() => (isDone = true));
    done.catch(() => {});
    while (!isDone && !(await isSomeoneWaiting())) await sleep(5);
    await then(trx);
  });
  return under!;
}

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted
    ) as waits`.execute(database.owner);
  return rows[0]!.waits;
}

describe('a claim of the outbox', () => {
  it('gives each entry to one of many who ask at once', async () => {
    await drain();
    const takeIds = await Promise.all(Array.from({ length: 12 }, () => database.accept()));
    const claims = await Promise.all(Array.from({ length: 6 }, () => claim(4)));

    expect(claims.flat().map(({ takeId }) => takeId)).toHaveLength(12);
    expect(new Set(claims.flat().map(({ takeId }) => takeId))).toEqual(new Set(takeIds));
  });

  it.each([
    ['that runs', true],
    ['that waits for its turn', false],
  ])('and a second cancellation of a take %s do not wait for each other', async (_, isDispatched) => {
    await drain();
    const takeId = await database.accept();
    if (isDispatched) await drain();
    await requestCancel(database.api, database.operatorId, takeId);

    const claimed = await holding(takeId, claim, async (trx) => {
      await requestCancel(trx, database.operatorId, takeId);
    });

    expect(claimed.filter(({ kind }) => kind === 'cancel_take')).toMatchObject([
      { takeId, wasDispatched: isDispatched },
    ]);
    expect(await claim()).toEqual([]);
  });

  it('leaves what somebody else is about to take out', async () => {
    await drain();
    const takeId = await database.accept();
    const claimed = await holding(takeId, claim, async (trx) => {
      await sql`delete from outbox where take_id = ${takeId}`.execute(trx);
    });

    expect(claimed).toEqual([]);
  });
});
