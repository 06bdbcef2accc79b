import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What background work that crosses operators needs: handing takes to Temporal and finding those that were lost on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select on operator to lt_dispatch;
    grant select, update on take, outbox to lt_dispatch;
    grant insert, delete on outbox to lt_dispatch;
    create policy dispatch on operator for select to lt_dispatch using (true);
    create policy dispatch on take to lt_dispatch using (true) with check (true);
    create policy dispatch on outbox to lt_dispatch using (true) with check (true)`.execute(db);
}
