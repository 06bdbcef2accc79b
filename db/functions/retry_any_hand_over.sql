-- owner: lt_review
-- execute: lt_api
-- Puts a specimen of any operator that the courier refused, or that was given up, back on its way. For the admin that the transaction runs for.
create function retry_any_hand_over(p_specimen uuid) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_admin uuid := current_operator();
  v_operator uuid;
  v_is_retried boolean;
begin
  perform require_reviewer();
  select operator_id into v_operator from hand_over where specimen_id = p_specimen;
  if not found then
    return false;
  end if;
  v_is_retried := retry_hand_over(v_operator, p_specimen);
  perform set_config('app.operator_id', v_admin::text, true);
  if v_is_retried then
    perform append_audit(v_admin, 'courier.retried', p_specimen::text, '{}');
  end if;
  return v_is_retried;
end $$;
