import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface KeyHolder {
  keyId: string;
  operatorId: string;
  scope: 'channel' | 'station';
  channel: string | null;
  /** Requests of this key in the running minute, this one included. */
  requests: number;
  resetsInSeconds: number;
}

/**
 * The holder of the key with this SHA-256, if it is in force. Counts the request toward the key's minute: a count that a crash may lose, so
 * the commit does not wait for the disk. All requests of a key wait for each other here.
 */
export async function findKey(db: Db, hash: Buffer): Promise<KeyHolder | undefined> {
  const { rows } = await sql<{
    key_id: string | null;
    operator_id: string;
    scope: 'channel' | 'station';
    channel: string | null;
    requests: number;
    resets_in_seconds: number;
  }>`select k.*, set_config('synchronous_commit', 'off', true) from find_key(${hash}) k`.execute(db);
  const row = rows[0];
  if (!row?.key_id) return undefined;
  return {
    keyId: row.key_id,
    operatorId: row.operator_id,
    scope: row.scope,
    channel: row.channel,
    requests: row.requests,
    resetsInSeconds: row.resets_in_seconds,
  };
}
