-- owner: lt_screening
-- execute: owner, lt_api
-- The newest screenings of every channel, newest first, those under way among them. For an admin, or null at the command line.
create function list_screenings(p_actor uuid, p_per_channel int) returns table (
  screening_id uuid, channel text, bar numeric, briefs int, started_at timestamptz, ended_at timestamptz, score numeric, expected int,
  met int, failed jsonb, judged int
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  return query
  select s.screening_id, s.channel, s.bar, s.briefs, s.started_at, s.ended_at, round(screening_score(s.met, s.expected), 4), s.expected,
    s.met, s.failed,
    (select count(distinct t.brief)::int from screening_take t where t.screening_id = s.screening_id and t.expected is not null)
  from (
    select e.*, row_number() over (partition by e.channel order by e.ended_at desc nulls first, e.started_at desc) as turn from screening e
  ) s where s.turn <= p_per_channel
  order by s.channel, s.ended_at desc nulls first, s.started_at desc;
end $$;
