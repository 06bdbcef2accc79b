-- owner: lt_collect
-- execute: lt_worker
-- Which of these hashes nobody holds: no operator's page that is in the archive or was marked within p_grace,
-- no body that such a page came as, and no still.
create function list_unheld(p_sha256 text[], p_grace interval) returns setof text
language sql security definer set search_path = public, pg_temp as $$
  select given.sha256 from unnest(p_sha256) as given (sha256)
  where not exists (
    select from page p where p.sha256 = given.sha256 and (p.collected_at is null or p.collected_at >= now() - p_grace))
    and not exists (
      select from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
      where r.raw_sha256 = given.sha256 and (p.collected_at is null or p.collected_at >= now() - p_grace))
    and not exists (select from still s where s.sha256 = given.sha256)
$$;
