-- owner: lt_dispatch
-- execute: lt_api
-- What waits in this installation, by what it waits for, with the time since which the oldest does. Ends in LT403 for who is no admin.
create function count_waiting(p_actor uuid) returns table (kind text, waiting int, since timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform from operator o where o.operator_id = p_actor and o.role = 'admin' and o.disabled_at is null;
  if not found then
    raise exception 'an admin has to do this' using errcode = 'LT403';
  end if;
  return query
  select 'dispatch', count(*)::int, min(o.created_at) from outbox o
  union all select 'running', count(*)::int, min(t.created_at) from take t where t.ended_at is null
  union all select 'delivery', count(*)::int, min(d.created_at) from webhook_delivery d where d.outcome = 'waiting'
  union all select 'work', count(*)::int, null from work_outbox;
end $$;
