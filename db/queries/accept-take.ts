import { sql } from 'kysely';
import type { AcceptedRequest } from '#contracts/take-event.ts';
import type { Db } from '../connect.ts';

export interface AcceptTake {
  operatorId: string;
  /** A new uuid; not used when the key or run is known. */
  takeId: string;
  channel: string;
  price: number;
  request: AcceptedRequest;
  /** What the request means, for telling a repeated run id from a reused one. */
  fingerprint: string;
  idempotency: { key: string; bodySha256: string } | null;
  /** No take is accepted where the archive holds so many bytes; none: null or absent. */
  quotaBytes?: number | null;
  /** The take runs on a credential of the operator's own with a provider. */
  needsCredential?: boolean;
}

export interface Acceptance {
  takeId: string;
  isNew: boolean;
  /** A known key or run was asked for with the same body or meaning. */
  isSame: boolean;
}

/**
 * Accepts a take in one transaction: take, number, reserved credits, idempotency row, event 1 and outbox row, or nothing.
 * Ends in LT402 (see isCreditsExhausted) when the wallet does not hold the price, in LT507 when the archive is full, and in
 * LT414 when there is none of the credential that it needs.
 */
export async function acceptTake(db: Db, accept: AcceptTake): Promise<Acceptance> {
  const { request, idempotency } = accept;
  const { rows } = await sql<{ take_id: string; is_new: boolean; is_same: boolean }>`
    select * from accept_take(${accept.operatorId}, ${accept.takeId}, ${accept.channel}, ${accept.price},
      ${JSON.stringify({ ...request, meaning: accept.fingerprint })}, ${idempotency?.key ?? null}, ${idempotency?.bodySha256 ?? null},
      ${request.run?.threadId ?? null}, ${request.run?.runId ?? null}, ${accept.quotaBytes ?? null}, ${accept.needsCredential ?? false})`.execute(
    db,
  );
  const row = rows[0]!;
  return { takeId: row.take_id, isNew: row.is_new, isSame: row.is_same };
}

/** Asks for a take to be cancelled. @returns false when the operator has no such take */
export async function requestCancel(db: Db, operatorId: string, takeId: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select request_cancel(${operatorId}, ${takeId}) as known`.execute(db);
  return rows[0]!.known;
}
