-- owner: lt_collect
-- execute: lt_worker
-- Removes takes that ended before this age, whosever they are. A take that filed specimens stays: they stand on it. Answers how many.
create function collect_takes(p_older_than interval, p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  select remove_takes(array(
    select t.take_id from take t
    where t.ended_at < now() - p_older_than
      and not exists (select from specimen s where s.operator_id = t.operator_id and s.take_id = t.take_id)
    order by t.ended_at limit p_limit for update skip locked))
$$;
