import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import type { OperatorDatabase } from './operator-database.ts';

const MEAN = 80;
/** Series that one statement makes: no statement may last as long as a connection waits for one. */
const AT_ONCE = 50;

export interface Series {
  /** Of the scores, in points. */
  deviation: number;
  /** Points that the last takes score less. */
  drop: number;
  /** Takes that are judged, one after the other. */
  takes: number;
  count: number;
  /** From -1 to 1. */
  seed?: number;
}

/**
 * Series of takes of one owner, each on a channel of its own, with 10 to 40 earlier takes whose scores are normal; the takes that follow are ended
 * as the service ends them. @returns the share of the series in which one of these was told to have regressed
 */
export async function simulateSeries(
  { owner, operatorId }: OperatorDatabase,
  { deviation, drop, takes, count, seed = 0.25 }: Series,
): Promise<number> {
  const name = `series-${deviation}-${drop}-${seed}`;
  const told = await asOperator(owner, operatorId, async (trx) => {
    await sql`select setseed(${seed})`.execute(trx);
    for (let from = 1; from <= count; from += AT_ONCE) {
      const to = Math.min(count, from + AT_ONCE - 1);
      const series = { name, operatorId, deviation, drop, takes, from, to, mean: MEAN };
      await sql`select set_config('test.series', ${JSON.stringify(series)}, true)`.execute(trx);
      await sql`
        do $$
        declare
          v_series jsonb := current_setting('test.series');
          v_operator uuid := v_series ->> 'operatorId';
          v_mean float := v_series ->> 'mean';
          v_deviation float := v_series ->> 'deviation';
          v_channel text;
          v_earlier int;
          v_take uuid;
        begin
          for s in (v_series ->> 'from')::int .. (v_series ->> 'to')::int loop
            v_channel := format('%s-%s', v_series ->> 'name', s);
            v_earlier := 10 + s % 31;
            insert into take (take_id, operator_id, channel, take_no, price, state, origin, grade, overall, ended_at)
            select gen_random_uuid(), v_operator, v_channel, n, 0, 'finished', 'caller', 'B',
              greatest(0, least(100, random_normal(v_mean, v_deviation))), now() - interval '1 day' + n * interval '1 minute'
            from generate_series(1, v_earlier) n;
            for n in 1 .. (v_series ->> 'takes')::int loop
              insert into take (take_id, operator_id, channel, take_no, price, state, origin, grade, overall, ended_at)
              values (gen_random_uuid(), v_operator, v_channel, v_earlier + n, 0, 'finished', 'caller', 'B',
                greatest(0, least(100, random_normal(v_mean - (v_series ->> 'drop')::float, v_deviation))), now() + n * interval '1 minute')
              returning take_id into v_take;
              perform record_take_end(v_operator, v_take, 'finished', json_build_object('links', 1, 'response',
                json_build_object('channel', json_build_object('id', v_channel, 'number', '1', 'name', 'n'), 'latencyMs', 1)));
            end loop;
          end loop;
        end $$`.execute(trx);
    }
    const { rows } = await sql<{ told: number }>`
      select count(distinct body::json -> 'data' -> 'channel' ->> 'id')::int as told from event
      where type = 'take.regressed' and body::json -> 'data' -> 'channel' ->> 'id' like ${`${name}-%`}`.execute(trx);
    return rows[0]!.told;
  });
  return told / count;
}
