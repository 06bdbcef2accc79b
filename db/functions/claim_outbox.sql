-- owner: lt_dispatch
-- execute: lt_worker
-- Claims work for a few seconds (tried_ms: since its first claim); what is not done by then is claimed again. An operator's starts wait while it has
-- p_running takes under way, and operators take turns: those with fewer running takes come first. One claim at a time, or
-- two dispatchers would each see room for the same last place. Who holds a take may go on to its entries, so takes are locked
-- before entries here too, in one order, and an entry that somebody else holds is left to them. It reads by indexes alone: a connection keeps the
-- plan that it made while there were few takes.
create function claim_outbox(p_limit int, p_running int) returns table (
  outbox_id bigint, operator_id uuid, take_id uuid, kind text, channel text, owner text, was_dispatched boolean,
  tried_ms int, origin text
) language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_candidates bigint[];
  v_claimed bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('longtake.outbox'));
  v_candidates := array(
    with operators as (
      select distinct o.operator_id from outbox o
    ), load as (
      select operators.operator_id,
        (select count(*) from take t where t.operator_id = operators.operator_id and t.ended_at is null and t.dispatched_at is not null) as running
      from operators
    )
    select c.outbox_id
    from load cross join lateral (
      select o.outbox_id, o.kind, t.dispatched_at,
        count(*) filter (where t.dispatched_at is null) over (order by o.outbox_id) as turn
      from outbox o join take t on t.take_id = o.take_id
      where o.operator_id = load.operator_id and (o.claimed_until is null or o.claimed_until < now())
      order by o.kind, o.outbox_id limit p_limit + p_running
    ) c
    where c.kind = 'cancel_take' or c.dispatched_at is not null or load.running + c.turn <= p_running
    order by load.running + c.turn, c.outbox_id limit p_limit);
  perform from take t
  where t.dispatched_at is null and t.take_id in (select o.take_id from outbox o where o.outbox_id = any (v_candidates))
  order by t.take_id for no key update;
  v_claimed := array(
    select o.outbox_id from outbox o where o.outbox_id = any (v_candidates) order by o.outbox_id for update skip locked);
  return query
  with claimed as (
    update outbox o set claimed_until = now() + interval '5 seconds' where o.outbox_id = any (v_claimed) returning o.*
  ), marked as (
    update take t set dispatched_at = clock_timestamp() from claimed
    where t.take_id = claimed.take_id and t.dispatched_at is null
  )
  select claimed.outbox_id, claimed.operator_id, claimed.take_id, claimed.kind, t.channel, op.email, t.dispatched_at is not null,
    (1000 * extract(epoch from coalesce(now() - greatest(t.dispatched_at, claimed.created_at), '0')))::int, t.origin
  from claimed join take t on t.take_id = claimed.take_id join operator op on op.operator_id = claimed.operator_id
  order by claimed.kind desc, claimed.outbox_id;
end $$;
