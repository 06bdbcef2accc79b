-- owner: lt_collect
-- execute: lt_worker
-- Removes takes that ended before this age, with their logs, outputs, citations and stills, and marks the pages that no other take, and no specimen, has
-- a use for. A take that filed specimens stays: they stand on it. What was paid stays in the ledger. Answers how many takes.
create function collect_takes(p_older_than interval, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_takes uuid[];
  v_operators uuid[];
  v_hashes text[];
begin
  v_takes := array(
    select t.take_id from take t
    where t.ended_at < now() - p_older_than
      and not exists (select from specimen s where s.operator_id = t.operator_id and s.take_id = t.take_id)
    order by t.ended_at limit p_limit for update skip locked);
  if cardinality(v_takes) = 0 then
    return 0;
  end if;
  select array_agg(r.operator_id), array_agg(r.sha256) into v_operators, v_hashes
  from (select distinct operator_id, sha256 from page_read where take_id = any (v_takes)) r;
  delete from idempotency where take_id = any (v_takes);
  delete from attestation where take_id = any (v_takes);
  delete from outbox where take_id = any (v_takes);
  delete from archived_document where take_id = any (v_takes);
  delete from citation where take_id = any (v_takes);
  delete from page_read where take_id = any (v_takes);
  delete from still where take_id = any (v_takes);
  delete from stage_effect where take_id = any (v_takes);
  delete from stage where take_id = any (v_takes);
  delete from take_event where take_id = any (v_takes);
  delete from pipeline_run where take_id = any (v_takes);
  with gone as (
    delete from take where take_id = any (v_takes) returning operator_id, stored_bytes
  )
  update archive_usage u set bytes = greatest(0, u.bytes - freed.bytes)
  from (select operator_id, sum(stored_bytes) as bytes from gone group by operator_id) freed
  where u.operator_id = freed.operator_id;
  perform mark_unknown_pages(v_operators, v_hashes);
  return cardinality(v_takes);
end $$;
