import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** A robots.txt as a worker has read it; `fetchedAt` in milliseconds since the epoch. */
export interface StoredRobots {
  origin: string;
  fetchedAt: number;
  text: string;
}

export async function findRobots(db: Db, origin: string): Promise<StoredRobots | undefined> {
  const { rows } = await sql<{ fetched_at: Date; body: string }>`
    select fetched_at, body from robots_txt where origin = ${origin}`.execute(db);
  const [row] = rows;
  return row && { origin, fetchedAt: row.fetched_at.getTime(), text: row.body };
}

/** Keeps a robots.txt for all workers. Postgres has no text with a NUL in it: what stands in its place means no rule either. */
export async function keepRobots(db: Db, { origin, fetchedAt, text }: StoredRobots): Promise<void> {
  await sql`
    insert into robots_txt values (${origin}, ${new Date(fetchedAt)}, ${text.replaceAll('\0', '\ufffd')})
    on conflict (origin) do update set fetched_at = excluded.fetched_at, body = excluded.body`.execute(db);
}
