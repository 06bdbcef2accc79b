-- owner: lt_operators
-- execute: owner, lt_auth, lt_api
-- Makes an operator with its wallet, or finds the one that has this address. "p_actor" is the admin who wants it; null at the command line.
create function add_operator(p_actor uuid, p_email text, p_role text, out operator_id uuid, out is_new boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  insert into operator (email, role) values (lower(p_email), p_role)
  on conflict (email) do nothing
  returning operator.operator_id into operator_id;
  is_new := operator_id is not null;
  if not is_new then
    select o.operator_id into operator_id from operator o where o.email = lower(p_email);
    return;
  end if;
  insert into wallet (operator_id) values (add_operator.operator_id);
  insert into auth.operator (id, name, email, email_verified)
  values (add_operator.operator_id, lower(p_email), lower(p_email), true);
  perform audit_change(p_actor, add_operator.operator_id, 'operator.added', jsonb_build_object('email', lower(p_email), 'role', p_role));
end $$;
