import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** Takes pages out of the archives of all operators that no take cites or may still read, and that are older than this. @returns how many */
export async function collectPages(db: Db, { days, limit }: { days: number; limit: number }): Promise<number> {
  const { rows } = await sql<{ marked: number }>`
    select collect_pages(${days} * interval '1 day', ${limit}) as marked`.execute(db);
  return rows[0]!.marked;
}

/** Takes pages out of the archives that came a day ago and more, and that no take has read. @returns how many */
export async function collectUnknownPages(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ marked: number }>`select collect_unknown_pages(${limit}) as marked`.execute(db);
  return rows[0]!.marked;
}

/** Removes takes of all operators that ended longer ago than this, but for those that filed specimens. @returns how many */
export async function collectTakes(db: Db, { days, limit }: { days: number; limit: number }): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select collect_takes(${days} * interval '1 day', ${limit}) as gone`.execute(db);
  return rows[0]!.gone;
}

/** Removes takes of screenings and of the installation's own canaries that ended longer ago than this. @returns how many */
export async function collectScreenedTakes(db: Db, { days, limit }: { days: number; limit: number }): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select collect_screened_takes(${days} * interval '1 day', ${limit}) as gone`.execute(db);
  return rows[0]!.gone;
}

/** Forgets collected pages of which no take knows, once the grace is over. @returns their hashes */
export async function forgetPages(db: Db, graceMs: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from forget_pages(${graceMs} * interval '1 millisecond') as gone (sha256)`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** Removes idempotency keys that are out of force. @returns how many */
export async function forgetIdempotencyKeys(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_idempotency_keys(${limit}) as gone`.execute(db);
  return rows[0]!.gone;
}

/** Which of these hashes no operator holds, as page or as still. */
export async function findUnheld(db: Db, hashes: string[], graceMs: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from list_unheld(${hashes}, ${graceMs} * interval '1 millisecond') as unheld (sha256)`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** Runs work unless another process of this installation is at it. @returns whether it ran */
export async function asOnlyCollector(db: Db, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtext('longtake.collector')`;
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lock}) as got`.execute(connection);
    if (!rows[0]!.got) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
