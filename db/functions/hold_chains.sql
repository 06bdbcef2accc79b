-- Locks where an operator's chains end; whoever appends to one or writes what lists show holds it to the end of the transaction. Who needs
-- those of two operators takes them in the order of their ids.
create function hold_chains(p_operator uuid) returns chain_head language plpgsql as $$
declare
  v_head chain_head;
begin
  select * into v_head from chain_head where operator_id = p_operator for update;
  if not found then
    insert into chain_head (operator_id) values (p_operator) on conflict do nothing;
    select * into v_head from chain_head where operator_id = p_operator for update;
  end if;
  return v_head;
end $$;
