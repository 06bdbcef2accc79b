-- What a stage starts from: its stored report if it is done, the outputs of the steps asked for, the pages that the take
-- has read and its log where they are asked for, and what the take is about. One statement: each costs as much as what it reads.
create function open_stage(
  p_operator uuid, p_take uuid, p_step text, p_inputs text[], p_with_pages boolean, p_with_log boolean,
  out report json, out attempts int, out inputs json, out pages json, out log json, out request json, out channel text,
  out created_at timestamptz, out started_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_ended_at timestamptz;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select t.channel, t.created_at, t.started_at, t.ended_at, e.payload, s.report, coalesce(s.fence, 0),
    case when s.report is null then (
      select coalesce(json_object_agg(i.step, i.output), '{}'::json)
      from stage i where i.take_id = p_take and i.step = any (p_inputs) and i.finished_at is not null) end,
    case when s.report is null and p_with_pages then (
      select coalesce(json_agg(r order by r.request_id), '[]'::json) from pages_of_take(p_take) r) end,
    case when s.report is null and p_with_log then (
      select json_agg(json_build_object('seq', l.seq, 'type', l.type, 'payload', l.payload, 'at', l.at) order by l.seq)
      from take_event l where l.take_id = p_take) end
  into channel, created_at, started_at, v_ended_at, request, report, attempts, inputs, pages, log
  from take t join take_event e on e.take_id = t.take_id and e.seq = 1
  left join stage s on s.take_id = t.take_id and s.step = p_step where t.take_id = p_take;
  if not found then
    raise exception 'no take %', p_take using errcode = 'LT404';
  end if;
  if v_ended_at is not null then
    raise exception 'take % has ended', p_take using errcode = 'LT410';
  end if;
end $$;
