import { sql } from 'kysely';
import type { Kysely } from 'kysely';

const GRANTS: Record<string, { lt_api: string; lt_worker: string }> = {
  event: { lt_api: 'select, insert', lt_worker: 'select, insert' },
  work_outbox: { lt_api: 'select, insert', lt_worker: 'select, insert' },
  hand_over: { lt_api: 'select, insert, update', lt_worker: 'select, update' },
  hand_over_attempt: { lt_api: 'select', lt_worker: 'select, insert, update' },
};

/** What has happened, and work that follows from it: both are written in the transaction of their cause. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- An event as its subscribers are told of it: the body is frozen here and sent as it is, however often.
    create table event (
      event_id uuid primary key,
      operator_id uuid not null references operator,
      type text not null,
      body text not null check (octet_length(body) <= 20000),
      created_at timestamptz not null,
      unique (operator_id, event_id)
    );
    create index event_newest on event (operator_id, created_at desc, event_id desc);
    create trigger append_only before update or truncate on event for each statement execute function refuse_change();

    -- Work that waits to be handed to Temporal as a workflow of its own. Kind and reference make the workflow's id, so handing it over twice is
    -- harmless.
    create table work_outbox (
      work_id bigint generated always as identity primary key,
      operator_id uuid not null references operator,
      kind text not null,
      reference text not null,
      claimed_until timestamptz,
      unique (kind, reference)
    );
    create index work_outbox_by_turn on work_outbox (kind, operator_id, work_id);
    grant select, update, delete on work_outbox to lt_dispatch;
    create policy dispatch on work_outbox to lt_dispatch using (true) with check (true);

    -- An approved specimen on its way to the courier. The body is frozen at the approval.
    create table hand_over (
      specimen_id uuid primary key,
      operator_id uuid not null,
      state text not null default 'queued' check (state in ('queued', 'handed_over', 'refused', 'given_up')),
      body text not null,
      -- Counts the times that it was asked for: one that was refused or given up may be tried again.
      round int not null default 1,
      target text check (target in ('https', 'files')),
      -- What the courier answered to it, or where the file is.
      receipt text,
      approved_at timestamptz not null default now(),
      handed_over_at timestamptz,
      check ((state = 'handed_over') = (handed_over_at is not null)),
      unique (operator_id, specimen_id),
      foreign key (operator_id, specimen_id) references specimen (operator_id, specimen_id)
    );

    create table hand_over_attempt (
      operator_id uuid not null,
      specimen_id uuid not null,
      attempt int not null,
      outcome text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'failed')),
      status int,
      detail text,
      latency_ms int,
      at timestamptz not null default clock_timestamp(),
      next_attempt_at timestamptz,
      primary key (operator_id, specimen_id, attempt),
      foreign key (operator_id, specimen_id) references hand_over (operator_id, specimen_id)
    )`.execute(db);

  for (const [table, grants] of Object.entries(GRANTS)) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
      db,
    );
    for (const [role, verbs] of Object.entries(grants)) {
      await sql`grant ${sql.raw(verbs)} on ${name} to ${sql.raw(role)}`.execute(db);
    }
  }
}
