import { sql } from 'kysely';
import { asOperator } from '../../db/as-operator.ts';
import type { Db } from '../../db/connect.ts';

export interface SeededTakes {
  operatorId: string;
  channels: readonly string[];
  count: number;
  /** Over so many days back from now, more on some than on others. */
  days: number;
  credits: number;
}

/** Takes of one statement. */
const PART = 5_000;

/**
 * Takes of the past as they stand in lists and charts: rows, their first events, and what they cost. All follow from their number, so that two
 * runs make the same. They have no pages and no answer. Gives their ids, oldest first.
 */
export async function seedTakes(
  owner: Db,
  { operatorId, channels, count, days, credits }: SeededTakes,
): Promise<string[]> {
  const { rows } = await asOperator(owner, operatorId, async (trx) => {
    const share = (salt: number) => sql`(abs(hashint4(i * 7 + ${sql.raw(String(salt))})::bigint) % 10000) / 10000.0`;
    await sql`
      create temporary table seeded on commit drop as
      select i, md5(${operatorId} || ':' || i)::uuid as take_id, slug, c.last_no + ((i - 1) / ${channels.length} + 1)::int as take_no,
        now() - ${days} * interval '1 day' * (1 - (i - 0.5) / ${count}::float8 + 0.06 * (${share(1)} - 0.5) * sqrt(1 - i / ${count + 1}::float8)) as created_at,
        (800 + 1500 * (-ln(1.0001 - ${share(2)})))::float8 as ms,
        case when ${share(3)} < 0.04 then 'failed' when ${share(3)} < 0.07 then 'needs_input' when ${share(3)} < 0.08 then 'cancelled' else 'finished' end as state,
        round((100 - 38 * power(${share(4)}, 4))::numeric, 1) as overall
      from generate_series(1, ${count}) i
      join lateral (select (${[...channels]}::text[])[1 + (i - 1) % ${channels.length}] as slug) s on true
      left join lateral (select coalesce(max(last_no), 0) as last_no from channel_counter k where k.channel = s.slug) c on true`.execute(
      trx,
    );
    await sql`
      insert into channel_counter as c (channel, last_no) select slug, max(take_no) from seeded group by slug
      on conflict (channel) do update set last_no = excluded.last_no`.execute(trx);
    // No statement takes longer than any of the product may.
    for (let from = 1; from <= count; from += PART) {
      await sql`
        insert into take (take_id, operator_id, channel, take_no, state, price, created_at, dispatched_at, started_at, ended_at, grade, overall)
        select take_id, ${operatorId}, slug, take_no, state, ${credits}, created_at, created_at, created_at,
          created_at + ms * interval '1 millisecond',
          case when state <> 'finished' then null when overall >= 90 then 'A' when overall >= 80 then 'B' when overall >= 70 then 'C' else 'D' end,
          case when state = 'finished' then overall end
        from seeded where i between ${from} and ${from + PART - 1}`.execute(trx);
      await sql`
        insert into take_event (take_id, seq, operator_id, event_key, type, payload, at)
        select take_id, 1, ${operatorId}, 'accepted', 'take.accepted', json_build_object(
          'takeId', take_id, 'takeNo', take_no, 'channel', slug, 'notes', 'What has changed since release ' || (i % 40 + 1) || '.0? https://tidepool.example/releases',
          'prior', null, 'skipRetrieval', false, 'run', null), created_at
        from seeded where i between ${from} and ${from + PART - 1}`.execute(trx);
      await sql`
        insert into ledger_transfer (operator_id, operation, kind, from_account, to_account, amount, at)
        select ${operatorId}, 'take:' || take_id || ':' || kind, kind, from_account, to_account, ${credits}, created_at + late * ms * interval '1 millisecond'
        from seeded, (values ('reserve', 'available', 'held', 0), ('settle', 'held', 'spent', 1)) v (kind, from_account, to_account, late)
        where state = 'finished' and i between ${from} and ${from + PART - 1} order by created_at`.execute(trx);
    }
    await sql`
      insert into ledger_transfer (operator_id, operation, kind, from_account, to_account, amount, reason)
      select ${operatorId}, 'grant:seeded', 'grant', 'issued', 'available', sum(amount), 'For what was rolled before'
      from ledger_transfer where operator_id = ${operatorId} and kind = 'settle'
      on conflict do nothing`.execute(trx);
    return sql<{ id: string }>`select take_id as id from seeded order by i`.execute(trx);
  });
  return rows.map(({ id }) => id);
}
