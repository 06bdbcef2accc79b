-- owner: lt_operators
-- execute: lt_auth
-- An operator as it stands now; no row where there is none.
create function find_operator(p_operator uuid) returns table (operator_id uuid, email text, role text, is_disabled boolean)
language sql stable security definer set search_path = public, pg_temp as
  $$ select operator_id, email, role, disabled_at is not null from operator where operator_id = p_operator $$;
