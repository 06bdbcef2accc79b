-- owner: lt_screening
-- execute: lt_api
-- Scores of a channel's screenings, oldest first. For an admin.
create function list_scores(p_actor uuid, p_channel text) returns table (screening_id uuid, at timestamptz, score numeric, bar numeric, failed int)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  return query
  select s.screening_id, s.ended_at, round(screening_score(s.met, s.expected), 4), s.bar, s.expected - s.met from screening s
  where s.channel = p_channel and s.ended_at is not null order by s.ended_at;
end $$;
