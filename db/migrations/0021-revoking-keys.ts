import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Who runs an installation lists the keys of all operators and revokes one, by functions that run as `lt_keys`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant update (revoked_at) on feed_key to lt_keys;
    create policy revoke on feed_key for update to lt_keys using (true) with check (true)`.execute(db);
}
