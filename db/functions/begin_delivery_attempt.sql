-- Begins an attempt, or finds how it ended when it was begun before. Whether anybody is still to be told is looked at here, under a lock
-- that a deletion waits for: none begins after the confirmation. What is stopped ends the delivery.
create function begin_delivery_attempt(
  p_operator uuid, p_event uuid, p_webhook uuid, p_attempt int,
  out delivery_id uuid, out outcome text, out failure text, out type text, out body text, out url text,
  out secret_sealed bytea, out previous_secret_sealed bytea
) language plpgsql as $$
#variable_conflict use_column
declare
  v_state text;
  v_deleted_at timestamptz;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select d.delivery_id, s.state, s.deleted_at, s.url, s.secret_sealed,
    case when s.previous_secret_until > now() then s.previous_secret_sealed end, e.type, e.body
  into delivery_id, v_state, v_deleted_at, url, secret_sealed, previous_secret_sealed, type, body
  from webhook_delivery d join webhook_subscription s on s.webhook_id = d.webhook_id join event e on e.event_id = d.event_id
  where d.event_id = p_event and d.webhook_id = p_webhook for share of s;
  if not found then
    outcome := 'stopped';
    failure := 'the delivery is gone';
    return;
  end if;
  if v_deleted_at is not null or v_state <> 'active' then
    outcome := 'stopped';
    failure := case when v_deleted_at is not null then 'the subscription was deleted' else 'the subscription is disabled' end;
    update webhook_delivery d set outcome = 'failed', next_attempt_at = null, ended_at = clock_timestamp()
    where d.delivery_id = begin_delivery_attempt.delivery_id;
    return;
  end if;
  select a.outcome, a.failure into outcome, failure from webhook_attempt a
  where a.delivery_id = begin_delivery_attempt.delivery_id and a.attempt = p_attempt;
  -- One that is there is not inserted: the conflict would wait for its end, which waits for the subscription.
  if not found then
    insert into webhook_attempt (delivery_id, attempt, operator_id, webhook_id)
    values (begin_delivery_attempt.delivery_id, p_attempt, p_operator, p_webhook) on conflict do nothing;
    select a.outcome, a.failure into outcome, failure from webhook_attempt a
    where a.delivery_id = begin_delivery_attempt.delivery_id and a.attempt = p_attempt;
  end if;
end $$;
