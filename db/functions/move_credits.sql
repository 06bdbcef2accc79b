-- One movement of credits. The operation is a key made of ids: a second call with it changes nothing and answers false.
create function move_credits(p_operator uuid, p_operation text, p_kind text, p_amount int) returns boolean
language plpgsql as $$
declare
  v_from text := case p_kind when 'grant' then 'issued' when 'reserve' then 'available' else 'held' end;
  v_to text := case p_kind when 'reserve' then 'held' when 'settle' then 'spent' else 'available' end;
begin
  insert into ledger_transfer (operator_id, operation, kind, from_account, to_account, amount)
  values (p_operator, p_operation, p_kind, v_from, v_to, p_amount)
  on conflict (operator_id, operation) do nothing;
  if not found then
    return false;
  end if;
  update wallet set
    available = available + case when v_to = 'available' then p_amount when v_from = 'available' then -p_amount else 0 end,
    held = held + case when v_to = 'held' then p_amount when v_from = 'held' then -p_amount else 0 end
  where operator_id = p_operator and (v_from <> 'available' or available >= p_amount);
  if not found then
    raise exception 'credits exhausted' using errcode = 'LT402';
  end if;
  return true;
end $$;
