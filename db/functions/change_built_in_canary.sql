-- owner: lt_screening
-- execute: owner, lt_api
-- Runs one of the installation's own canaries now, pauses it, or lets it go on. For an admin; false where there is no such canary.
create function change_built_in_canary(p_actor uuid, p_canary uuid, p_change text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_operator uuid;
begin
  perform require_admin(p_actor);
  update canary set is_paused = case p_change when 'pause' then true when 'resume' then false else is_paused end
  where canary_id = p_canary and is_built_in returning operator_id into v_operator;
  if v_operator is null then
    return false;
  end if;
  if p_change = 'run' then
    perform queue_work(v_operator, 'roll_canary', p_canary || ':' || (extract(epoch from clock_timestamp()) * 1000)::bigint);
  end if;
  return true;
end $$;
