-- owner: lt_operators
-- execute: owner, lt_auth
-- The id of the operator with this address; null where there is none.
create function operator_id_of(p_email text) returns uuid language sql stable security definer set search_path = public, pg_temp as
  $$ select operator_id from operator where email = lower(p_email) $$;
