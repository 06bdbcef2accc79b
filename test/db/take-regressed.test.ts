import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator } from '../../db/as-operator.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
beforeAll(async () => {
  database = await openOperatorDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

const MEAN = 80;

interface Simulation {
  /** Of the scores, in points. */
  deviation: number;
  /** Points that the last takes score less. */
  drop: number;
  /** Takes that are judged, one after the other. */
  takes: number;
  series: number;
}

/**
 * Series of takes of one owner, each on a channel of its own, with 10 to 40 earlier takes whose scores are normal; the takes that follow are ended
 * as the service ends them. @returns the share of the series in which one of these was told to have regressed
 */
async function simulate({ deviation, drop, takes, series }: Simulation): Promise<number> {
  const { owner, operatorId } = database;
  const told = await asOperator(owner, operatorId, async (trx) => {
    await sql`select setseed(0.25)`.execute(trx);
    await sql`select set_config('test.of', ${JSON.stringify({ operatorId, deviation, drop, takes, series, mean: MEAN })}, true)`.execute(
      trx,
    );
    await sql`
      do $$
      declare
        v_of jsonb := current_setting('test.of');
        v_operator uuid := v_of ->> 'operatorId';
        v_mean float := v_of ->> 'mean';
        v_deviation float := v_of ->> 'deviation';
        v_channel text;
        v_earlier int;
        v_take uuid;
      begin
        for s in 1 .. (v_of ->> 'series')::int loop
          v_channel := format('series-%s-%s-%s', v_deviation, v_of ->> 'drop', s);
          v_earlier := 10 + s % 31;
          insert into take (take_id, operator_id, channel, take_no, price, state, origin, grade, overall, ended_at)
          select gen_random_uuid(), v_operator, v_channel, n, 0, 'finished', 'caller', 'B',
            greatest(0, least(100, random_normal(v_mean, v_deviation))), now() - interval '1 day' + n * interval '1 minute'
          from generate_series(1, v_earlier) n;
          for n in 1 .. (v_of ->> 'takes')::int loop
            insert into take (take_id, operator_id, channel, take_no, price, state, origin, grade, overall, ended_at)
            values (gen_random_uuid(), v_operator, v_channel, v_earlier + n, 0, 'finished', 'caller', 'B',
              greatest(0, least(100, random_normal(v_mean - (v_of ->> 'drop')::float, v_deviation))), now() + n * interval '1 minute')
            returning take_id into v_take;
            perform record_take_end(v_operator, v_take, 'finished', json_build_object('links', 1, 'response',
              json_build_object('channel', json_build_object('id', v_channel, 'number', '1', 'name', 'n'), 'latencyMs', 1)));
          end loop;
        end loop;
      end $$`.execute(trx);
    const { rows } = await sql<{ told: number }>`
      select count(distinct body::json -> 'data' -> 'channel' ->> 'id')::int as told from event
      where type = 'take.regressed' and body::json -> 'data' -> 'channel' ->> 'id' like ${`series-${deviation}-${drop}-%`}`.execute(
      trx,
    );
    return rows[0]!.told;
  });
  return told / series;
}

it.each([
  // Five points are what keeps these rare: scores that hardly vary.
  { deviation: 0.5, most: 0 },
  { deviation: 1, most: 0.001 },
  { deviation: 2, most: 0.01 },
  // Two deviations do here, of a mean that is itself an estimate: 4.4 % with ten takes before it, 2.9 % with thirty.
  { deviation: 5, most: 0.045 },
])('of takes like those before, with a deviation of $deviation, at most $most regress', async ({ deviation, most }) => {
  const share = await simulate({ deviation, drop: 0, takes: 1, series: 1_500 });
  console.log(`deviation ${deviation}: ${(share * 100).toFixed(2)} % of 1,500 takes told by chance`);
  expect(share).toBeLessThanOrEqual(most);
});

it.each([1, 2, 5])('a drop of 15 points is told within three takes, at a deviation of %s', async (deviation) => {
  const share = await simulate({ deviation, drop: 15, takes: 3, series: 1_000 });
  console.log(`deviation ${deviation}: ${(share * 100).toFixed(1)} % of 1,000 drops told within 3 takes`);
  expect(share).toBeGreaterThanOrEqual(0.9);
});
