import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * What operators and their tools did: calls of the tool server, how each ended, and audit entries. Append-only, a hash chain per operator for each of
 * the three. No foreign keys between them: a row that was removed must show, not be protected by another.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where the chains of an operator end. Whoever appends holds this row, so callers of one operator number their rows in turn and
    -- callers of different operators never wait for each other.
    create table chain_head (
      operator_id uuid primary key references operator,
      calls bigint not null default 0,
      call_hash bytea,
      outcomes bigint not null default 0,
      outcome_hash bytea,
      entries bigint not null default 0,
      entry_hash bytea,
      -- Time of the newest call: a clock that is set back must not open the limits.
      called_at timestamptz,
      -- Counts the operator's own writes: what was cached before one is not served after it.
      generation bigint not null default 0
    );

    -- One row per call of a tool, written before the call is worked on.
    create table tool_call (
      operator_id uuid not null,
      seq bigint not null,
      call_id uuid not null,
      request_id text not null,
      -- The token or session that it was made with.
      credential_id text not null,
      tool text not null,
      -- Of the canonical JSON of the arguments as sent.
      arguments_sha256 text not null,
      is_sandbox boolean not null,
      -- False for calls that the limit refused: they do not count toward it.
      is_counted boolean not null,
      at timestamptz not null,
      previous_hash bytea,
      hash bytea not null,
      primary key (operator_id, seq),
      unique (operator_id, call_id)
    );
    create index tool_call_counted on tool_call (operator_id, tool, at) where is_counted;

    -- How a call ended. A call without one was cut off.
    create table tool_outcome (
      operator_id uuid not null,
      seq bigint not null,
      call_id uuid not null,
      outcome text not null check (outcome in ('succeeded', 'failed', 'denied', 'limited')),
      code text check ((code is null) = (outcome = 'succeeded')),
      reason text,
      latency_ms int not null,
      is_cached boolean not null,
      at timestamptz not null,
      previous_hash bytea,
      hash bytea not null,
      primary key (operator_id, seq),
      unique (operator_id, call_id)
    );

    -- What changed in an operator's standing and holdings, and who did it.
    create table audit_entry (
      operator_id uuid not null,
      seq bigint not null,
      audit_id uuid not null,
      -- Who did it: the operator or an admin; null for a command.
      actor_id uuid,
      action text not null,
      subject text not null,
      detail jsonb not null,
      at timestamptz not null,
      previous_hash bytea,
      hash bytea not null,
      primary key (operator_id, seq),
      unique (operator_id, audit_id)
    );

    -- Answers of read tools for their window. Unlogged: losing it costs a second look.
    create unlogged table tool_answer (
      operator_id uuid not null,
      cache_key text not null,
      role text not null,
      generation bigint not null,
      answer text not null,
      expires_at timestamptz not null,
      primary key (operator_id, cache_key)
    )`.execute(db);

  for (const table of ['tool_call', 'tool_outcome', 'audit_entry']) {
    await sql`create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
  const grants = {
    chain_head: 'select, insert, update',
    tool_call: 'select, insert',
    tool_outcome: 'select, insert',
    audit_entry: 'select, insert',
    tool_answer: 'select, insert, update, delete',
  };
  for (const [table, verbs] of Object.entries(grants)) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()));
      grant ${sql.raw(verbs)} on ${name} to lt_api`.execute(db);
  }
  await sql`grant select, insert on audit_entry to lt_worker; grant select, insert, update on chain_head to lt_worker`.execute(
    db,
  );
}
