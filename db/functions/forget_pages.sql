-- owner: lt_collect
-- execute: lt_worker
-- Forgets collected pages of which no take knows, after p_grace. Answers their hashes.
create function forget_pages(p_grace interval) returns setof text
language sql security definer set search_path = public, pg_temp as $$
  delete from page p
  where p.collected_at < now() - p_grace
    and not exists (select from page_read r where r.operator_id = p.operator_id and r.sha256 = p.sha256)
    and not exists (select from specimen s where s.operator_id = p.operator_id and s.page_sha256 = p.sha256)
  returning p.sha256
$$;
