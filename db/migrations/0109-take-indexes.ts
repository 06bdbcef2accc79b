import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Indexes of takes that cost a running take nothing. One over `state` is written anew, and all others with it, each time a take comes to its next
 * stage; where there is none, Postgres changes the row in place as long as its page has room.
 *
 * The key is made again after all others: of indexes that look equally good, which all do until the table is analysed for the first time, Postgres
 * takes the newest, and a connection keeps the plan. With a list's it would read all takes of the operator for each row that refers to one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index take_ended, take_open;
    alter table take
      -- The state that a take ended in, null until then.
      add column ended_as text generated always as (case when ended_at is not null then state end) stored,
      set (fillfactor = 70);
    create index take_ended on take (operator_id, ended_as, created_at desc, take_id desc) where ended_as is not null;
    create index take_open on take (operator_id) where ended_at is null;
    alter table take drop constraint take_pkey, add primary key (take_id)`.execute(db);
}
