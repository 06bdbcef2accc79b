-- owner: lt_review
-- execute: lt_api
-- Approved specimens of all operators that the courier does not have yet, those that it refused first. For the admin that the transaction runs for.
create function list_stuck_hand_overs() returns table (specimen_id uuid, species text, state text, detail text, approved_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform require_reviewer();
  return query
  select h.specimen_id, s.species, h.state,
    (select a.detail from hand_over_attempt a where a.specimen_id = h.specimen_id order by a.attempt desc limit 1), h.approved_at
  from hand_over h join specimen s on s.specimen_id = h.specimen_id
  where h.state <> 'handed_over' order by h.state = 'queued', h.approved_at limit 100;
end $$;
