import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Lists of the console and the tools are read in the order of an index, however many takes there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index take_of_channel on take (operator_id, channel, created_at desc, take_id desc);
    -- What a filter asks for is rare; these rows are written once, at the end of a take.
    create index take_ended on take (operator_id, state, created_at desc, take_id desc) where ended_at is not null;
    create index take_by_grade on take (operator_id, grade, created_at desc, take_id desc) where grade is not null;
    create index take_by_overall on take (operator_id, overall desc nulls last, created_at desc, take_id desc);
    create index ledger_granted on ledger_transfer (operator_id) include (amount) where kind = 'grant';
    create index ledger_settled on ledger_transfer (operator_id, at) include (amount) where kind = 'settle'`.execute(
    db,
  );
}
