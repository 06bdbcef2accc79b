import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface ListedKey {
  id: string;
  operator: string;
  scope: 'channel' | 'station';
  channel: string | null;
  /** The last four characters. */
  hint: string;
  createdAt: string;
  revokedAt: string | null;
}

/** Keys of all operators, the newest first, as the schema's owner. */
export async function listKeys(db: Db): Promise<ListedKey[]> {
  const { rows } = await sql<{
    key_id: string;
    email: string;
    scope: 'channel' | 'station';
    channel: string | null;
    hint: string;
    created_at: Date;
    revoked_at: Date | null;
  }>`select * from list_keys()`.execute(db);
  return rows.map(({ key_id: id, email: operator, created_at, revoked_at, ...key }) => ({
    id,
    operator,
    ...key,
    createdAt: created_at.toISOString(),
    revokedAt: revoked_at?.toISOString() ?? null,
  }));
}

/** Takes a key out of force at once, as the schema's owner; undefined where there is no such key. */
export async function revokeAnyKey(
  db: Db,
  keyId: string,
): Promise<{ operator: string; wasInForce: boolean } | undefined> {
  const { rows } = await sql<{ email: string; was_in_force: boolean }>`select * from revoke_key(${keyId})`.execute(db);
  return rows[0] && { operator: rows[0].email, wasInForce: rows[0].was_in_force };
}
