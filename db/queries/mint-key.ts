import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { buildFeedKey, hashFeedKey } from '#contracts/feed-key.ts';
import { asOperator } from '../as-operator.ts';
import type { Schema } from '../schema.ts';
import type { Db } from '../connect.ts';
import { addOperator } from './operators.ts';

export interface MintKey {
  operatorEmail: string;
  scope: 'channel' | 'station';
  channel?: string;
  /** Credits to grant along with the key. */
  credits?: number;
}

export interface MintedKey {
  /** Shown this once: only its hash is stored. */
  key: string;
  id: string;
  scope: 'channel' | 'station';
  operator: string;
  creditsLeft: number;
}

/** Mints a key as the schema's owner, and makes the operator where there is none. */
export async function mintKey(db: Db, { operatorEmail, scope, channel, credits = 0 }: MintKey): Promise<MintedKey> {
  const email = operatorEmail.trim().toLowerCase();
  const { operatorId } = await addOperator(db, null, { email });
  const key = buildFeedKey();
  return asOperator(db, operatorId, async (trx) => {
    const id = await storeKey(trx, { operatorId, scope, channel: channel ?? null, label: null, key });
    if (credits > 0)
      await sql`select move_credits(${operatorId}, ${`key:${id}:grant`}, 'grant', ${credits})`.execute(trx);
    const wallet = await trx.selectFrom('wallet').select('available').executeTakeFirstOrThrow();
    return { key, id, scope, operator: email, creditsLeft: wallet.available };
  });
}

export interface NewKey {
  operatorId: string;
  scope: 'channel' | 'station';
  channel: string | null;
  /** What its holder calls it. */
  label: string | null;
  key: string;
}

/** Stores a key by its hash, for the operator that the transaction runs for. @returns its id */
export async function storeKey(
  trx: Transaction<Schema>,
  { operatorId, scope, channel, label, key }: NewKey,
): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select mint_key(${operatorId}, ${scope}, ${channel}, ${hashFeedKey(key)}, ${key.slice(-4)}, ${label}) as id`.execute(
    trx,
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`operator ${operatorId} may have no key`);
  return id;
}

/** Takes a key out of force at once. @returns false when the operator has no such key in force */
export async function revokeKey(trx: Transaction<Schema>, operatorId: string, keyId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select revoke_own_key(${operatorId}, ${keyId}) as done`.execute(trx);
  return rows[0]!.done;
}

export interface KeyRow {
  keyId: string;
  scope: 'channel' | 'station';
  channel: string | null;
  label: string | null;
  /** Its last four characters. */
  hint: string;
  createdAt: Date;
  revokedAt: Date | null;
}

/** The operator's keys, those in force first, the newest of each first. */
export async function findKeys(trx: Transaction<Schema>, operatorId: string): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select key_id as "keyId", scope, channel, label, hint, created_at as "createdAt", revoked_at as "revokedAt"
    from feed_key where operator_id = ${operatorId} order by revoked_at nulls first, created_at desc limit 200`.execute(
    trx,
  );
  return rows;
}
