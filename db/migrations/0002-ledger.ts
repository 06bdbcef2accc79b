import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Credits as a double-entry ledger: each transfer takes from one account what it gives to another, so the sum over all accounts is
 * always zero. `wallet` keeps the balances of the two accounts that are asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet (
      operator_id uuid primary key references operator,
      available int not null default 0 check (available >= 0),
      held int not null default 0 check (held >= 0)
    );

    create table ledger_transfer (
      transfer_id bigint generated always as identity primary key,
      operator_id uuid not null references operator,
      operation text not null,
      kind text not null check (kind in ('grant', 'reserve', 'settle', 'release')),
      from_account text not null check (from_account in ('issued', 'available', 'held')),
      to_account text not null check (to_account in ('available', 'held', 'spent')),
      amount int not null check (amount >= 0),
      at timestamptz not null default clock_timestamp(),
      unique (operator_id, operation)
    );

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = '0A000';
    end $$;
    create trigger append_only before update or delete or truncate on ledger_transfer
      for each statement execute function refuse_change()`.execute(db);
}
