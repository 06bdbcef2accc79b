import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The version of the extractor by which a take has the text of a page. Pages that were read before there was a second one have the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_read add column extractor int not null default 1 check (extractor > 0)`.execute(db);
}
