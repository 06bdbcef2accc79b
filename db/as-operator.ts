import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Db } from './connect.ts';
import type { Schema } from './schema.ts';

/** Runs queries in one transaction under an operator's row-level security: rows of others do not exist in it. */
export function asOperator<T>(db: Db, operatorId: string, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.operator_id', ${operatorId}, true)`.execute(trx);
    return work(trx);
  });
}
