-- Logs a call and decides whether the tool's limit admits it: p_limit counted calls in the last 60 seconds, counted from the log under the
-- operator's lock. Answers the operator's role as it is now, and what is cached under the key for that role. A refused call is complete.
create function open_tool_call(
  p_operator uuid, p_call uuid, p_request text, p_credential text, p_tool text, p_arguments_sha256 text, p_is_sandbox boolean, p_limit int,
  p_cache_key text, out role text, out generation bigint, out retry_after_seconds int, out answer text
) language plpgsql as $$
declare
  v_head chain_head;
  v_call tool_call;
  v_counted int;
  v_oldest timestamptz;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  v_head := hold_chains(p_operator);
  v_call.operator_id := p_operator;
  v_call.seq := v_head.calls + 1;
  v_call.call_id := p_call;
  v_call.request_id := p_request;
  v_call.credential_id := p_credential;
  v_call.tool := p_tool;
  v_call.arguments_sha256 := p_arguments_sha256;
  v_call.is_sandbox := p_is_sandbox;
  v_call.at := greatest(clock_timestamp(), v_head.called_at);
  v_call.previous_hash := v_head.call_hash;
  select count(*), min(c.at) into v_counted, v_oldest from tool_call c
  where c.operator_id = p_operator and c.tool = p_tool and c.is_counted and c.at > v_call.at - interval '60 seconds';
  v_call.is_counted := v_counted < p_limit;
  v_call.hash := hash_tool_call(v_call);
  insert into tool_call values (v_call.*);
  update chain_head h set calls = v_call.seq, call_hash = v_call.hash, called_at = v_call.at where h.operator_id = p_operator;

  select o.role into role from operator o where o.operator_id = p_operator;
  generation := v_head.generation;
  if not v_call.is_counted then
    retry_after_seconds := greatest(1, ceil(extract(epoch from v_oldest + interval '60 seconds' - v_call.at)))::int;
    perform close_tool_call(p_operator, p_call, 'limited', 'rate_limited',
      format('%s may be called %s times a minute; the next call is possible in %s seconds.', p_tool, p_limit, retry_after_seconds), 0, false);
  elsif p_cache_key is not null then
    select a.answer into answer from tool_answer a
    where a.operator_id = p_operator and a.cache_key = p_cache_key and a.role = open_tool_call.role
      and a.generation = v_head.generation and a.expires_at > v_call.at;
  end if;
end $$;
