import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How pages came: answers with their headers on the way, and the hash of a body that came encoded, which is kept in the page store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table page_read add column exchange json;
    alter table page_read add column raw_sha256 text generated always as (exchange -> 'raw' ->> 'sha256') stored
      check (raw_sha256 ~ '^[0-9a-f]{64}$');
    create index page_read_by_raw on page_read (raw_sha256) where raw_sha256 is not null`.execute(db);
}
