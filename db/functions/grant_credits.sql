-- owner: lt_operators
-- execute: lt_api, lt_auth, owner
-- Grants credits to an operator, with the reason. The actor is an admin, or null for a command. p_operation makes a form that was sent twice one
-- grant. It is in the trails of both. Answers what is then available; null where there is no such operator.
create function grant_credits(p_actor uuid, p_operator uuid, p_operation text, p_amount int, p_reason text) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_left int;
begin
  perform require_admin(p_actor);
  insert into ledger_transfer (operator_id, operation, kind, from_account, to_account, amount, reason)
  select w.operator_id, 'grant:' || p_operation, 'grant', 'issued', 'available', p_amount, p_reason from wallet w where w.operator_id = p_operator
  on conflict (operator_id, operation) do nothing;
  if found then
    update wallet set available = available + p_amount where operator_id = p_operator;
    perform audit_change(p_actor, p_operator, 'credits.granted', jsonb_build_object('credits', p_amount, 'reason', p_reason));
  end if;
  select available into v_left from wallet where operator_id = p_operator;
  return v_left;
end $$;
