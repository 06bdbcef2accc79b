-- owner: lt_keys
-- execute: owner
-- Keys of all operators, the newest first.
create function list_keys() returns table (
  key_id uuid, email text, scope text, channel text, hint text, created_at timestamptz, revoked_at timestamptz
) language sql stable security definer set search_path = public, pg_temp as $$
  select k.key_id, o.email, k.scope, k.channel, k.hint, k.created_at, k.revoked_at
  from feed_key k join operator o on o.operator_id = k.operator_id order by k.created_at desc, k.key_id
$$;
