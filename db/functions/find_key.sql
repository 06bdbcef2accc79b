-- owner: lt_keys
-- execute: lt_api
-- The key with this hash, if it is in force and its operator not disabled, and how many requests it has made in the running minute, this one included.
create function find_key(
  p_hash bytea, out key_id uuid, out operator_id uuid, out scope text, out channel text, out requests int, out resets_in_seconds int
) language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  select k.key_id, k.operator_id, k.scope, k.channel into key_id, operator_id, scope, channel
  from feed_key k join operator o on o.operator_id = k.operator_id
  where k.hash = p_hash and k.revoked_at is null and o.disabled_at is null;
  if not found then
    return;
  end if;
  insert into key_window as w values (find_key.key_id, now(), 1)
  on conflict on constraint key_window_pkey do update set
    requests = case when w.started_at > now() - interval '1 minute' then w.requests + 1 else 1 end,
    started_at = case when w.started_at > now() - interval '1 minute' then w.started_at else now() end
  returning w.requests, ceil(extract(epoch from w.started_at + interval '1 minute' - now()))::int into requests, resets_in_seconds;
end $$;
