import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Vectors of providers are up to fifty times as long as those of the packaged table. Bits do not compress, and a product reads each plane many times: they
 * stay in the row, where they need not be fetched again each time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chunk_embedding alter column planes set storage main, alter column signs set storage main`.execute(
    db,
  );
}
