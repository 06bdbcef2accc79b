-- owner: lt_dispatch
-- execute: lt_worker
-- Claims work for some seconds; what is not done by then is claimed again. Kinds take turns, and within a kind operators do: ten thousand
-- entries of one operator hold nobody else's up for longer than a claim.
create function claim_work(p_limit int) returns table (work_id bigint, operator_id uuid, owner text, kind text, reference text)
language sql security definer set search_path = public, pg_temp as $$
  with turns as (
    select c.work_id, c.turn
    from (select distinct w.kind, w.operator_id from work_outbox w) each_one cross join lateral (
      select w.work_id, row_number() over (order by w.work_id) as turn from work_outbox w
      where w.kind = each_one.kind and w.operator_id = each_one.operator_id and (w.claimed_until is null or w.claimed_until < now())
      order by w.work_id limit p_limit
    ) c
    order by c.turn, c.work_id limit p_limit
  ), held as (
    select w.work_id from work_outbox w where w.work_id in (select turns.work_id from turns) order by w.work_id for update skip locked
  ), claimed as (
    update work_outbox w set claimed_until = now() + interval '10 seconds' from held where w.work_id = held.work_id returning w.*
  )
  select claimed.work_id, claimed.operator_id, o.email, claimed.kind, claimed.reference
  from claimed join operator o on o.operator_id = claimed.operator_id order by claimed.work_id
$$;
