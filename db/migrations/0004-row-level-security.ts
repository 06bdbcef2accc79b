import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What each process may do with the rows of the operator that its transaction runs for; there are no other rows for it. */
const GRANTS: Record<string, { lt_api?: string; lt_worker?: string }> = {
  operator: { lt_api: 'select', lt_worker: 'select' },
  feed_key: { lt_api: 'select, insert, update' },
  wallet: { lt_api: 'select, update', lt_worker: 'select, update' },
  ledger_transfer: { lt_api: 'select, insert', lt_worker: 'select, insert' },
  take: { lt_api: 'select, insert, update', lt_worker: 'select, update' },
  take_event: { lt_api: 'select, insert', lt_worker: 'select, insert' },
  stage: { lt_api: 'select', lt_worker: 'select, insert, update' },
  stage_effect: { lt_worker: 'select, insert' },
  page: { lt_api: 'select', lt_worker: 'select, insert' },
  page_read: { lt_api: 'select', lt_worker: 'select, insert' },
  citation: { lt_api: 'select', lt_worker: 'select, insert' },
  idempotency: { lt_api: 'select, insert, update' },
  outbox: { lt_api: 'select, insert, delete', lt_worker: 'select, delete' },
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, grants] of Object.entries(GRANTS)) {
    const name = sql.table(table);
    await sql`alter table ${name} enable row level security`.execute(db);
    await sql`alter table ${name} force row level security`.execute(db);
    for (const [role, verbs] of Object.entries(grants)) {
      await sql`grant ${sql.raw(verbs)} on ${name} to ${sql.raw(role)}`.execute(db);
    }
    // The owner of the schema sees nothing either, until it names an operator: it mints keys that way.
    await sql`create policy own_rows on ${name} to lt_api, lt_worker, current_user
      using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
  }
  await sql`
    grant select, insert, update on channel_counter to lt_api;
    -- Names of the migrations, for the processes: the migrator's own table is the owner's.
    create view applied_migration as select name from kysely_migration;
    grant select on applied_migration to lt_api, lt_worker`.execute(db);
}
