import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ownedBy } from './owned-by.ts';

/** Background work that crosses operators: handing takes to Temporal and finding those that were lost on the way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    grant select on operator to lt_dispatch;
    grant select, update on take, outbox to lt_dispatch;
    grant insert, delete on outbox to lt_dispatch;
    create policy dispatch on operator for select to lt_dispatch using (true);
    create policy dispatch on take to lt_dispatch using (true) with check (true);
    create policy dispatch on outbox to lt_dispatch using (true) with check (true);

    -- Claims work for a few seconds; what is not done by then is claimed again. An operator's starts wait while it has
    -- p_running takes under way, and operators take turns: those with fewer running takes come first. One claim at a time, or
    -- two dispatchers would each see room for the same last place.
    create function claim_outbox(p_limit int, p_running int) returns table (
      outbox_id bigint, operator_id uuid, take_id uuid, kind text, channel text, owner text, was_dispatched boolean
    ) language plpgsql security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    begin
      perform pg_advisory_xact_lock(hashtext('longtake.outbox'));
      return query
      with operators as (
        select distinct o.operator_id from outbox o
      ), load as (
        select operators.operator_id,
          (select count(*) from take t where t.operator_id = operators.operator_id and t.ended_at is null and t.dispatched_at is not null) as running
        from operators
      ), candidate as (
        select c.outbox_id, c.dispatched_at is not null as was_dispatched, load.running + c.turn as place
        from load cross join lateral (
          select o.outbox_id, o.kind, t.dispatched_at,
            count(*) filter (where t.dispatched_at is null) over (order by o.outbox_id) as turn
          from outbox o join take t on t.take_id = o.take_id
          where o.operator_id = load.operator_id and (o.claimed_until is null or o.claimed_until < now())
          order by o.kind, o.outbox_id limit p_limit + p_running
        ) c
        where c.kind = 'cancel_take' or c.dispatched_at is not null or load.running + c.turn <= p_running
        order by place, c.outbox_id limit p_limit
      ), claimed as (
        update outbox o set claimed_until = now() + interval '5 seconds' from candidate
        where o.outbox_id = candidate.outbox_id returning o.*, candidate.was_dispatched
      ), marked as (
        update take t set dispatched_at = coalesce(t.dispatched_at, clock_timestamp()) from claimed
        where t.take_id = claimed.take_id returning t.take_id, t.channel
      )
      select claimed.outbox_id, claimed.operator_id, claimed.take_id, claimed.kind, marked.channel, op.email, claimed.was_dispatched
      from claimed join marked on marked.take_id = claimed.take_id join operator op on op.operator_id = claimed.operator_id
      order by claimed.kind desc, claimed.outbox_id;
    end $$;

    create function finish_outbox(p_ids bigint[]) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from outbox where outbox_id = any (p_ids)
    $$;

    -- Takes after p_after that were handed over a while ago, have not ended and have nothing waiting in the outbox: the sweep asks
    -- Temporal about them, some at a time.
    create function list_open_takes(p_older_than interval, p_after uuid, p_limit int) returns table (operator_id uuid, take_id uuid)
    language sql security definer set search_path = public, pg_temp as $$
      select t.operator_id, t.take_id from take t
      where t.ended_at is null and t.dispatched_at < now() - p_older_than and t.take_id > p_after
        and not exists (select from outbox o where o.take_id = t.take_id)
      order by t.take_id limit p_limit
    $$;

    -- Hands takes over again.
    create function redispatch(p_takes uuid[]) returns void
    language sql security definer set search_path = public, pg_temp as $$
      insert into outbox (operator_id, take_id, kind)
      select t.operator_id, t.take_id, 'start_take' from take t where t.take_id = any (p_takes) and t.ended_at is null
      on conflict do nothing
    $$`.execute(db);
  for (const signature of [
    'claim_outbox(int, int)',
    'finish_outbox(bigint[])',
    'list_open_takes(interval, uuid, int)',
    'redispatch(uuid[])',
  ]) {
    await sql`revoke all on function ${sql.raw(signature)} from public`.execute(db);
    await sql`grant execute on function ${sql.raw(signature)} to lt_worker`.execute(db);
    await ownedBy(db, 'lt_dispatch', signature);
  }
}
