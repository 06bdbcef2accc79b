import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

export interface TakeRow {
  takeId: string;
  takeNo: number;
  channel: string;
  state: string;
  grade: string | null;
  overall: number | null;
  createdAt: string;
  endedAt: string | null;
}

/** One take of an operator; undefined for one of another. */
export async function findTake(db: Db, operatorId: string, takeId: string): Promise<TakeRow | undefined> {
  const row = await asOperator(db, operatorId, (trx) =>
    trx.selectFrom('take').select(COLUMNS).where('take_id', '=', takeId).executeTakeFirst(),
  );
  return row && mapTake(row);
}

/** Takes of an operator on a channel, newest first; `before` is the take number to go on from. */
export async function findTakes(
  db: Db,
  {
    operatorId,
    channel,
    before,
    limit,
  }: { operatorId: string; channel: string; before: number | undefined; limit: number },
): Promise<TakeRow[]> {
  const rows = await asOperator(db, operatorId, (trx) => {
    const query = trx
      .selectFrom('take')
      .select(COLUMNS)
      .where('operator_id', '=', operatorId)
      .where('channel', '=', channel);
    const page = before === undefined ? query : query.where('take_no', '<', before);
    return page.orderBy('take_no', 'desc').limit(limit).execute();
  });
  return rows.map(mapTake);
}

const COLUMNS = ['take_id', 'take_no', 'channel', 'state', 'grade', 'overall', 'created_at', 'ended_at'] as const;

function mapTake(row: {
  take_id: string;
  take_no: number;
  channel: string;
  state: string;
  grade: string | null;
  overall: string | null;
  created_at: Date;
  ended_at: Date | null;
}): TakeRow {
  return {
    takeId: row.take_id,
    takeNo: row.take_no,
    channel: row.channel,
    state: row.state,
    grade: row.grade,
    overall: row.overall === null ? null : Number(row.overall),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** Takes of a conversation, oldest first. */
export async function findThreadTakes(
  db: Db,
  { operatorId, channel, threadId }: { operatorId: string; channel: string; threadId: string },
): Promise<{ takeId: string; runId: string; state: string }[]> {
  const rows = await asOperator(db, operatorId, (trx) =>
    trx
      .selectFrom('take')
      .select(['take_id', 'run_id', 'state'])
      .where('operator_id', '=', operatorId)
      .where('channel', '=', channel)
      .where('thread_id', '=', threadId)
      .orderBy('take_no')
      .execute(),
  );
  return rows.map(({ take_id: takeId, run_id: runId, state }) => ({ takeId, runId: runId ?? '', state }));
}
