import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Signed statements about exports: who asks again gets the same, whatever key signs by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attestation (
      take_id uuid not null,
      -- Of the hashes that it is about: retention may take pages away, and what is exported then is stated anew.
      subjects_sha256 text not null check (subjects_sha256 ~ '^[0-9a-f]{64}$'),
      operator_id uuid not null,
      envelope text not null,
      created_at timestamptz not null default now(),
      primary key (take_id, subjects_sha256),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );

    alter table attestation enable row level security;
    alter table attestation force row level security;
    grant select, insert on attestation to lt_api;
    create policy own_rows on attestation to lt_api, lt_worker, current_user
      using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
    db,
  );
}
