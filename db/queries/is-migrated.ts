import { sql } from 'kysely';
import { hashFunctions, readFunctions } from '../apply-functions.ts';
import type { Db } from '../connect.ts';
import { NEWEST_MIGRATION } from '../migrations/newest.ts';

const FUNCTIONS = hashFunctions(readFunctions());

/** Whether the database has the newest migration of this code, and has had its functions. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from applied_migration where name = ${NEWEST_MIGRATION}
      and exists (select from applied_functions_state where sha256 = ${FUNCTIONS})`.execute(db);
  return rows.length === 1;
}

/** Whether the database answers. Rejects where it does not. */
export async function isReachable(db: Db): Promise<boolean> {
  await sql`select 1`.execute(db);
  return true;
}
