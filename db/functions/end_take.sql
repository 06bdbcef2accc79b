-- Ends a take once, by what its log held up to p_seq (LT411 where it holds more by now; null: whatever it holds): credits, state,
-- terminal event, and what its subscribers are told. A second end changes nothing and answers false. The wallet is locked before
-- creditsLeft is read, and joins the response here because only this transaction knows it.
create function end_take(p_operator uuid, p_take uuid, p_state text, p_end json, p_before json, p_seq int) returns boolean language plpgsql as $$
declare
  v_price int;
  v_left int;
  v_stored bigint;
  v_response text := (p_end -> 'response')::text;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select price into v_price from take where take_id = p_take and ended_at is null for no key update;
  if not found then
    return false;
  end if;
  if exists (select from take_event where take_id = p_take and seq > p_seq) then
    raise exception 'the log of take % has gone on', p_take using errcode = 'LT411';
  end if;
  perform move_credits(p_operator, 'take:' || p_take || ':end', case p_state when 'finished' then 'settle' else 'release' end, v_price);
  select available into v_left from wallet where operator_id = p_operator;
  delete from outbox where take_id = p_take;
  if json_array_length(p_before) > 0 then
    perform append_held(p_operator, p_take, p_before);
  end if;
  perform append_held(p_operator, p_take, json_build_array(json_build_object(
    'key', 'end', 'type', p_end ->> 'type',
    'payload', json_build_object(
      'grade', p_end -> 'grade', 'overall', p_end -> 'overall', 'links', p_end -> 'links', 'code', p_end -> 'code',
      'response', (left(v_response, -1) || ',"creditsLeft":' || v_left || '}')::json))));
  v_stored := coalesce((select sum(pg_column_size(payload)) from take_event where take_id = p_take), 0)
    + coalesce((select sum(coalesce(pg_column_size(output), 0) + coalesce(pg_column_size(report), 0)) from stage where take_id = p_take), 0)
    + coalesce((select sum(pg_column_size(value)) from stage_effect where take_id = p_take), 0)
    + coalesce((select sum(byte_length) from still where take_id = p_take), 0);
  -- Last, so that nothing of the take is younger than its end.
  update take set stored_bytes = v_stored, state = p_state, ended_at = clock_timestamp(), started_at = coalesce(started_at, clock_timestamp()),
    grade = p_end ->> 'grade', overall = (p_end ->> 'overall')::numeric
  where take_id = p_take;
  perform record_take_end(p_operator, p_take, p_state, p_end);
  perform count_archived(p_operator, v_stored);
  return true;
end $$;
