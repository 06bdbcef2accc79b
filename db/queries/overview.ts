import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What an operator should know of before anything else. */
export interface Overview {
  available: number;
  running: number;
  failingCanaries: { canaryId: string; name: string; problem: string | null; failuresInARow: number }[];
  disabledWebhooks: { webhookId: string; url: string; reason: string | null }[];
  /** Takes of the last week that end in a question which none of the next takes answers, newest first. */
  asking: { takeId: string; takeNo: number; channel: string; endedAt: Date }[];
}

const MOST = 3;
/** Among so many of the newest that ask, and so many takes of the channel behind each, an answer is looked for. */
const LOOKED_AT = 20;

/** Each part read by an index, and no further than is shown. */
export async function findOverview(trx: Transaction<Schema>, operatorId: string): Promise<Overview> {
  const { rows: wallet } = await sql<{ available: number; running: number }>`
    select available, (select count(*)::int from take where operator_id = ${operatorId} and ended_at is null) as running
    from wallet where operator_id = ${operatorId}`.execute(trx);
  const { rows: failingCanaries } = await sql<Overview['failingCanaries'][number]>`
    select canary_id as "canaryId", name, problem, failures_in_a_row as "failuresInARow" from canary
    where operator_id = ${operatorId} and not is_paused and (problem is not null or failures_in_a_row > 0)
    order by created_at limit ${MOST}`.execute(trx);
  const { rows: disabledWebhooks } = await sql<Overview['disabledWebhooks'][number]>`
    select webhook_id as "webhookId", url, disabled_reason as reason from webhook_subscription
    where operator_id = ${operatorId} and deleted_at is null and state = 'disabled' order by created_at limit ${MOST}`.execute(
    trx,
  );
  const { rows: asking } = await sql<Overview['asking'][number]>`
    select t.take_id as "takeId", t.take_no as "takeNo", t.channel, t.ended_at as "endedAt"
    from (
      select * from take
      where operator_id = ${operatorId} and ended_as = 'needs_input' and created_at > now() - interval '7 days'
      order by created_at desc, take_id desc limit ${LOOKED_AT}
    ) t join take_event asked on asked.take_id = t.take_id and asked.seq = 1
    where not exists (
      select from (
        select take_id from take n where n.operator_id = ${operatorId} and n.channel = t.channel and n.created_at > t.created_at
        order by n.created_at, n.take_id limit ${LOOKED_AT}
      ) later join take_event answer on answer.take_id = later.take_id and answer.seq = 1
      where right(answer.payload -> 'prior' ->> 'brief', length(asked.payload ->> 'notes')) = asked.payload ->> 'notes'
    )
    order by t.created_at desc, t.take_id desc limit ${MOST}`.execute(trx);
  return { available: 0, running: 0, ...wallet[0], failingCanaries, disabledWebhooks, asking };
}

/** Whether a specimen waits for a decision, for the admin that the transaction runs for; LT403 for anybody else. */
export async function isReviewWaiting(trx: Transaction<Schema>): Promise<boolean> {
  const { rows } = await sql`select from list_review_queue(1, null, null, '')`.execute(trx);
  return rows.length > 0;
}
