import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

const LAST_DAYS = sql`interval '30 days'`;
const dayOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

export interface TakeDay {
  /** YYYY-MM-DD in UTC, like those of the others. */
  day: string;
  /** A letter, or `none`. */
  grade: string;
  takes: number;
}

/** Takes of the last thirty days by day and grade. */
export async function countTakesByDay(trx: Transaction<Schema>, operatorId: string): Promise<TakeDay[]> {
  const { rows } = await sql<TakeDay>`
    select ${dayOf('created_at')} as day, coalesce(grade, 'none') as grade, count(*)::int as takes
    from take where operator_id = ${operatorId} and created_at > now() - ${LAST_DAYS}
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

export interface LatencyDay {
  day: string;
  takes: number;
  /** Milliseconds from a take's acceptance to its end, like the others. */
  p50: number;
  p90: number;
  p99: number;
}

/** How long the takes of the last thirty days took that finished, by the day on which they began. */
export async function findLatenciesByDay(trx: Transaction<Schema>, operatorId: string): Promise<LatencyDay[]> {
  const { rows } = await sql<{ day: string; takes: number; ms: number[] }>`
    select ${dayOf('created_at')} as day, count(*)::int as takes,
      percentile_cont(array[0.5, 0.9, 0.99]) within group (order by extract(epoch from ended_at - created_at)::float8 * 1000) as ms
    from take where operator_id = ${operatorId} and created_at > now() - ${LAST_DAYS} and state = 'finished'
    group by 1 order by 1`.execute(trx);
  return rows.map(({ day, takes, ms: [p50, p90, p99] }) => ({ day, takes, p50: p50!, p90: p90!, p99: p99! }));
}

export interface CreditDay {
  day: string;
  credits: number;
}

/** What finished takes cost in the last thirty days, by day. */
export async function countCreditsByDay(trx: Transaction<Schema>, operatorId: string): Promise<CreditDay[]> {
  const { rows } = await sql<CreditDay>`
    select ${dayOf('at')} as day, sum(amount)::int as credits
    from ledger_transfer where operator_id = ${operatorId} and kind = 'settle' and at > now() - ${LAST_DAYS}
    group by 1 order by 1`.execute(trx);
  return rows;
}

export interface DeliveryDay {
  day: string;
  outcome: 'delivered' | 'waiting' | 'failed';
  deliveries: number;
}

/** Deliveries of the last thirty days by day and outcome, to one subscription or to all; undefined where there is no such one. */
export async function countDeliveriesByDay(
  trx: Transaction<Schema>,
  { operatorId, webhookId }: { operatorId: string; webhookId: string | null },
): Promise<DeliveryDay[] | undefined> {
  if (webhookId !== null) {
    const found = await sql`
      select from webhook_subscription where operator_id = ${operatorId} and webhook_id = ${webhookId} and deleted_at is null`.execute(
      trx,
    );
    if (found.rows.length === 0) return undefined;
  }
  const { rows } = await sql<DeliveryDay>`
    select ${dayOf('created_at')} as day, outcome, count(*)::int as deliveries
    from webhook_delivery
    where operator_id = ${operatorId} and (${webhookId}::uuid is null or webhook_id = ${webhookId})
      and created_at > now() - ${LAST_DAYS}
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

export interface ScoredRun {
  takeId: string;
  hasPassed: boolean;
  /** Of 100; null where the take was not graded. */
  overall: number | null;
  at: Date;
}

const MOST_RUNS = 200;

/** The newest runs of a canary with what they came to, oldest first; undefined where the operator has no such canary. */
export async function findScoredRuns(
  trx: Transaction<Schema>,
  operatorId: string,
  canaryId: string,
): Promise<ScoredRun[] | undefined> {
  const found = await sql`select from canary where operator_id = ${operatorId} and canary_id = ${canaryId}`.execute(
    trx,
  );
  if (found.rows.length === 0) return undefined;
  const { rows } = await sql<ScoredRun>`
    select r.take_id as "takeId", r.has_passed as "hasPassed", t.overall::float8 as overall, r.at
    from (
      select * from canary_run where operator_id = ${operatorId} and canary_id = ${canaryId} order by at desc limit ${MOST_RUNS}
    ) r join take t on t.operator_id = r.operator_id and t.take_id = r.take_id
    order by r.at`.execute(trx);
  return rows;
}
