import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an admin sees of the installation as a whole: how much waits, and which sources asked to be left alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_delivery_waiting on webhook_delivery (created_at) where outcome = 'waiting';
    grant select on webhook_delivery to lt_dispatch;
    create policy dispatch on webhook_delivery for select to lt_dispatch using (true);
    grant select on outbound_lane to lt_dispatch`.execute(db);
}
