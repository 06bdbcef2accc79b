import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the sweep of credentials may do beside what the functions on operators may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant update (used_at) on auth.oauth_record to lt_operators;
    grant select, delete on auth.attempt to lt_operators;
    grant select, delete on auth.verification to lt_operators;
    create policy sweep on auth.attempt to lt_operators using (true) with check (true);
    create policy sweep on auth.verification to lt_operators using (true) with check (true);
    create index on auth.attempt (at)`.execute(db);
}
