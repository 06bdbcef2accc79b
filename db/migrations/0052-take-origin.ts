import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Who asked for a take: a caller, a canary of its owner's, or the installation itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table take add column origin text not null default 'caller' check (origin in ('caller', 'canary', 'installation_canary', 'screening'));
    create index take_graded on take (operator_id, channel, ended_at desc) where overall is not null`.execute(db);
}
