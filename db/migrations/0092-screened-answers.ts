import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a release answered to each brief of a screening when it was whole: another answer by the same release is a loss that no expectation names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table screening_answer (
      operator_id uuid not null references operator,
      channel text not null,
      brief text not null,
      -- Version of the product.
      release text not null,
      -- SHA-256 of what was asked, hex: a brief of the same name may ask something else.
      asked_sha256 text not null,
      answer json not null,
      kept_at timestamptz not null default clock_timestamp(),
      primary key (operator_id, channel, brief)
    );
    create index take_of_screening on take (ended_at) where origin in ('screening', 'installation_canary') and ended_at is not null;
    alter table screening_answer enable row level security;
    alter table screening_answer force row level security;
    create policy own_rows on screening_answer to lt_worker, current_user
      using (operator_id = (select current_operator())) with check (operator_id = (select current_operator()));
    create policy screening on screening_answer to lt_screening using (true) with check (true);
    grant select, insert, update on screening_answer to lt_worker;
    grant select, delete on screening_answer to lt_screening`.execute(db);
}
