-- owner: lt_collect
-- execute: lt_worker
-- Removes takes of screenings and of the installation's own canaries that ended before this age, and none that anybody asked for. What they scored
-- stays with the screening. Answers how many.
create function collect_screened_takes(p_older_than interval, p_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  select remove_takes(array(
    select t.take_id from take t
    where t.ended_at < now() - p_older_than and t.origin in ('screening', 'installation_canary')
      and not exists (select from specimen s where s.operator_id = t.operator_id and s.take_id = t.take_id)
    order by t.ended_at limit p_limit for update skip locked))
$$;
