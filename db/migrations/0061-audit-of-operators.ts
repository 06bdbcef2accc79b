import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What changes an operator, or lets somebody act as one, goes into its audit trail in the transaction of the change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select, insert on audit_entry to lt_operators;
    grant select, insert, update on chain_head to lt_operators;
    create policy every_operator on audit_entry to lt_operators using (true) with check (true);
    create policy every_operator on chain_head to lt_operators using (true) with check (true)`.execute(db);
}
