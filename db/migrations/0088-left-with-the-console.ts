import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What an operator leaves with the console: credentials of its own with providers, and forms that came after its session had ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_credential (
      operator_id uuid not null references operator,
      channel text not null,
      -- Sealed for the row (contracts/seal.ts, purpose provider-credential, context operator_id and channel).
      sealed bytea not null,
      -- Its last characters, by which its owner knows it.
      hint text not null check (length(hint) <= 4),
      set_at timestamptz not null default clock_timestamp(),
      primary key (operator_id, channel)
    );

    -- Shown again in its form to the same operator, once, after signing in. Passwords and credentials are not among its fields.
    create table kept_form (
      kept_id uuid primary key,
      operator_id uuid not null references operator,
      action text not null,
      fields json not null,
      created_at timestamptz not null default clock_timestamp()
    );
    create index kept_form_newest on kept_form (operator_id, created_at desc)`.execute(db);
  for (const [table, verbs] of [
    ['provider_credential', 'select, insert, update, delete'],
    ['kept_form', 'select, insert, delete'],
  ] as const) {
    const name = sql.table(table);
    await sql`
      alter table ${name} enable row level security;
      alter table ${name} force row level security;
      create policy own_rows on ${name} to lt_api, lt_worker, current_user
        using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()));
      grant ${sql.raw(verbs)} on ${name} to lt_api`.execute(db);
  }
  await sql`grant select on provider_credential to lt_worker`.execute(db);
}
