-- Keeps a lane closed for so long, for all workers.
create function pause_lane(p_lane text, p_status int, p_for_ms bigint) returns void language sql as $$
  insert into outbound_lane as l (lane, paused_until, pause_status)
  values (p_lane, clock_timestamp() + p_for_ms * interval '1 millisecond', p_status)
  on conflict (lane) do update set paused_until = excluded.paused_until, pause_status = excluded.pause_status, used_at = now()
  where l.paused_until < excluded.paused_until
$$;
