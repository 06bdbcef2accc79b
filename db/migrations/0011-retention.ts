import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Taking pages out of the archive that no take needs any more (docs/decisions/0006). A page is marked first; its files go an hour later at
 * the earliest, if nothing has wanted it meanwhile. The row stays as long as a take has read it, so that the take can tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'lt_collect') then
        create role lt_collect nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    end $$`.execute(db);
  await sql`
    alter table page
      -- When the page was taken out of the archive; null while it is there.
      add column collected_at timestamptz;
    create index page_by_hash on page (sha256);
    create index page_collected on page (collected_at) where collected_at is not null;
    create index page_read_by_page on page_read (operator_id, sha256);
    create index citation_by_page on citation (operator_id, page_sha256);

    grant usage on schema public to lt_collect;
    grant select on take, page_read, citation, still to lt_collect;
    grant select, update, delete on page to lt_collect;
    grant select, delete on archived_document to lt_collect;
    create policy collect on take for select to lt_collect using (true);
    create policy collect on page_read for select to lt_collect using (true);
    create policy collect on citation for select to lt_collect using (true);
    create policy collect on still for select to lt_collect using (true);
    create policy collect on page to lt_collect using (true) with check (true);
    create policy collect on archived_document to lt_collect using (true) with check (true);
    grant update (collected_at) on page to lt_worker`.execute(db);
}
