-- owner: lt_keys
-- execute: owner
-- Takes a key of any operator out of force at once. Answers whose it is, and whether it was in force; nothing for one that does not exist.
create function revoke_key(p_key uuid) returns table (email text, was_in_force boolean)
language sql volatile security definer set search_path = public, pg_temp as $$
  with revoked as (
    update feed_key set revoked_at = now() where key_id = p_key and revoked_at is null returning key_id
  )
  select o.email, exists (select from revoked)
  from feed_key k join operator o on o.operator_id = k.operator_id where k.key_id = p_key
$$;
