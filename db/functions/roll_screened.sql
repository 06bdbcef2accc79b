-- Rolls the take of a brief, free of charge, once: a second call answers the take of the first. Null where the screening is gone.
create function roll_screened(
  p_operator uuid, p_screening uuid, p_brief text, p_attempt int, p_take uuid, p_channel text, p_request json
) returns uuid language plpgsql as $$
declare
  v_take uuid;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform from screening where screening_id = p_screening for update;
  if not found then
    return null;
  end if;
  insert into screening_take (operator_id, screening_id, brief, attempt, take_id)
  values (p_operator, p_screening, p_brief, p_attempt, p_take) on conflict do nothing;
  if found then
    perform accept_take(p_operator, p_take, p_channel, 0, p_request, null, null, null, null);
    update take set origin = 'screening' where take_id = p_take;
    return p_take;
  end if;
  select take_id into v_take from screening_take where screening_id = p_screening and brief = p_brief and attempt = p_attempt;
  return v_take;
end $$;
