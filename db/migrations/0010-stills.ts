import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Stills of takes; their bytes are in the page store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table still (
      take_id uuid not null,
      still_id text not null,
      operator_id uuid not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      primary key (take_id, still_id),
      foreign key (operator_id, take_id) references take (operator_id, take_id)
    );
    create index still_by_hash on still (operator_id, sha256);

    alter table still enable row level security;
    alter table still force row level security;
    grant select on still to lt_api;
    grant select, insert on still to lt_worker;
    create policy own_rows on still to lt_api, lt_worker, current_user
      using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()))`.execute(
    db,
  );
}
