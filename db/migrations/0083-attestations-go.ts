import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Statements about a take's exports go with the take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select, delete on attestation to lt_collect;
    create policy collect on attestation to lt_collect using (true) with check (true)`.execute(db);
}
