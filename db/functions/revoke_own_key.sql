-- owner: lt_keys
-- execute: lt_api, owner
-- Takes a key of the operator out of force at once. Answers false where there is none in force.
create function revoke_own_key(p_operator uuid, p_key uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update feed_key set revoked_at = now()
  where key_id = p_key and operator_id = p_operator and operator_id = current_operator() and revoked_at is null;
  return found;
end $$;
