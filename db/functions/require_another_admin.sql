-- owner: lt_operators
-- execute: lt_operators
-- Ends in LT413 where this operator is the only admin in good standing. The caller holds the lock 'longtake.admins': two admins who take the role
-- from each other come one after the other.
create function require_another_admin(p_operator uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from operator where operator_id = p_operator and role = 'admin' and disabled_at is null)
    and not exists (select from operator where operator_id <> p_operator and role = 'admin' and disabled_at is null) then
    raise exception 'there has to be an admin' using errcode = 'LT413';
  end if;
end $$;
