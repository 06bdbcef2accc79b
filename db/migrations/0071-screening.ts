import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What the role of screening may see and do across operators: an admin reads scores, and every admin is told of one under its bar. */
const GRANTS: Record<string, string> = {
  operator: 'select',
  event: 'select, insert',
  webhook_subscription: 'select',
  webhook_delivery: 'select, insert, update',
  work_outbox: 'select, insert',
  screening: 'select',
  screening_take: 'select',
};

/** Screenings of channels: takes of the installation's own operator over made-up worlds, and how many expectations they met. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table screening (
      screening_id uuid primary key default gen_random_uuid(),
      operator_id uuid not null references operator,
      channel text not null,
      -- Score under which the channel has regressed.
      bar numeric not null check (bar between 0 and 1),
      briefs int not null check (briefs > 0),
      started_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      expected int,
      met int,
      -- Expectations that were not met: [{ brief, expectation, found }]
      failed jsonb,
      check ((ended_at is null) = (expected is null) and (ended_at is null) = (met is null) and (ended_at is null) = (failed is null)),
      unique (operator_id, screening_id)
    );
    create unique index screening_open on screening (operator_id, channel) where ended_at is null;
    create index screening_newest on screening (operator_id, channel, ended_at desc);

    -- A take of a screening. A brief whose take falls short gets a second one, and the better of them counts.
    create table screening_take (
      operator_id uuid not null,
      screening_id uuid not null,
      brief text not null,
      attempt int not null,
      take_id uuid not null,
      expected int,
      met int,
      failed jsonb,
      primary key (operator_id, screening_id, brief, attempt),
      foreign key (operator_id, screening_id) references screening (operator_id, screening_id) on delete cascade
    );

    do $$ begin
      if not exists (select from pg_roles where rolname = 'lt_screening') then
        create role lt_screening nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    end $$;
    grant usage on schema public to lt_screening`.execute(db);
  for (const [table, grants] of Object.entries({
    screening: { lt_worker: 'select, insert, update, delete' },
    screening_take: { lt_worker: 'select, insert, update, delete' },
  })) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
    for (const [role, verbs] of Object.entries(grants))
      await sql`grant ${sql.raw(verbs)} on ${name} to ${sql.raw(role)}`.execute(db);
  }
  for (const [table, verbs] of Object.entries(GRANTS)) {
    const name = sql.table(table);
    const isRead = verbs === 'select';
    await sql`grant ${sql.raw(verbs)} on ${name} to lt_screening`.execute(db);
    await sql`create policy screening on ${name} for ${sql.raw(isRead ? 'select' : 'all')} to lt_screening
      using (true) ${sql.raw(isRead ? '' : 'with check (true)')}`.execute(db);
  }
}
