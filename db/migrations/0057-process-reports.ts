import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What worker processes say of themselves. Nothing of it outlives a crash of the server, nor has to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table process_report (
      process_id uuid primary key,
      at timestamptz not null default now(),
      p50_ms real not null,
      p99_ms real not null,
      max_ms real not null
    )`.execute(db);
  await sql`grant select, insert, update, delete on process_report to lt_worker`.execute(db);
  await sql`grant select on process_report to lt_api`.execute(db);
}
