import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Canary, CanaryExpectations } from '#contracts/canary.ts';
import { MOST_CANARIES } from '#contracts/canary.ts';
import type { AcceptedRequest } from '#contracts/take-event.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';
import type { Schema } from '../schema.ts';

export interface CanaryRow {
  canaryId: string;
  name: string;
  channel: string;
  brief: string;
  everySeconds: number;
  expectations: CanaryExpectations;
  isPaused: boolean;
  failuresInARow: number;
  lastPassedAt: Date | null;
  recoveredAt: Date | null;
  problem: string | null;
  createdAt: Date;
  /** Its channel brought it along. */
  isBuiltIn: boolean;
}

const COLUMNS = sql`canary_id as "canaryId", name, channel, brief, every_seconds as "everySeconds", expectations, is_paused as "isPaused",
  failures_in_a_row as "failuresInARow", last_passed_at as "lastPassedAt", recovered_at as "recoveredAt", problem, created_at as "createdAt",
  is_built_in as "isBuiltIn"`;

/** The operator's canaries, oldest first. */
export async function findCanaries(trx: Transaction<Schema>, operatorId: string): Promise<CanaryRow[]> {
  const { rows } = await sql<CanaryRow>`
    select ${COLUMNS} from canary where operator_id = ${operatorId} order by created_at, canary_id`.execute(trx);
  return rows;
}

export function findCanary(db: Db, operatorId: string, canaryId: string): Promise<CanaryRow | undefined> {
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<CanaryRow>`select ${COLUMNS} from canary where canary_id = ${canaryId}`.execute(trx);
    return rows[0];
  });
}

/** @returns its id; undefined where the operator has as many as one may */
export async function addCanary(
  trx: Transaction<Schema>,
  operatorId: string,
  canary: Canary,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into canary (operator_id, name, channel, brief, every_seconds, expectations)
    select ${operatorId}, ${canary.name}, ${canary.channel}, ${canary.brief}, ${canary.every}, ${JSON.stringify(canary.expectations)}::jsonb
    where (select count(*) from canary where operator_id = ${operatorId}) < ${MOST_CANARIES}
    returning canary_id as id`.execute(trx);
  return rows[0]?.id;
}

/** @returns false where the operator has no such canary, like the next one */
export async function pauseCanary(trx: Transaction<Schema>, canaryId: string, isPaused: boolean): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update canary set is_paused = ${isPaused} where canary_id = ${canaryId}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Its runs go with it; takes that it rolled stay. */
export async function deleteCanary(trx: Transaction<Schema>, canaryId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from canary where canary_id = ${canaryId}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Keeps why it could not be rolled, for its operator to see; the next take of it takes that back. */
export function keepCanaryProblem(db: Db, operatorId: string, canaryId: string, problem: string): Promise<void> {
  return asOperator(db, operatorId, async (trx) => {
    await sql`update canary set problem = ${problem} where canary_id = ${canaryId}`.execute(trx);
  });
}

/** Queues a run beside the schedule's. */
export async function runCanaryNow(trx: Transaction<Schema>, operatorId: string, canaryId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select canary_id as id, queue_work(${operatorId}, 'roll_canary', canary_id || ':' || (extract(epoch from clock_timestamp()) * 1000)::bigint)
    from canary where canary_id = ${canaryId}`.execute(trx);
  return rows.length === 1;
}

export interface CanaryRun {
  takeId: string;
  hasPassed: boolean;
  failed: { expectation: string; found: string }[];
  at: Date;
}

/** The newest first. */
export async function findCanaryRuns(trx: Transaction<Schema>, canaryId: string, limit: number): Promise<CanaryRun[]> {
  const { rows } = await sql<CanaryRun>`
    select take_id as "takeId", has_passed as "hasPassed", failed, at from canary_run where canary_id = ${canaryId} order by at desc limit ${limit}`.execute(
    trx,
  );
  return rows;
}

export interface ScheduledCanary {
  canaryId: string;
  operatorId: string;
  owner: string;
  name: string;
  everySeconds: number;
  isPaused: boolean;
}

/** Canaries of all operators. */
export async function listCanaries(db: Db): Promise<ScheduledCanary[]> {
  const { rows } = await sql<ScheduledCanary>`
    select canary_id as "canaryId", operator_id as "operatorId", owner, name, every_seconds as "everySeconds", is_paused as "isPaused"
    from list_canaries()`.execute(db);
  return rows;
}

type Rolled = 'rolled' | 'running' | 'gone' | 'no_credits' | 'no_credential' | 'archive_full';

export async function rollCanary(
  db: Db,
  {
    operatorId,
    canaryId,
    takeId,
    price,
    request,
    quotaBytes,
    needsCredential,
  }: {
    operatorId: string;
    canaryId: string;
    takeId: string;
    price: number;
    request: AcceptedRequest;
    quotaBytes: number | null;
    needsCredential: boolean;
  },
): Promise<Rolled> {
  const { rows } = await sql<{ rolled: Rolled }>`
    select roll_canary(${operatorId}, ${canaryId}, ${takeId}, ${price}, ${JSON.stringify(request)}, ${quotaBytes}, ${needsCredential}) as rolled`.execute(
    db,
  );
  return rows[0]!.rolled;
}

/** Makes the canary of a channel what the channel says. */
export async function keepBuiltInCanary(
  db: Db,
  operatorId: string,
  { name, channel, brief, every, expectations }: Canary,
): Promise<void> {
  await sql`select keep_built_in_canary(${operatorId}, ${channel}, ${name}, ${brief}, ${every}, ${JSON.stringify(expectations)}::jsonb)`.execute(
    db,
  );
}

export interface BuiltInCanary extends Pick<
  CanaryRow,
  'canaryId' | 'name' | 'channel' | 'isPaused' | 'failuresInARow' | 'lastPassedAt'
> {
  lastRunAt: Date | null;
  /** Of its last run; null where there was none. */
  failed: CanaryRun['failed'] | null;
}

/** The installation's own canaries, for an admin; LT403 for anybody else. */
export async function listBuiltInCanaries(trx: Transaction<Schema>, actor: string): Promise<BuiltInCanary[]> {
  const { rows } = await sql<BuiltInCanary>`
    select canary_id as "canaryId", name, channel, is_paused as "isPaused", failures_in_a_row as "failuresInARow",
      last_passed_at as "lastPassedAt", last_run_at as "lastRunAt", failed from list_built_in_canaries(${actor})`.execute(
    trx,
  );
  return rows;
}

/** @returns false where there is no such canary of the installation; LT403 for whoever is no admin */
export async function changeBuiltInCanary(
  trx: Transaction<Schema>,
  actor: string,
  canaryId: string,
  change: 'run' | 'pause' | 'resume',
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select change_built_in_canary(${actor}, ${canaryId}, ${change}) as done`.execute(trx);
  return rows[0]!.done;
}
