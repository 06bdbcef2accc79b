import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What `find_key` needs to look a key up across operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select on feed_key to lt_keys;
    create policy look_up on feed_key for select to lt_keys using (true);
    grant select, insert, update on key_window to lt_keys`.execute(db);
}
