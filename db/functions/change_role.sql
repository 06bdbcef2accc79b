-- owner: lt_operators
-- execute: lt_auth, lt_api
-- Gives an operator a role, in force from the next request on; false where there is no such operator.
create function change_role(p_actor uuid, p_operator uuid, p_role text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  update operator set role = p_role where operator_id = p_operator;
  return found;
end $$;
