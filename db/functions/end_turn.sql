-- Ends a turn. Where the time to the next one counts from the end, it begins here.
create function end_turn(p_lane text, p_turn uuid) returns void language plpgsql as $$
declare
  v_turn outbound_turn;
begin
  perform set_config('synchronous_commit', 'off', true);
  perform from outbound_lane where lane = p_lane for update;
  delete from outbound_turn where turn_id = p_turn returning * into v_turn;
  if v_turn.counts_from_end then
    update outbound_lane
    set next_at = greatest(next_at, clock_timestamp() + v_turn.interval_ms * interval '1 millisecond') where lane = p_lane;
  end if;
end $$;
