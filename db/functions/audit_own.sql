-- owner: lt_operators
-- execute: lt_auth
-- Adds an entry about what an operator did with its own sessions and applications.
create function audit_own(p_operator uuid, p_action text, p_subject text, p_detail jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform append_audit(p_operator, p_action, p_subject, p_detail);
end $$;
