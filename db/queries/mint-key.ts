import { sql } from 'kysely';
import { buildFeedKey, hashFeedKey } from '#contracts/feed-key.ts';
import { asOperator } from '../as-operator.ts';
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
    const minted = await trx
      .insertInto('feed_key')
      .values({ operator_id: operatorId, scope, channel: channel ?? null, hash: hashFeedKey(key), hint: key.slice(-4) })
      .returning('key_id')
      .executeTakeFirstOrThrow();
    if (credits > 0)
      await sql`select move_credits(${operatorId}, ${`key:${minted.key_id}:grant`}, 'grant', ${credits})`.execute(trx);
    const wallet = await trx.selectFrom('wallet').select('available').executeTakeFirstOrThrow();
    return { key, id: minted.key_id, scope, operator: email, creditsLeft: wallet.available };
  });
}

/** Takes a key out of force at once. @returns false when the operator has no such key in force */
export function revokeKey(db: Db, operatorId: string, keyId: string): Promise<boolean> {
  return asOperator(db, operatorId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('feed_key')
      .set({ revoked_at: sql`now()` })
      .where('key_id', '=', keyId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}
