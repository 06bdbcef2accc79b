-- Makes the canary of a channel what the channel says, as a row of the installation's own operator. Whoever paused it finds it paused.
create function keep_built_in_canary(p_operator uuid, p_channel text, p_name text, p_brief text, p_every int, p_expectations jsonb)
returns void language plpgsql as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  insert into canary (operator_id, channel, name, brief, every_seconds, expectations, is_built_in)
  values (p_operator, p_channel, p_name, p_brief, p_every, p_expectations, true)
  on conflict (operator_id, channel) where is_built_in do update
    set name = excluded.name, brief = excluded.brief, every_seconds = excluded.every_seconds, expectations = excluded.expectations
    where (canary.name, canary.brief, canary.every_seconds, canary.expectations)
      is distinct from (excluded.name, excluded.brief, excluded.every_seconds, excluded.expectations);
end $$;
