-- Nothing that was cached for the operator before this transaction is served after it. Holds the chains, so that an answer that is being
-- computed beside it is not kept either.
create function drop_answers(p_operator uuid) returns void language plpgsql as $$
begin
  perform hold_chains(p_operator);
  update chain_head set generation = generation + 1 where operator_id = p_operator;
end $$;
