import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface ProviderCredential {
  /** The last characters of it. */
  hint: string;
  setAt: Date;
}

/** What the operator keeps for a channel that runs on its own key; the credential itself is sealed. */
export async function findProviderCredential(
  trx: Transaction<Schema>,
  operatorId: string,
  channel: string,
): Promise<ProviderCredential | undefined> {
  const { rows } = await sql<ProviderCredential>`
    select hint, set_at as "setAt" from provider_credential where operator_id = ${operatorId} and channel = ${channel}`.execute(
    trx,
  );
  return rows[0];
}

/** The credential as it is stored. */
export async function findSealedCredential(
  trx: Transaction<Schema>,
  { operatorId, channel }: { operatorId: string; channel: string },
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from provider_credential where operator_id = ${operatorId} and channel = ${channel}`.execute(trx);
  return rows[0]?.sealed;
}

/** Puts a credential in place of the one before. */
export async function setProviderCredential(
  trx: Transaction<Schema>,
  { operatorId, channel, sealed, hint }: { operatorId: string; channel: string; sealed: Buffer; hint: string },
): Promise<void> {
  await sql`
    insert into provider_credential (operator_id, channel, sealed, hint) values (${operatorId}, ${channel}, ${sealed}, ${hint})
    on conflict (operator_id, channel) do update set sealed = excluded.sealed, hint = excluded.hint, set_at = clock_timestamp()`.execute(
    trx,
  );
}

/** @returns false where there was none */
export async function removeProviderCredential(
  trx: Transaction<Schema>,
  operatorId: string,
  channel: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from provider_credential where operator_id = ${operatorId} and channel = ${channel}`.execute(trx);
  return numAffectedRows === 1n;
}
