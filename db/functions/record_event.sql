-- Records what has happened, in the transaction that made it happen, for the one operator whom it concerns, and queues its delivery to each
-- subscription that wants it. The body is frozen here (INTERFACE, part 4, Webhook bodies). Answers the event's id.
create function record_event(p_operator uuid, p_type text, p_data json) returns uuid language plpgsql as $$
declare
  v_event uuid := gen_random_uuid();
  v_at timestamptz := clock_timestamp();
begin
  insert into event (event_id, operator_id, type, created_at, body)
  values (v_event, p_operator, p_type, v_at, format('{"id":%s,"type":%s,"createdAt":%s,"data":%s}',
    to_json('evt_' || v_event), to_json(p_type), to_json(to_char(v_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), p_data));
  perform queue_delivery(p_operator, v_event, s.webhook_id)
  from webhook_subscription s
  where s.operator_id = p_operator and s.state = 'active' and s.deleted_at is null and p_type = any (s.events);
  return v_event;
end $$;
