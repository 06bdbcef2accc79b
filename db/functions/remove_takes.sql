-- owner: lt_collect
-- execute: lt_collect
-- Removes takes that have ended, with their logs, outputs, citations and stills, and marks the pages that no other take, and no specimen, has a use
-- for. What was paid stays in the ledger. Answers how many.
create function remove_takes(p_takes uuid[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_operators uuid[];
  v_hashes text[];
begin
  if cardinality(p_takes) = 0 then
    return 0;
  end if;
  select array_agg(r.operator_id), array_agg(r.sha256) into v_operators, v_hashes
  from (select distinct operator_id, sha256 from page_read where take_id = any (p_takes)) r;
  delete from idempotency where take_id = any (p_takes);
  delete from attestation where take_id = any (p_takes);
  delete from outbox where take_id = any (p_takes);
  delete from archived_document where take_id = any (p_takes);
  delete from citation where take_id = any (p_takes);
  delete from page_read where take_id = any (p_takes);
  delete from still where take_id = any (p_takes);
  delete from stage_effect where take_id = any (p_takes);
  delete from stage where take_id = any (p_takes);
  delete from take_event where take_id = any (p_takes);
  delete from pipeline_run where take_id = any (p_takes);
  with gone as (
    delete from take where take_id = any (p_takes) returning operator_id, stored_bytes
  )
  update archive_usage u set bytes = greatest(0, u.bytes - freed.bytes)
  from (select operator_id, sum(stored_bytes) as bytes from gone group by operator_id) freed
  where u.operator_id = freed.operator_id;
  perform mark_unknown_pages(v_operators, v_hashes);
  return cardinality(p_takes);
end $$;
