-- owner: lt_collect
-- execute: lt_worker
-- Marks pages that came before this time and that no take cites, may still read, or has read in a time since, and no specimen stands on. Answers how many.
create function collect_pages(p_older_than interval, p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_marked int;
begin
  with marked as (
    update page p set collected_at = now()
    where (p.operator_id, p.sha256) in (
      select q.operator_id, q.sha256 from page q
      where q.collected_at is null and q.created_at < now() - p_older_than
        and not exists (select from citation c where c.operator_id = q.operator_id and c.page_sha256 = q.sha256)
        and not exists (select from evidence e where e.operator_id = q.operator_id and e.page_sha256 = q.sha256)
        and not exists (
          select from page_read r join take t on t.take_id = r.take_id
          where r.operator_id = q.operator_id and r.sha256 = q.sha256 and (t.ended_at is null or t.ended_at >= now() - p_older_than))
      limit p_limit for update of q skip locked)
    returning p.operator_id, p.sha256, p.byte_length
  ), unsearchable as (
    delete from archived_document d using marked where d.operator_id = marked.operator_id and d.sha256 = marked.sha256
  ), freed as (
    update archive_usage u set bytes = greatest(0, u.bytes - f.bytes)
    from (select operator_id, sum(byte_length) as bytes from marked group by operator_id) f where u.operator_id = f.operator_id
  )
  select count(*) into v_marked from marked;
  return v_marked;
end $$;
