-- What a stage starts from: its stored report if it is done, the outputs of the steps asked for, the pages that the take
-- has read and its log where they are asked for, and what the take is about.
create function open_stage(
  p_operator uuid, p_take uuid, p_step text, p_inputs text[], p_with_pages boolean, p_with_log boolean,
  out report json, out attempts int, out inputs json, out pages json, out log json, out request json, out channel text,
  out created_at timestamptz, out started_at timestamptz
) language plpgsql as $$
declare
  v_ended_at timestamptz;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select t.channel, t.created_at, t.started_at, t.ended_at, e.payload, s.report, coalesce(s.fence, 0)
  into channel, created_at, started_at, v_ended_at, request, report, attempts
  from take t join take_event e on e.take_id = t.take_id and e.seq = 1
  left join stage s on s.take_id = t.take_id and s.step = p_step where t.take_id = p_take;
  if not found then
    raise exception 'no take %', p_take using errcode = 'LT404';
  end if;
  if v_ended_at is not null then
    raise exception 'take % has ended', p_take using errcode = 'LT410';
  end if;
  if report is not null then
    return;
  end if;
  select coalesce(json_object_agg(s.step, s.output), '{}'::json) into inputs
  from stage s where s.take_id = p_take and s.step = any (p_inputs) and s.finished_at is not null;
  if p_with_pages then
    select coalesce(json_agg(r), '[]'::json) into pages from read_pages(p_operator, p_take) r;
  end if;
  if p_with_log then
    select json_agg(json_build_object('seq', e.seq, 'type', e.type, 'payload', e.payload, 'at', e.at) order by e.seq) into log
    from take_event e where e.take_id = p_take;
  end if;
end $$;
