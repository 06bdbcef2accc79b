-- The response that the end of a take froze, as it was stored; null while the take runs.
create function read_response(p_operator uuid, p_take uuid) returns text language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  return (select (payload -> 'response')::text from take_event where take_id = p_take and event_key = 'end');
end $$;
