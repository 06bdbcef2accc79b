import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The archive answers for the web: what a take read of an address is the operator's stored answer of it (docs/decisions/0005). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The origin was asked, and said that the answer it gave before is still its answer.
    alter table page_read add column is_confirmed boolean not null default false`.execute(db);
}
