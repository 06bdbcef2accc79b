import { sql } from 'kysely';
import type { Db } from '../connect.ts';

export interface OutboxEntry {
  id: string;
  operatorId: string;
  takeId: string;
  kind: 'start_take' | 'cancel_take';
  channel: string;
  /** E-mail address of the operator. */
  owner: string;
  /** The take was handed to Temporal before. */
  wasDispatched: boolean;
  /** For how long it has been tried. */
  triedMs: number;
  /** It is a take of a screening: everybody else's go first. */
  isScreened: boolean;
}

/** Claims work for five seconds, fair between operators and within each one's limit of running takes; starts before cancels. */
export async function claimOutbox(
  db: Db,
  { limit, runningTakes }: { limit: number; runningTakes: number },
): Promise<OutboxEntry[]> {
  const { rows } = await sql<{
    outbox_id: string;
    operator_id: string;
    take_id: string;
    kind: 'start_take' | 'cancel_take';
    channel: string;
    owner: string;
    was_dispatched: boolean;
    tried_ms: number;
    origin: string;
  }>`select * from claim_outbox(${limit}, ${runningTakes})`.execute(db);
  return rows.map((row) => ({
    id: row.outbox_id,
    operatorId: row.operator_id,
    takeId: row.take_id,
    kind: row.kind,
    channel: row.channel,
    owner: row.owner,
    wasDispatched: row.was_dispatched,
    triedMs: row.tried_ms,
    isScreened: row.origin === 'screening',
  }));
}

/** Takes entries out of the outbox: their work is done. */
export async function finishOutbox(db: Db, ids: string[]): Promise<void> {
  await sql`select finish_outbox(${ids}::bigint[])`.execute(db);
}

/** Takes after the one with the id `after` that were handed over longer ago than this, have not ended and wait for nothing here; in order of id. */
export async function findOpenTakes(
  db: Db,
  { olderThanMs, after, limit }: { olderThanMs: number; after: string; limit: number },
): Promise<{ operatorId: string; takeId: string }[]> {
  const { rows } = await sql<{ operator_id: string; take_id: string }>`
    select * from list_open_takes(${olderThanMs} * interval '1 millisecond', ${after}, ${limit})`.execute(db);
  return rows.map((row) => ({ operatorId: row.operator_id, takeId: row.take_id }));
}

/** Puts takes back into the outbox, to be started again. */
export async function redispatch(db: Db, takeIds: string[]): Promise<void> {
  await sql`select redispatch(${takeIds}::uuid[])`.execute(db);
}
