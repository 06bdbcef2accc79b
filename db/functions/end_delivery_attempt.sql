-- Records how an attempt ended. p_next_ms is the time to the next one, null where there is none. A receiver that answers 410, or from which
-- nothing but failures came for five days, is told of nothing any more. Answers whether that happened just now.
create function end_delivery_attempt(
  p_operator uuid, p_delivery uuid, p_attempt int, p_is_delivered boolean, p_status int, p_latency_ms int, p_failure text, p_answer text, p_next_ms bigint
) returns boolean language plpgsql as $$
declare
  v_webhook uuid;
  v_next timestamptz := clock_timestamp() + p_next_ms * interval '1 millisecond';
  v_reason text;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  update webhook_attempt set outcome = case when p_is_delivered then 'delivered' else 'failed' end, status = p_status,
    latency_ms = p_latency_ms, failure = p_failure, answer = p_answer, next_attempt_at = v_next
  where delivery_id = p_delivery and attempt = p_attempt and outcome = 'waiting'
  returning webhook_id into v_webhook;
  if not found then
    return false;
  end if;
  update webhook_delivery set
    outcome = case when p_is_delivered then 'delivered' when v_next is null then 'failed' else 'waiting' end,
    next_attempt_at = v_next, ended_at = case when p_is_delivered or v_next is null then clock_timestamp() end
  where delivery_id = p_delivery;
  if p_is_delivered then
    update webhook_subscription set failing_since = null where webhook_id = v_webhook and failing_since is not null;
    return false;
  end if;
  update webhook_subscription set failing_since = clock_timestamp() where webhook_id = v_webhook and failing_since is null;
  v_reason := case when p_status = 410 then 'The receiver answered 410 Gone.' else 'Nothing but failures for five days.' end;
  update webhook_subscription set state = 'disabled', disabled_reason = v_reason
  where webhook_id = v_webhook and state = 'active' and (p_status = 410 or failing_since < clock_timestamp() - interval '5 days');
  return found;
end $$;
