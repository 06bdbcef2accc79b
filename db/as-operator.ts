import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/**
 * Runs queries in one transaction under an operator's row-level security: rows of others do not exist in it. A transaction that is open already is
 * joined, under the operator that it is for: a second connection taken while the first is held could starve the pool.
 */
export function asOperator<T>(db: Db, operatorId: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  // What is in a transaction is one.
  if (db.isTransaction) return work(db as Transaction<Schema>);
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.operator_id', ${operatorId}, true)`.execute(trx);
    return work(trx);
  });
}

/** Like `asOperator`, read only, and all of it at one moment: what is committed between two of its statements is not seen by the second. */
export function inSnapshot<T>(db: Db, operatorId: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('app.operator_id', ${operatorId}, true)`.execute(trx);
      return work(trx);
    });
}
