-- owner: lt_dispatch
-- execute: lt_worker
-- Canaries of operators in good standing: what Temporal is to have schedules of.
create function list_canaries() returns table (canary_id uuid, operator_id uuid, owner text, name text, every_seconds int, is_paused boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.canary_id, c.operator_id, o.email, c.name, c.every_seconds, c.is_paused or o.disabled_at is not null
  from canary c join operator o on o.operator_id = c.operator_id order by c.canary_id
$$;
