import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Deliveries that somebody asks for again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts the times that it was asked for; each has the attempts of the schedule.
  await sql`alter table webhook_delivery add column round int not null default 1`.execute(db);
}
