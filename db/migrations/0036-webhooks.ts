import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What each process may do with the rows of the operator that its transaction runs for. */
const GRANTS: Record<string, { lt_api: string; lt_worker: string }> = {
  webhook_subscription: { lt_api: 'select, insert, update', lt_worker: 'select, update' },
  webhook_delivery: { lt_api: 'select, insert, update', lt_worker: 'select, insert, update' },
  webhook_attempt: { lt_api: 'select', lt_worker: 'select, insert, update' },
};

/** Webhook subscriptions, the events that each is told of, and every attempt to do so. The events themselves are in `event`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_subscription (
      webhook_id uuid primary key,
      operator_id uuid not null references operator,
      url text not null,
      -- Names of events; all of those known when it was registered, where none was named.
      events text[] not null check (cardinality(events) > 0),
      description text check (length(description) between 1 and 200),
      state text not null default 'active' check (state in ('active', 'disabled')),
      disabled_reason text check (state = 'disabled' or disabled_reason is null),
      -- Sealed for the row (contracts/seal.ts, purpose webhook-secret, context webhook_id).
      secret_sealed bytea not null,
      -- The secret before the last rotation, which signs as well until then.
      previous_secret_sealed bytea,
      previous_secret_until timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      -- Since when nothing but failures; null after a success.
      failing_since timestamptz,
      -- Kept for the history of its deliveries; told of nothing any more.
      deleted_at timestamptz,
      unique (operator_id, webhook_id),
      check ((previous_secret_sealed is null) = (previous_secret_until is null))
    );
    create index webhook_subscription_live on webhook_subscription (operator_id, created_at) where deleted_at is null;

    -- One event for one subscription.
    create table webhook_delivery (
      delivery_id uuid primary key default gen_random_uuid(),
      operator_id uuid not null,
      webhook_id uuid not null,
      -- Its frozen body is in the table event.
      event_id uuid not null,
      event text not null,
      created_at timestamptz not null default clock_timestamp(),
      outcome text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'failed')),
      next_attempt_at timestamptz,
      ended_at timestamptz,
      unique (operator_id, delivery_id),
      unique (webhook_id, event_id),
      foreign key (operator_id, webhook_id) references webhook_subscription (operator_id, webhook_id)
    );
    create index webhook_delivery_newest on webhook_delivery (operator_id, webhook_id, created_at desc);

    -- One request to the receiver; waiting while it is under way.
    create table webhook_attempt (
      delivery_id uuid not null,
      attempt int not null check (attempt > 0),
      operator_id uuid not null,
      webhook_id uuid not null,
      at timestamptz not null default clock_timestamp(),
      outcome text not null default 'waiting' check (outcome in ('waiting', 'delivered', 'failed')),
      status int,
      latency_ms int,
      -- When the next attempt is due; null where there is none.
      next_attempt_at timestamptz,
      -- What went wrong, in a sentence of ours.
      failure text,
      -- The first 2 kB of what the receiver answered, without control characters.
      answer text check (octet_length(answer) <= 2048),
      primary key (delivery_id, attempt),
      foreign key (operator_id, delivery_id) references webhook_delivery (operator_id, delivery_id)
    );
    create index webhook_attempt_newest on webhook_attempt (operator_id, webhook_id, at desc)`.execute(db);

  for (const [table, grants] of Object.entries(GRANTS)) {
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
}
