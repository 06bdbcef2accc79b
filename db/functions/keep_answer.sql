-- Keeps an answer for its window, unless the operator has written since the call was opened.
create function keep_answer(
  p_operator uuid, p_cache_key text, p_role text, p_generation bigint, p_answer text, p_seconds int
) returns void language plpgsql as $$
declare
  v_head chain_head := hold_chains(p_operator);
begin
  delete from tool_answer where operator_id = p_operator and expires_at < now();
  if v_head.generation <> p_generation then
    return;
  end if;
  insert into tool_answer values (p_operator, p_cache_key, p_role, p_generation, p_answer, clock_timestamp() + make_interval(secs => p_seconds))
  on conflict (operator_id, cache_key) do update set role = excluded.role, generation = excluded.generation,
    answer = excluded.answer, expires_at = excluded.expires_at;
end $$;
