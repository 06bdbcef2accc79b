-- Begins the screening of a channel, or goes on with one that stopped in the middle: less than twenty hours old, of as many briefs. Scores are kept
-- for a year.
create function begin_screening(p_operator uuid, p_channel text, p_bar numeric, p_briefs int) returns uuid language plpgsql as $$
declare
  v_screening uuid;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform pg_advisory_xact_lock(hashtextextended('longtake.screening:' || p_channel, 0));
  delete from screening s where s.operator_id = p_operator and (s.ended_at < now() - interval '1 year'
    or s.channel = p_channel and s.ended_at is null and (s.started_at < now() - interval '20 hours' or s.briefs <> p_briefs));
  select screening_id into v_screening from screening where operator_id = p_operator and channel = p_channel and ended_at is null;
  if v_screening is null then
    insert into screening (operator_id, channel, bar, briefs) values (p_operator, p_channel, p_bar, p_briefs) returning screening_id into v_screening;
  end if;
  return v_screening;
end $$;
