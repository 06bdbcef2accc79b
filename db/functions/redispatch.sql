-- owner: lt_dispatch
-- execute: lt_worker
-- Hands takes over again.
create function redispatch(p_takes uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into outbox (operator_id, take_id, kind)
  select t.operator_id, t.take_id, 'start_take' from take t where t.take_id = any (p_takes) and t.ended_at is null
  on conflict do nothing
$$;
