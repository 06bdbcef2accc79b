-- Stores what a stage made, together with stage.finished. A first attempt whose work took no time is announced here as well:
-- p_events then holds the announcement too. Where another attempt has announced itself meanwhile, that one is fenced off.
create function finish_stage(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
  p_report json, p_output json, p_output_sha256 text, p_events json
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  if p_fence is null then
    update take set state = p_announcement ->> 'state', started_at = coalesce(started_at, clock_timestamp())
    where take_id = p_take and ended_at is null;
    if not found then
      raise exception 'take % has ended', p_take using errcode = 'LT410';
    end if;
    insert into stage (take_id, step, operator_id, fence, finished_at, report, output, output_sha256)
    values (p_take, p_step, p_operator, 1, clock_timestamp(), p_report, p_output, p_output_sha256)
    on conflict (take_id, step) do nothing;
    if found then
      perform append_held(p_operator, p_take, p_events);
      return;
    end if;
  end if;
  perform hold_stage(p_operator, p_take, p_step, p_fence, p_announcement);
  update stage set finished_at = clock_timestamp(), report = p_report, output = p_output, output_sha256 = p_output_sha256
  where take_id = p_take and step = p_step;
  perform append_held(p_operator, p_take, p_events);
end $$;
