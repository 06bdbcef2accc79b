-- Ends a screening once: of each brief the better take counts, and the score is the share of expectations that were met. Every admin is told of a
-- score under the bar, with as many of the reasons as the event has room for; the row has them all. A second end changes nothing.
create function end_screening(p_operator uuid, p_screening uuid, p_channel json) returns void language plpgsql as $$
declare
  v_screening screening;
  v_previous screening;
  v_told jsonb;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform from screening where screening_id = p_screening and ended_at is null for update;
  if not found then
    return;
  end if;
  with best as (
    select distinct on (t.brief) t.brief, t.expected, t.met, t.failed from screening_take t
    where t.screening_id = p_screening and t.expected is not null
    order by t.brief, screening_score(t.met, t.expected) desc, t.attempt
  )
  update screening s set ended_at = clock_timestamp(),
    expected = (select coalesce(sum(b.expected), 0) from best b), met = (select coalesce(sum(b.met), 0) from best b),
    failed = (
      select coalesce(jsonb_agg(jsonb_build_object('brief', b.brief, 'expectation', f.entry ->> 'expectation', 'found', f.entry ->> 'found')
        order by b.brief, f.n), '[]')
      from best b cross join lateral jsonb_array_elements(b.failed) with ordinality as f (entry, n))
  where s.screening_id = p_screening returning s.* into v_screening;
  if screening_score(v_screening.met, v_screening.expected) >= v_screening.bar then
    return;
  end if;

  select * into v_previous from screening s
  where s.operator_id = p_operator and s.channel = v_screening.channel and s.ended_at < v_screening.ended_at order by s.ended_at desc limit 1;
  select coalesce(jsonb_agg(e.entry order by e.n), '[]') into v_told from (
    select f.entry, f.n, sum(octet_length(f.entry::text)) over (order by f.n) as bytes
    from jsonb_array_elements(v_screening.failed) with ordinality as f (entry, n)
  ) e where e.bytes <= 16000;
  perform tell_admins('eval.regressed', json_build_object(
    'screeningId', p_screening, 'channel', p_channel, 'score', round(screening_score(v_screening.met, v_screening.expected), 4),
    'bar', v_screening.bar, 'briefs', v_screening.briefs, 'failed', v_told,
    'previous', case when v_previous.screening_id is not null then json_build_object(
      'score', round(screening_score(v_previous.met, v_previous.expected), 4), 'at', iso(v_previous.ended_at)) end));
end $$;
