import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an operator's archive takes of the disk, and takes that leave it when they are old (docs/decisions/0052). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Bytes of the pages that are kept, and of ended takes with their logs, outputs and stills.
    create table archive_usage (
      operator_id uuid primary key references operator,
      bytes bigint not null default 0 check (bytes >= 0)
    );
    alter table archive_usage enable row level security;
    alter table archive_usage force row level security;
    create policy own_rows on archive_usage to lt_api, lt_worker, current_user
      using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()));
    create policy collect on archive_usage to lt_collect using (true) with check (true);
    create policy every_operator on archive_usage for select to lt_operators using (true);
    grant select on archive_usage to lt_api, lt_operators;
    grant select, insert, update on archive_usage to lt_worker, lt_collect;

    -- What the take added to it when it ended.
    alter table take add column stored_bytes bigint not null default 0;
    alter table still add column byte_length int;
    create index take_by_end on take (ended_at) where ended_at is not null;
    create index page_by_age on page (created_at) where collected_at is null`.execute(db);
  await countWhatIsThere(db);
  await letTakesGo(db);
}

/** The schema's owner sees the rows of one operator at a time: each in its turn. */
async function countWhatIsThere(db: Kysely<unknown>): Promise<void> {
  const tables = ['page', 'take', 'take_event', 'stage', 'stage_effect', 'archive_usage'];
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`
    update take t set stored_bytes =
      coalesce((select sum(pg_column_size(e.payload)) from take_event e where e.take_id = t.take_id), 0)
      + coalesce((select sum(coalesce(pg_column_size(s.output), 0) + coalesce(pg_column_size(s.report), 0)) from stage s where s.take_id = t.take_id), 0)
      + coalesce((select sum(pg_column_size(f.value)) from stage_effect f where f.take_id = t.take_id), 0)
    where t.ended_at is not null;
    insert into archive_usage
    select operator_id, sum(bytes) from (
      select operator_id, byte_length::bigint as bytes from page where collected_at is null
      union all select operator_id, stored_bytes from take
    ) kept group by operator_id`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}

/** The log of a take is never changed; it goes as a whole with its take, by the collector alone. */
async function letTakesGo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_delete_but_retention() returns trigger language plpgsql as $$
    begin
      if current_user <> 'lt_collect' then
        raise exception '% is append-only', tg_table_name using errcode = '0A000';
      end if;
      return null;
    end $$;
    drop trigger append_only on take_event;
    create trigger append_only before update or truncate on take_event for each statement execute function refuse_change();
    create trigger goes_with_its_take before delete on take_event for each statement execute function refuse_delete_but_retention()`.execute(
    db,
  );
  for (const table of [
    'take',
    'take_event',
    'stage',
    'stage_effect',
    'page_read',
    'citation',
    'still',
    'outbox',
    'pipeline_run',
  ]) {
    const name = sql.table(table);
    await sql`
      grant select, delete on ${name} to lt_collect;
      drop policy if exists collect on ${name};
      create policy collect on ${name} to lt_collect using (true) with check (true)`.execute(db);
  }
  await sql`
    grant update on take to lt_collect;
    grant select on specimen to lt_collect;
    create policy collect on specimen for select to lt_collect using (true)`.execute(db);
}
