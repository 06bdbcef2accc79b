import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Idempotency keys leave after the day for which they hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index idempotency_age on idempotency (created_at);
    grant select, update, delete on idempotency to lt_collect;
    create policy collect on idempotency to lt_collect using (true) with check (true)`.execute(db);
}
