-- Records how an attempt to hand a specimen over ended; when the courier has it, `specimen.published` is fired in the same transaction, once.
-- The body of that event has room for so many dimensions as fit; the courier has them all. p_state is what the hand-over is then: queued while there is a next attempt, after p_next_ms.
create function end_hand_over(
  p_operator uuid, p_specimen uuid, p_attempt int, p_state text, p_target text, p_receipt text, p_status int, p_latency_ms int, p_failure text, p_next_ms bigint
) returns boolean language plpgsql as $$
declare
  v_at timestamptz := clock_timestamp();
  v_body json;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  -- In the order of begin_hand_over, which may run beside it for the same attempt.
  perform from hand_over where specimen_id = p_specimen for no key update;
  update hand_over_attempt set outcome = case p_state when 'handed_over' then 'delivered' else 'failed' end, status = p_status,
    latency_ms = p_latency_ms, detail = p_failure, next_attempt_at = v_at + p_next_ms * interval '1 millisecond'
  where specimen_id = p_specimen and attempt = p_attempt and outcome = 'waiting';
  if not found then
    return false;
  end if;
  update hand_over set state = p_state, target = p_target, receipt = p_receipt, handed_over_at = case p_state when 'handed_over' then v_at end
  where specimen_id = p_specimen and state = 'queued' returning body::json into v_body;
  if found and p_state = 'handed_over' then
    perform record_event(p_operator, 'specimen.published', json_build_object(
      'specimenId', p_specimen,
      'species', v_body -> 'specimen' -> 'species',
      'publishedAt', to_char(v_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'courier', json_build_object('target', p_target, 'receipt', p_receipt),
      'dimensions', (
        select coalesce(json_agg(e.entry order by e.n), '[]'::json) from (
          select f.entry, f.n, sum(octet_length(f.entry::text)) over (order by f.n) as bytes
          from (
            select json_build_object('name', d -> 'name', 'inches', d -> 'inches', 'uncertainty_inches', d -> 'uncertainty_inches',
              'confidence', d -> 'confidence', 'scale_path', d -> 'scale_path') as entry, n
            from json_array_elements(v_body -> 'specimen' -> 'dimensions') with ordinality as given (d, n)
          ) f
        ) e where e.bytes <= 16000)));
  end if;
  return true;
end $$;
