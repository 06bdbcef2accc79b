import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the review of specimens may see and do across operators: an admin reads every queued specimen, and decides about it. */
const GRANTS: Record<string, string> = {
  operator: 'select',
  take: 'select',
  still: 'select',
  specimen: 'select, update',
  dimension: 'select',
  measurement: 'select',
  evidence: 'select',
  event: 'select, insert',
  webhook_subscription: 'select',
  webhook_delivery: 'select, insert, update',
  work_outbox: 'select, insert',
  hand_over: 'select, insert',
  audit_entry: 'select, insert',
  chain_head: 'select, insert, update',
};

/** The role of the functions `list_review_queue` and `review_specimen`, which look at the caller's role themselves. Nobody logs in as it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'lt_review') then
        create role lt_review nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    end $$;
    grant usage on schema public to lt_review`.execute(db);
  for (const [table, verbs] of Object.entries(GRANTS)) {
    const name = sql.table(table);
    const isRead = verbs === 'select';
    await sql`grant ${sql.raw(verbs)} on ${name} to lt_review`.execute(db);
    await sql`create policy review on ${name} for ${sql.raw(isRead ? 'select' : 'all')} to lt_review
      using (true) ${sql.raw(isRead ? '' : 'with check (true)')}`.execute(db);
  }
}
