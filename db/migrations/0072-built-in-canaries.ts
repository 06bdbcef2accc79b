import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Canaries that the channels bring along: rows of the installation's own operator, which its admins see, run and pause. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table canary add column is_built_in boolean not null default false;
    create unique index canary_built_in on canary (operator_id, channel) where is_built_in;
    grant insert on canary to lt_worker;
    grant select, update on canary to lt_screening;
    grant select on canary_run to lt_screening;
    create policy screening on canary to lt_screening using (true) with check (true);
    create policy screening on canary_run for select to lt_screening using (true)`.execute(db);
}
