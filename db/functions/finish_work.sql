-- owner: lt_dispatch
-- execute: lt_worker
-- Removes work that was handed over.
create function finish_work(p_ids bigint[]) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from work_outbox where work_id = any (p_ids)
$$;
