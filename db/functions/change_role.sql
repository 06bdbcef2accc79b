-- owner: lt_operators
-- execute: lt_auth, lt_api
-- Gives an operator a role, in force from the next request on; false where there is no such operator. Ends in LT413 where nobody would be an admin
-- any more.
create function change_role(p_actor uuid, p_operator uuid, p_role text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before text;
begin
  perform pg_advisory_xact_lock(hashtext('longtake.admins'));
  perform require_admin(p_actor);
  select role into v_before from operator where operator_id = p_operator for update;
  if not found then
    return false;
  end if;
  if v_before <> p_role then
    if p_role <> 'admin' then
      perform require_another_admin(p_operator);
    end if;
    update operator set role = p_role where operator_id = p_operator;
    perform audit_change(p_actor, p_operator, 'operator.role_changed', jsonb_build_object('from', v_before, 'to', p_role));
  end if;
  return true;
end $$;
