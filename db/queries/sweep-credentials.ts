import { sql } from 'kysely';
import type { Db } from '../connect.ts';

/** Removes sessions, links, tokens and clients whose time is over. @returns how many of each; empty while another process does it */
export async function sweepCredentials(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ what: string; removed: string }>`select * from sweep_credentials()`.execute(db);
  return Object.fromEntries(rows.map(({ what, removed }) => [what, Number(removed)]));
}
