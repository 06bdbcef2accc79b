-- Puts a specimen that the courier refused, or that was given up, back on its way. Answers false where it is on its way or there already.
create function retry_hand_over(p_operator uuid, p_specimen uuid) returns boolean language plpgsql as $$
declare
  v_round int;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  update hand_over set state = 'queued', round = round + 1 where specimen_id = p_specimen and state in ('refused', 'given_up')
  returning round into v_round;
  if not found then
    return false;
  end if;
  perform queue_work(p_operator, 'hand_off_specimen', p_specimen || ':' || v_round);
  return true;
end $$;
