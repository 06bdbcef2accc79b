-- Stores events and effects of the current attempt while it works, and answers its fence.
create function record_progress(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json, p_events json, p_effects json
) returns int language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_fence int;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  v_fence := hold_stage(p_operator, p_take, p_step, p_fence, p_announcement);
  insert into stage_effect (take_id, step, effect_key, operator_id, value)
  select p_take, p_step, e ->> 'key', p_operator, e -> 'value' from json_array_elements(p_effects) e
  on conflict do nothing;
  perform append_held(p_operator, p_take, p_events);
  return v_fence;
end $$;
