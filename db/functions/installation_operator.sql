-- owner: lt_operators
-- execute: owner, lt_worker, lt_screening
-- The operator that rolls the takes of screenings and of the installation's own canaries; made when it is asked for first. It has no login.
create function installation_operator(p_email text) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_operator uuid;
begin
  insert into operator (email, role) values (p_email, 'operator') on conflict (email) do nothing returning operator_id into v_operator;
  if v_operator is not null then
    insert into wallet (operator_id) values (v_operator);
    return v_operator;
  end if;
  select operator_id into v_operator from operator where email = p_email;
  return v_operator;
end $$;
