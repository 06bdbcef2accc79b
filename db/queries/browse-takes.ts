import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { END_STATES } from '#contracts/stage.ts';
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

/** Columns in the descending order; the ascending one is the same read backwards, so that one index serves both. */
const ORDERS: Record<TakeOrder | 'ended', readonly string[]> = {
  created: ['created_at desc', 'take_id desc'],
  overall: ['overall desc nulls last', 'created_at desc', 'take_id desc'],
  channel: ['channel desc', 'created_at asc', 'take_id asc'],
  state: ['state desc', 'created_at asc', 'take_id asc'],
  ended: ['ended_as desc', 'created_at asc', 'take_id asc'],
};
const BACKWARDS = { desc: 'asc', asc: 'desc', last: 'first' } as const;

const isEnd = (state: string): boolean => END_STATES.some((end) => end === state);

function orderBy(table: string, order: keyof typeof ORDERS, direction: 'asc' | 'desc') {
  const columns = ORDERS[order].map((column) => `${table}.${column}`).join(', ');
  const isAsIs = direction === 'desc';
  return sql.raw(isAsIs ? columns : columns.replaceAll(/\b(desc|asc|last)\b/g, (word) => BACKWARDS[word as 'asc']));
}

/** The operator's takes on all channels, filtered and in the order asked for. */
export async function browseTakes(
  trx: Transaction<Schema>,
  operatorId: string,
  filter: TakeFilter,
): Promise<BrowsedTake[]> {
  const { channel, state, grade, order, direction, limit, offset } = filter;
  // An end state is asked for in the words of its index.
  const wanted = [
    channel !== undefined && sql`and channel = ${channel}`,
    state !== undefined && (isEnd(state) ? sql`and ended_as = ${state}` : sql`and state = ${state}`),
    grade !== undefined && sql`and grade = ${grade}`,
  ].filter((part) => part !== false);
  const all = sql`select take.* from take where operator_id = ${operatorId} ${sql.join(wanted, sql` `)}`;
  // States of takes that run change all the time and stand in no index: there are few of them, and they are put beside the others.
  const rows =
    order === 'state' && state === undefined
      ? sql`select take.* from (
          (${all} and ended_as is not null order by ${orderBy('take', 'ended', direction)} limit ${limit + offset})
          union all (${all} and ended_at is null)
        ) take`
      : all;
  const found = await sql<BrowsedTake>`
    select t.take_id as "takeId", t.take_no as "takeNo", t.channel, t.state, t.grade, t.overall::float8 as overall, t.origin,
      left(e.payload ->> 'notes', 160) as brief, t.created_at as "createdAt", t.ended_at as "endedAt"
    from (
      ${rows} order by ${orderBy('take', order, direction)} limit ${limit} offset ${offset}
    ) t join take_event e on e.take_id = t.take_id and e.seq = 1
    order by ${orderBy('t', order, direction)}`.execute(trx);
  return found.rows;
}
