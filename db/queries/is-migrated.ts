import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { NEWEST_MIGRATION } from '../migrations/newest.ts';

/** Whether the database has the newest migration of this code. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql`select from applied_migration where name = ${NEWEST_MIGRATION}`.execute(db);
  return rows.length === 1;
}

/** Whether the database answers. Rejects where it does not. */
export async function isReachable(db: Db): Promise<boolean> {
  await sql`select 1`.execute(db);
  return true;
}
