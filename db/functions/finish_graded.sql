-- The good end: the last stage and the take finish in one transaction.
create function finish_graded(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
  p_report json, p_output json, p_output_sha256 text, p_events json, p_state text, p_end json
) returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform finish_stage(p_operator, p_take, p_step, p_fence, p_announcement, p_report, p_output, p_output_sha256, p_events);
  perform end_take(p_operator, p_take, p_state, p_end, '[]', null);
  return exists (select from outbox where operator_id = p_operator and claimed_until is null);
end $$;
