import { sql } from 'kysely';
import type { PipelineRun } from '#contracts/specimen.ts';
import { asOperator } from '../as-operator.ts';
import type { Db } from '../connect.ts';

/** Where a page of runs ends: the time (ISO 8601) and id of its last. */
export interface RunPlace {
  at: string;
  id: string;
}

/** Takes of an operator on channels that measure, newest first, from behind `after` on. */
export function findRuns(
  db: Db,
  {
    operatorId,
    channels,
    limit,
    after,
  }: { operatorId: string; channels: readonly string[]; limit: number; after?: RunPlace | undefined },
): Promise<PipelineRun[]> {
  // The time in a place is rounded to what its text can say: the row itself knows it better.
  const behind = after
    ? sql`and (take.created_at, take.take_id) < (
        coalesce((select p.created_at from take p where p.take_id = ${after.id}::uuid), ${after.at}::timestamptz), ${after.id}::uuid)`
    : sql``;
  return asOperator(db, operatorId, async (trx) => {
    const { rows } = await sql<PipelineRun>`
      select t.take_id as run_id, t.channel, t.state as status,
        case when t.ended_at is null then (
          select s.step from stage s where s.take_id = t.take_id and s.finished_at is null order by s.started_at desc limit 1
        ) end as step,
        coalesce(r.filed, 0) as filed, coalesce(r.quarantined, 0) as quarantined,
        round(extract(epoch from t.ended_at - t.created_at) * 1000)::int as latency_ms, t.grade, iso(t.created_at) as created_at,
        iso(t.ended_at) as ended_at
      from (
        -- Channel by channel: each is read in the order of its index, no further than the page.
        select o.* from unnest(${channels}::text[]) c (slug) cross join lateral (
          select take.* from take
          where take.operator_id = ${operatorId} and take.channel = c.slug ${behind}
          order by take.created_at desc, take.take_id desc limit ${limit}
        ) o order by o.created_at desc, o.take_id desc limit ${limit}
      ) t left join pipeline_run r on r.operator_id = t.operator_id and r.take_id = t.take_id
      order by t.created_at desc, t.take_id desc`.execute(trx);
    return rows;
  });
}
