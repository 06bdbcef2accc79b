-- owner: lt_operators
-- execute: lt_worker
-- Operators from p_from on, by their id: each may have a library. Whoever reads it does so as that operator.
create function list_libraries(p_from uuid, p_limit int) returns table (operator_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.operator_id from operator o where p_from is null or o.operator_id >= p_from order by o.operator_id limit p_limit
$$;
