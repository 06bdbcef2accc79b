-- owner: lt_operators
-- execute: lt_operators
-- Adds an entry about an operator to its own trail, and to that of the admin who caused it. The actor is null at the command line.
create function audit_change(p_actor uuid, p_operator uuid, p_action text, p_detail jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before text := coalesce(current_setting('app.operator_id', true), '');
  v_trail uuid;
begin
  perform set_config('app.operator_id', coalesce(p_actor::text, ''), true);
  -- Two trails are always taken in one order.
  for v_trail in select distinct t from unnest(array[p_operator, p_actor]) t where t is not null order by t loop
    perform append_audit(v_trail, p_action, p_operator::text, p_detail);
  end loop;
  perform set_config('app.operator_id', v_before, true);
end $$;
