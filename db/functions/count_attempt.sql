-- Counts an attempt against each of its subjects, unless one of them has had as many as its limit within the window: then nothing is counted, and
-- "retry_after" says in how many seconds there is room. Attempts of one subject wait for each other, so limits are exact.
create function count_attempt(p_subjects text[], p_limits int[], p_window interval, out attempt_ids bigint[], out retry_after int)
language plpgsql set search_path = auth, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('longtake.attempt:' || s, 0)) from (select s from unnest(p_subjects) s order by s) ordered;
  delete from attempt where subject = any (p_subjects) and at <= clock_timestamp() - p_window;
  select max(ceil(extract(epoch from full_since + p_window - clock_timestamp())))::int into retry_after
  from unnest(p_subjects, p_limits) as asked (subject, most)
  cross join lateral (
    select a.at as full_since from attempt a where a.subject = asked.subject order by a.at desc offset asked.most - 1 limit 1
  ) filled;
  if retry_after is not null then
    retry_after := greatest(retry_after, 1);
    return;
  end if;
  with counted as (insert into attempt (subject) select unnest(p_subjects) returning attempt_id)
  select array_agg(attempt_id) into attempt_ids from counted;
end $$;
