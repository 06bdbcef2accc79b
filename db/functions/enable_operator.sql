-- owner: lt_operators
-- execute: lt_auth, lt_api
-- Lets a disabled operator in again: its keys work as before, it signs in and connects its applications anew. False where there is no such operator.
create function enable_operator(p_actor uuid, p_operator uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  perform from operator where operator_id = p_operator for update;
  if not found then
    return false;
  end if;
  update operator set disabled_at = null where operator_id = p_operator and disabled_at is not null;
  if found then
    perform audit_change(p_actor, p_operator, 'operator.enabled', '{}');
  end if;
  return true;
end $$;
