import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

export type HandOverState = 'queued' | 'handed_over' | 'refused' | 'given_up';

export interface HandOver {
  state: HandOverState;
  target: 'https' | 'files' | null;
  receipt: string | null;
  approvedAt: Date;
  handedOverAt: Date | null;
  /** The newest first. */
  attempts: {
    attempt: number;
    outcome: string;
    status: number | null;
    detail: string | null;
    at: Date;
    nextAttemptAt: Date | null;
  }[];
}

export type BegunHandOver =
  | { kind: 'stopped'; detail: string }
  | { kind: 'delivered' }
  | { kind: 'failed'; detail: string }
  | { kind: 'begun'; body: string };

interface HandOverRef {
  operatorId: string;
  specimenId: string;
  attempt: number;
}

export async function beginHandOver(db: Db, ref: HandOverRef): Promise<BegunHandOver> {
  const { rows } = await sql<{
    is_found: boolean;
    state: HandOverState;
    outcome: 'waiting' | 'delivered' | 'failed';
    failure: string | null;
    body: string;
  }>`select * from begin_hand_over(${ref.operatorId}, ${ref.specimenId}, ${ref.attempt})`.execute(db);
  const row = rows[0]!;
  if (!row.is_found) return { kind: 'stopped', detail: 'the hand-over is gone' };
  if (row.state === 'handed_over') return { kind: 'delivered' };
  if (row.state !== 'queued') return { kind: 'stopped', detail: 'the courier refused it' };
  if (row.outcome === 'failed') return { kind: 'failed', detail: row.failure ?? '' };
  return { kind: 'begun', body: row.body };
}

export interface HandOverEnd {
  state: HandOverState;
  target: 'https' | 'files';
  receipt: string | null;
  status: number | null;
  latencyMs: number;
  failure: string | null;
  nextInMs: number | null;
}

/** Fires `specimen.published` with it where the courier has the specimen. */
export async function endHandOver(db: Db, ref: HandOverRef, end: HandOverEnd): Promise<void> {
  await sql`select end_hand_over(${ref.operatorId}, ${ref.specimenId}, ${ref.attempt}, ${end.state}, ${end.target}, ${end.receipt},
    ${end.status}, ${end.latencyMs}, ${end.failure}, ${end.nextInMs})`.execute(db);
}

/** How far the specimens are on their way, by specimen. */
export function findHandOvers(db: Db, operatorId: string, specimenIds: string[]): Promise<Map<string, HandOver>> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<HandOver & { specimenId: string }>`
      select h.specimen_id as "specimenId", h.state, h.target, h.receipt, h.approved_at as "approvedAt", h.handed_over_at as "handedOverAt",
        (select coalesce(json_agg(json_build_object('attempt', a.attempt, 'outcome', a.outcome, 'status', a.status, 'detail', a.detail,
          'at', a.at, 'nextAttemptAt', a.next_attempt_at) order by a.attempt desc), '[]'::json)
         from hand_over_attempt a where a.specimen_id = h.specimen_id) as attempts
      from hand_over h where h.specimen_id = any (${specimenIds}::uuid[])`.execute(trx);
    return new Map(rows.map(({ specimenId, ...handOver }) => [specimenId, handOver]));
  });
}

export interface StuckHandOver {
  specimenId: string;
  species: string;
  state: HandOverState;
  detail: string | null;
  approvedAt: Date;
}

/** What the courier does not have yet of one operator, what it refused first. */
export async function findOpenHandOvers(trx: Transaction<Schema>, operatorId: string): Promise<StuckHandOver[]> {
  const { rows } = await sql<StuckHandOver>`
    select h.specimen_id as "specimenId", s.species, h.state, a.detail, h.approved_at as "approvedAt"
    from hand_over h join specimen s on s.specimen_id = h.specimen_id
    left join lateral (
      select a.detail from hand_over_attempt a where a.specimen_id = h.specimen_id order by a.attempt desc limit 1
    ) a on true
    where h.operator_id = ${operatorId} and h.state <> 'handed_over' order by h.state = 'queued', h.approved_at`.execute(
    trx,
  );
  return rows;
}

/** Puts one of the operator back on its way. @returns false where none was refused or given up */
export async function retryHandOver(
  trx: Transaction<Schema>,
  operatorId: string,
  specimenId: string,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select retry_hand_over(${operatorId}, ${specimenId}) as done`.execute(
    trx,
  );
  return rows[0]!.done;
}

/** What the courier does not have yet, of all operators, for the admin that the transaction runs for; LT403 for anybody else. */
export async function findStuckHandOvers(trx: Transaction<Schema>): Promise<StuckHandOver[]> {
  const { rows } = await sql<StuckHandOver>`
    select specimen_id as "specimenId", species, state, detail, approved_at as "approvedAt" from list_stuck_hand_overs()`.execute(
    trx,
  );
  return rows;
}

/** Puts one of any operator back on its way, for an admin; LT403 for anybody else. @returns false where there is none such */
export async function retryAnyHandOver(trx: Transaction<Schema>, specimenId: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select retry_any_hand_over(${specimenId}) as done`.execute(trx);
  return rows[0]!.done;
}
