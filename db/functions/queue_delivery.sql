-- Queues the delivery of an event to a subscription; one that there was already is queued again, as its next round.
create function queue_delivery(p_operator uuid, p_event uuid, p_webhook uuid) returns uuid language plpgsql as $$
declare
  v_delivery uuid;
  v_round int;
begin
  insert into webhook_delivery as d (operator_id, webhook_id, event_id, event)
  select p_operator, p_webhook, p_event, e.type from event e where e.event_id = p_event
  on conflict (webhook_id, event_id) do update
    set round = d.round + 1, outcome = 'waiting', next_attempt_at = null, ended_at = null
    where d.outcome <> 'waiting'
  returning d.delivery_id, d.round into v_delivery, v_round;
  if not found then
    return null;
  end if;
  perform queue_work(p_operator, 'deliver_webhook', p_event || ':' || p_webhook || case when v_round > 1 then ':' || v_round else '' end);
  return v_delivery;
end $$;
