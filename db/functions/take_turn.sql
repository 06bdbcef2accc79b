-- Takes a turn in a lane that all workers share, if it is one's turn now: fewer than p_concurrency have one, the time after the last one is over, and no
-- pause is on. Else wait_ms says how long it is until then (null: until somebody ends), and pause_status why where that is a pause.
create function take_turn(
  p_lane text, p_turn uuid, p_concurrency int, p_interval_ms int, p_counts_from_end boolean, p_lease_ms int,
  out is_taken boolean, out wait_ms int, out pause_status int
) language plpgsql as $$
declare
  v_lane outbound_lane;
  v_now timestamptz;
  v_freed timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true);
  is_taken := false;
  select * into v_lane from outbound_lane where lane = p_lane for update;
  if not found then
    insert into outbound_lane (lane) values (p_lane) on conflict do nothing;
    select * into v_lane from outbound_lane where lane = p_lane for update;
  end if;
  v_now := clock_timestamp();
  if v_lane.paused_until > v_now then
    wait_ms := ceil(1000 * extract(epoch from v_lane.paused_until - v_now));
    pause_status := v_lane.pause_status;
    return;
  end if;
  -- Nobody has heard of these for a while: their process died, and what it asked for last may just have been answered.
  with lost as (
    delete from outbound_turn where lane = p_lane and lease_until < v_now returning lease_until, interval_ms
  )
  select max(lease_until + interval_ms * interval '1 millisecond') into v_freed from lost;
  v_lane.next_at := greatest(v_lane.next_at, v_freed);
  if v_lane.next_at > v_now then
    wait_ms := ceil(1000 * extract(epoch from v_lane.next_at - v_now));
  elsif (select count(*) from outbound_turn where lane = p_lane) < p_concurrency then
    insert into outbound_turn (turn_id, lane, interval_ms, counts_from_end, lease_until)
    values (p_turn, p_lane, p_interval_ms, p_counts_from_end, v_now + p_lease_ms * interval '1 millisecond');
    v_lane.next_at := v_now + p_interval_ms * interval '1 millisecond';
    is_taken := true;
  end if;
  update outbound_lane set next_at = v_lane.next_at, used_at = v_now where lane = p_lane;
end $$;
