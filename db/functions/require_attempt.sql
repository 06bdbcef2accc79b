-- Throws LT410 unless the take is open, and LT409 unless the attempt is its step's current one, and keeps both so until the transaction ends: who
-- ends the take or announces another attempt waits for it.
create function require_attempt(p_operator uuid, p_take uuid, p_step text, p_fence int) returns void language plpgsql as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform from take where take_id = p_take and ended_at is null for share;
  if not found then
    raise exception 'take % has ended', p_take using errcode = 'LT410';
  end if;
  perform from stage where take_id = p_take and step = p_step and fence = p_fence and finished_at is null;
  if not found then
    raise exception 'attempt % of % is fenced off', p_fence, p_step using errcode = 'LT409';
  end if;
end $$;
