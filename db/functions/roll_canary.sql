-- Rolls the take of a canary, charged like any. A second call with the same take finds it; while the last one still runs no other is rolled.
-- Answers rolled, running, gone or, with the reason kept for its operator, no_credits, no_credential or archive_full.
create function roll_canary(
  p_operator uuid, p_canary uuid, p_take uuid, p_price int, p_request json, p_quota bigint default null, p_needs_credential boolean default false
) returns text language plpgsql as $$
declare
  v_canary canary;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select * into v_canary from canary where canary_id = p_canary for update;
  if not found then
    return 'gone';
  end if;
  if exists (select from take where take_id = p_take) then
    return 'rolled';
  end if;
  if exists (select from take where operator_id = p_operator and canary_id = p_canary and ended_at is null) then
    return 'running';
  end if;
  begin
    perform accept_take(p_operator, p_take, v_canary.channel, p_price, p_request, null, null, null, null, p_quota, p_needs_credential);
  exception when sqlstate 'LT402' then
    update canary set problem = 'The wallet has too few credits.' where canary_id = p_canary;
    return 'no_credits';
  when sqlstate 'LT414' then
    update canary set problem = 'No key of your own is stored for this channel.' where canary_id = p_canary;
    return 'no_credential';
  when sqlstate 'LT507' then
    update canary set problem = 'The archive is full.' where canary_id = p_canary;
    return 'archive_full';
  end;
  update take set origin = case when v_canary.is_built_in then 'installation_canary' else 'canary' end, canary_id = p_canary where take_id = p_take;
  update canary set problem = null where canary_id = p_canary;
  return 'rolled';
end $$;
