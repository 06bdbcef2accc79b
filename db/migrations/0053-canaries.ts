import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Scheduled test runs of channels: an operator's own, run as ordinary takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table canary (
      canary_id uuid primary key default gen_random_uuid(),
      operator_id uuid not null references operator,
      name text not null check (length(name) between 1 and 100),
      channel text not null,
      brief text not null,
      every_seconds int not null check (every_seconds between 300 and 604800),
      -- { minGrade?, minOverall?, mustContain, mustLink, maxLatencyMs? }
      expectations jsonb not null,
      is_paused boolean not null default false,
      failures_in_a_row int not null default 0,
      last_passed_at timestamptz,
      -- When it passed again after a failure.
      recovered_at timestamptz,
      -- Why the last run could not be rolled; null where it was.
      problem text,
      created_at timestamptz not null default clock_timestamp(),
      unique (operator_id, canary_id)
    );
    create index canary_by_operator on canary (operator_id, created_at);

    -- How a run of a canary ended. Goes with the canary.
    create table canary_run (
      operator_id uuid not null,
      canary_id uuid not null,
      take_id uuid not null,
      has_passed boolean not null,
      -- [{ expectation, found }]
      failed jsonb not null,
      at timestamptz not null default clock_timestamp(),
      primary key (operator_id, canary_id, take_id),
      foreign key (operator_id, canary_id) references canary (operator_id, canary_id) on delete cascade
    );
    create index canary_run_newest on canary_run (operator_id, canary_id, at desc);

    alter table take add column canary_id uuid;
    create index take_by_canary on take (operator_id, canary_id) where canary_id is not null and ended_at is null`.execute(
    db,
  );
  for (const [table, grants] of Object.entries({
    canary: { lt_api: 'select, insert, update, delete', lt_worker: 'select, update' },
    canary_run: { lt_api: 'select', lt_worker: 'select, insert' },
  })) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
    for (const [role, verbs] of Object.entries(grants))
      await sql`grant ${sql.raw(verbs)} on ${name} to ${sql.raw(role)}`.execute(db);
  }
  await sql`
    -- Schedules are made after the rows of all operators.
    grant select on canary to lt_dispatch;
    create policy dispatch on canary for select to lt_dispatch using (true);
    -- A worker rolls the take of a canary as the API would.
    grant insert on take, outbox to lt_worker;
    grant select, insert, update on channel_counter to lt_worker`.execute(db);
}
