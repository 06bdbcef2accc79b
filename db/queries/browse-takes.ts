import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface BrowsedTake {
  takeId: string;
  takeNo: number;
  channel: string;
  state: string;
  grade: string | null;
  overall: number | null;
  origin: 'caller' | 'canary' | 'installation_canary' | 'screening';
  /** The beginning of the brief. */
  brief: string;
  createdAt: Date;
  endedAt: Date | null;
}

export const TAKE_ORDERS = ['created', 'overall', 'channel', 'state'] as const;
export type TakeOrder = (typeof TAKE_ORDERS)[number];

export interface TakeFilter {
  channel?: string | undefined;
  state?: string | undefined;
  grade?: string | undefined;
  order: TakeOrder;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const ORDERS: Record<TakeOrder, string> = {
  created: 'created_at',
  overall: 'overall',
  channel: 'channel',
  state: 'state',
};

/** The operator's takes on all channels, filtered and in the order asked for; of equal ones the newest first. */
export async function browseTakes(
  trx: Transaction<Schema>,
  operatorId: string,
  filter: TakeFilter,
): Promise<BrowsedTake[]> {
  const { channel = null, state = null, grade = null, order, direction, limit, offset } = filter;
  const { rows } = await sql<BrowsedTake>`
    select t.take_id as "takeId", t.take_no as "takeNo", t.channel, t.state, t.grade, t.overall::float8 as overall, t.origin,
      left(e.payload ->> 'notes', 160) as brief, t.created_at as "createdAt", t.ended_at as "endedAt"
    from (
      select * from take
      where operator_id = ${operatorId} and (${channel}::text is null or channel = ${channel})
        and (${state}::text is null or state = ${state}) and (${grade}::text is null or grade = ${grade})
      order by ${sql.raw(`${ORDERS[order]} ${direction === 'asc' ? 'asc nulls first' : 'desc nulls last'}`)}, created_at desc, take_id desc
      limit ${limit} offset ${offset}
    ) t join take_event e on e.take_id = t.take_id and e.seq = 1
    order by ${sql.raw(`t.${ORDERS[order]} ${direction === 'asc' ? 'asc nulls first' : 'desc nulls last'}`)}, t.created_at desc, t.take_id desc`.execute(
    trx,
  );
  return rows;
}

export interface TakeDay {
  day: string;
  grade: string;
  takes: number;
}

/** Takes of the last thirty days by day and grade, or by state where there is no grade. */
export async function countTakesByDay(trx: Transaction<Schema>, operatorId: string): Promise<TakeDay[]> {
  const { rows } = await sql<TakeDay>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(grade, 'none') as grade, count(*)::int as takes
    from take where operator_id = ${operatorId} and created_at > now() - interval '30 days'
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}
