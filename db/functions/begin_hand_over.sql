-- Begins an attempt to hand a specimen to the courier, or finds how it ended when it was begun before.
create function begin_hand_over(
  p_operator uuid, p_specimen uuid, p_attempt int, out state text, out outcome text, out failure text, out body text, out is_found boolean
) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select h.state, h.body into state, body from hand_over h where h.specimen_id = p_specimen for share;
  is_found := found;
  if not is_found or state <> 'queued' then
    return;
  end if;
  insert into hand_over_attempt (operator_id, specimen_id, attempt) values (p_operator, p_specimen, p_attempt) on conflict do nothing;
  select a.outcome, a.detail into outcome, failure from hand_over_attempt a where a.specimen_id = p_specimen and a.attempt = p_attempt;
end $$;
