-- owner: lt_collect
-- execute: lt_collect
-- Marks those of these pages that no take has read, that nothing is cited from and no specimen stands on. Answers how many.
create function mark_unknown_pages(p_operators uuid[], p_sha256 text[]) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_marked int;
begin
  with marked as (
    update page p set collected_at = now()
    where p.collected_at is null
      and (p.operator_id, p.sha256) in (select * from unnest(p_operators, p_sha256))
      and not exists (select from page_read r where r.operator_id = p.operator_id and r.sha256 = p.sha256)
      and not exists (select from citation c where c.operator_id = p.operator_id and c.page_sha256 = p.sha256)
      and not exists (select from evidence e where e.operator_id = p.operator_id and e.page_sha256 = p.sha256)
      and not exists (select from specimen s where s.operator_id = p.operator_id and s.page_sha256 = p.sha256)
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
