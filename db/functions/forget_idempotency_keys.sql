-- owner: lt_collect
-- execute: lt_worker
-- Removes idempotency keys of all operators that are out of force (24 hours, interface document, part 2, Takes). Answers how many.
create function forget_idempotency_keys(p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_gone int;
begin
  delete from idempotency where (operator_id, channel, idempotency_key) in (
    select operator_id, channel, idempotency_key from idempotency
    where created_at < now() - interval '24 hours' order by created_at limit p_limit for update skip locked);
  get diagnostics v_gone = row_count;
  return v_gone;
end $$;
