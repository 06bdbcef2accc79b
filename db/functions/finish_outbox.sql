-- owner: lt_dispatch
-- execute: lt_worker
-- Removes entries whose work is done.
create function finish_outbox(p_ids bigint[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from outbox where outbox_id = any (p_ids)
$$;
