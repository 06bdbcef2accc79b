-- owner: lt_dispatch
-- execute: lt_api
-- Sources that were asked within the last day: when last, and until when one wants to be left alone, with the HTTP status that said so. Ends in LT403
-- for who is no admin.
create function list_source_pauses(p_actor uuid) returns table (source text, used_at timestamptz, paused_until timestamptz, pause_status int)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform from operator o where o.operator_id = p_actor and o.role = 'admin' and o.disabled_at is null;
  if not found then
    raise exception 'an admin has to do this' using errcode = 'LT403';
  end if;
  return query
  select substring(l.lane from '^source (.*)$'), l.used_at, case when l.paused_until > now() then l.paused_until end, l.pause_status
  from outbound_lane l where l.lane like 'source %';
end $$;
