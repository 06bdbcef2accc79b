-- owner: lt_operators
-- execute: lt_operators, lt_screening
-- Ends in LT403 unless the actor is an admin in good standing. Nobody (null) may act where the login is no process that serves requests:
-- at the command line, by whoever has the data directory.
create function require_admin(p_actor uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_actor is null and session_user not in ('lt_api', 'lt_worker') then
    return;
  end if;
  perform from operator where operator_id = p_actor and role = 'admin' and disabled_at is null;
  if not found then
    raise exception 'an admin has to do this' using errcode = 'LT403';
  end if;
end $$;
