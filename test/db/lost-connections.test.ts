import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { getRefusal, isUnavailable } from '../../db/errors.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';
import { asAdmin } from '../support/services.ts';

let database: OperatorDatabase;
beforeAll(async () => {
  database = await openOperatorDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Ends a session and waits until it is gone; what the server says to its client has arrived by then. */
async function cut(pid: number): Promise<void> {
  await asAdmin(`select pg_terminate_backend(${pid})`);
  for (let isThere = true; isThere;)
    isThere = (await asAdmin(`select from pg_stat_activity where pid = ${pid}`)).length > 0;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database session that is cut', () => {
  it.each(['api', 'worker'] as const)(
    'between two statements of the %s fails that work and nothing else',
    async (role) => {
      const db = database[role];
      const error = await failureOf(
        asOperator(db, database.operatorId, async (trx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
          await cut(rows[0]!.pid);
          await sql`select 1`.execute(trx);
        }),
      );

      expect(isUnavailable(error), String(error)).toBe(true);
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
      expect(rows).toEqual([{ one: 1 }]);
    },
  );

  it('within a statement fails it as an outage', async () => {
    const { api } = database;
    const error = await failureOf(
      api.connection().execute(async (connection) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
        const sleeping = failureOf(sql`select pg_sleep(60)`.execute(connection));
        await cut(rows[0]!.pid);
        throw await sleeping;
      }),
    );
    expect(isUnavailable(error), String(error)).toBe(true);
  });
});

describe('a statement that takes too long', () => {
  it('is a fault of ours, no outage: it would take too long again', async () => {
    const error = await failureOf(
      asOperator(database.api, database.operatorId, async (trx) => {
        await sql`set local statement_timeout = 50`.execute(trx);
        await sql`select pg_sleep(60)`.execute(trx);
      }),
    );
    expect(error).toMatchObject({ code: '57014' });
    expect(isUnavailable(error)).toBe(false);
    expect(getRefusal(error)).toBeUndefined();
  });
});
