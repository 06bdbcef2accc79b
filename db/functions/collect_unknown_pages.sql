-- owner: lt_collect
-- execute: lt_worker
-- Marks pages that came one to three days ago and that no take has read: it was given up, or the page was no source after all. Answers how many.
create function collect_unknown_pages(p_limit int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_operators uuid[];
  v_hashes text[];
begin
  select array_agg(operator_id), array_agg(sha256) into v_operators, v_hashes from (
    select p.operator_id, p.sha256 from page p
    where p.collected_at is null and p.created_at between now() - interval '3 days' and now() - interval '1 day'
      and not exists (select from page_read r where r.operator_id = p.operator_id and r.sha256 = p.sha256)
      and not exists (select from citation c where c.operator_id = p.operator_id and c.page_sha256 = p.sha256)
      and not exists (select from evidence e where e.operator_id = p.operator_id and e.page_sha256 = p.sha256)
    limit p_limit) unknown;
  return mark_unknown_pages(v_operators, v_hashes);
end $$;
