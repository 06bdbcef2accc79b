-- Sends a test event to one subscription, whatever it subscribed to. Answers false where the operator has none that is active.
create function ping_webhook(p_operator uuid, p_webhook uuid) returns boolean language plpgsql as $$
declare
  v_event uuid;
begin
  perform from webhook_subscription where operator_id = p_operator and webhook_id = p_webhook and deleted_at is null and state = 'active';
  if not found then
    return false;
  end if;
  -- Nobody subscribes to it, so nobody else is told.
  v_event := record_event(p_operator, 'ping', json_build_object('webhookId', p_webhook));
  return queue_delivery(p_operator, v_event, p_webhook) is not null;
end $$;
