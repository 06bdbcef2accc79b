-- owner: lt_operators
-- execute: lt_auth, lt_api
-- All operators, by address.
create function list_operators(p_actor uuid) returns table (
  operator_id uuid, email text, role text, disabled_at timestamptz, created_at timestamptz, credits int, has_password boolean, seen_at timestamptz
) language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform require_admin(p_actor);
  return query
  select o.operator_id, o.email, o.role, o.disabled_at, o.created_at, coalesce(w.available, 0),
    exists (select from auth.credential c where c.user_id = o.operator_id and c.password is not null),
    (select max(s.updated_at) from auth.session s where s.user_id = o.operator_id)
  from operator o left join wallet w on w.operator_id = o.operator_id
  order by o.email;
end $$;
