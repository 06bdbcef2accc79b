-- owner: lt_screening
-- execute: owner, lt_api
-- The installation's own canaries, each with why its last run failed. For an admin.
create function list_built_in_canaries(p_actor uuid) returns table (
  canary_id uuid, name text, channel text, is_paused boolean, failures_in_a_row int, last_passed_at timestamptz, last_run_at timestamptz, failed jsonb
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  return query
  select c.canary_id, c.name, c.channel, c.is_paused, c.failures_in_a_row, c.last_passed_at, r.at, r.failed
  from canary c left join lateral (
    select e.at, e.failed from canary_run e where e.operator_id = c.operator_id and e.canary_id = c.canary_id order by e.at desc limit 1
  ) r on true
  where c.is_built_in order by c.channel;
end $$;
