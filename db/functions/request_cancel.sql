-- Asks for a take to be cancelled; answers false for one that is not the operator's. Asking again, or late, changes nothing.
create function request_cancel(p_operator uuid, p_take uuid) returns boolean language plpgsql as $$
declare
  v_ended_at timestamptz;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select ended_at into v_ended_at from take where take_id = p_take for no key update;
  if not found then
    return false;
  end if;
  if v_ended_at is null then
    update take set cancel_requested_at = coalesce(cancel_requested_at, clock_timestamp()) where take_id = p_take;
    perform append_events(p_operator, p_take,
      json_build_array(json_build_object('key', 'cancel', 'type', 'take.cancel_requested', 'payload', '{}'::json)));
    insert into outbox (operator_id, take_id, kind) values (p_operator, p_take, 'cancel_take') on conflict do nothing;
  end if;
  return true;
end $$;
