-- owner: lt_screening
-- execute: lt_worker
-- Records what concerns the installation: an event for each of its admins in good standing, in the transaction of the cause.
create function tell_admins(p_type text, p_data json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform record_event(o.operator_id, p_type, p_data) from operator o where o.role = 'admin' and o.disabled_at is null;
end $$;
