-- Locks the take for an attempt and makes sure that it is the current one. Without a fence the attempt announces itself and gets
-- the next one, which fences earlier attempts off. p_announcement is { state, before: [events], started: event }.
create function hold_stage(p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json) returns int
language plpgsql as $$
declare
  v_fence int := p_fence;
  v_state text := p_announcement ->> 'state';
  v_started json := p_announcement -> 'started';
  v_finished_at timestamptz;
begin
  perform from take where take_id = p_take and ended_at is null for no key update;
  if not found then
    raise exception 'take % has ended', p_take using errcode = 'LT410';
  end if;
  if v_fence is not null then
    perform from stage where take_id = p_take and step = p_step and fence = p_fence and finished_at is null;
    if not found then
      raise exception 'attempt % of % is fenced off', p_fence, p_step using errcode = 'LT409';
    end if;
    return v_fence;
  end if;
  insert into stage as s (take_id, step, operator_id, fence) values (p_take, p_step, p_operator, 1)
  on conflict (take_id, step) do update set fence = s.fence + 1 returning s.fence, s.finished_at into v_fence, v_finished_at;
  if v_finished_at is not null then
    raise exception '% is finished', p_step using errcode = 'LT208';
  end if;
  update take set state = v_state, started_at = coalesce(started_at, clock_timestamp()) where take_id = p_take and state <> v_state;
  if json_array_length(p_announcement -> 'before') > 0 then
    perform append_held(p_operator, p_take, p_announcement -> 'before');
  end if;
  perform append_held(p_operator, p_take, json_build_array(
    case when v_fence = 1 then v_started else json_build_object(
      'key', p_step || '/retried/' || v_fence, 'type', 'stage.retried',
      'payload', json_build_object('stage', v_started -> 'payload' -> 'stage', 'round', v_started -> 'payload' -> 'round', 'attempt', v_fence)
    ) end));
  return v_fence;
end $$;
