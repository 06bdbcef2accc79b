-- owner: lt_review
-- execute: lt_review
-- Ends in LT403 unless the operator that the transaction runs for is an admin in good standing at this moment.
create function require_reviewer() returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform from operator where operator_id = current_operator() and role = 'admin' and disabled_at is null;
  if not found then
    raise exception 'an admin has to do this' using errcode = 'LT403';
  end if;
end $$;
