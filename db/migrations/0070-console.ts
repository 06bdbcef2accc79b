import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What people who look at their takes and keys in the console ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What its holder calls it.
    alter table feed_key add column label text check (length(label) between 1 and 100);
    -- Why an admin granted credits.
    alter table ledger_transfer add column reason text check (length(reason) between 1 and 200);
    create index take_browsed on take (operator_id, created_at desc, take_id desc);
    create index ledger_browsed on ledger_transfer (operator_id, transfer_id desc);
    -- Keys are minted and revoked by functions that know the operator.
    revoke insert, update on feed_key from lt_api;
    grant insert on feed_key to lt_keys;
    grant update on hand_over to lt_review;
    grant select on hand_over_attempt to lt_review;
    create policy review on hand_over_attempt for select to lt_review using (true);
    grant insert, select on ledger_transfer to lt_operators;
    create policy every_operator on ledger_transfer to lt_operators using (true) with check (true);
    grant update on wallet to lt_operators;
    create policy mint on feed_key for insert to lt_keys with check (true)`.execute(db);
}
