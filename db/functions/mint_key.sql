-- owner: lt_keys
-- execute: lt_api, owner
-- Mints a key of an operator who is not disabled. The key itself is known to its holder alone. Answers its id; null where there is no such operator.
create function mint_key(p_operator uuid, p_scope text, p_channel text, p_hash bytea, p_hint text, p_label text) returns uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_key uuid;
begin
  insert into feed_key (operator_id, scope, channel, hash, hint, label)
  select o.operator_id, p_scope, p_channel, p_hash, p_hint, p_label from operator o
  where o.operator_id = p_operator and o.operator_id = current_operator() and o.disabled_at is null
  returning key_id into v_key;
  return v_key;
end $$;
