-- owner: lt_dispatch
-- execute: lt_worker
-- Takes after p_after that were handed over a while ago, have not ended and have nothing waiting in the outbox: the sweep asks
-- Temporal about them, some at a time.
create function list_open_takes(p_older_than interval, p_after uuid, p_limit int) returns table (operator_id uuid, take_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  select t.operator_id, t.take_id from take t
  where t.ended_at is null and t.dispatched_at < now() - p_older_than and t.take_id > p_after
    and not exists (select from outbox o where o.take_id = t.take_id)
  order by t.take_id limit p_limit
$$;
