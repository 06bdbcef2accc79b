-- owner: lt_review
-- execute: lt_api
-- Queued specimens of all operators with their evidence, oldest first, from behind p_after on. For the admin that the transaction runs for.
create function list_review_queue(p_limit int, p_after_at timestamptz, p_after_id uuid, p_base_url text) returns table (
  shown json, owner text, at text
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_reviewer();
  return query
  select specimen_record(s.operator_id, s.specimen_id, true, p_base_url), o.email,
    to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  from (
    select * from specimen q
    where q.status in ('pending_review', 'quarantined')
      and (p_after_at is null or (q.created_at, q.specimen_id) > (p_after_at, p_after_id))
    order by q.created_at, q.specimen_id limit p_limit
  ) s join operator o on o.operator_id = s.operator_id
  order by s.created_at, s.specimen_id;
end $$;
