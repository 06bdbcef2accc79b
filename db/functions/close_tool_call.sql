-- Logs how a call ended. A failure or denial of a call that was no rehearsal raises tool.error; a limit raises nothing.
create function close_tool_call(
  p_operator uuid, p_call uuid, p_outcome text, p_code text, p_reason text, p_latency_ms int, p_is_cached boolean
) returns void language plpgsql as $$
declare
  v_head chain_head;
  v_outcome tool_outcome;
  v_tool text;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  v_head := hold_chains(p_operator);
  v_outcome.operator_id := p_operator;
  v_outcome.seq := v_head.outcomes + 1;
  v_outcome.call_id := p_call;
  v_outcome.outcome := p_outcome;
  v_outcome.code := p_code;
  v_outcome.reason := p_reason;
  v_outcome.latency_ms := p_latency_ms;
  v_outcome.is_cached := p_is_cached;
  v_outcome.at := clock_timestamp();
  v_outcome.previous_hash := v_head.outcome_hash;
  v_outcome.hash := hash_tool_outcome(v_outcome);
  insert into tool_outcome values (v_outcome.*);
  update chain_head set outcomes = v_outcome.seq, outcome_hash = v_outcome.hash where operator_id = p_operator;
  if p_outcome in ('failed', 'denied') then
    select tool into v_tool from tool_call where operator_id = p_operator and call_id = p_call and not is_sandbox;
    if found then
      perform record_event(p_operator, 'tool.error', json_build_object(
        'callId', p_call, 'tool', v_tool, 'outcome', p_outcome, 'code', p_code, 'reason', p_reason, 'latencyMs', p_latency_ms,
        'cacheHit', p_is_cached, 'at', iso(v_outcome.at)));
    end if;
  end if;
end $$;
