-- Stores what the stage `measure` made, and files it, in one transaction. A fenced-off attempt files nothing.
create function finish_measured(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_announcement json,
  p_report json, p_output json, p_output_sha256 text, p_events json, p_specimens jsonb, p_quarantined int
) returns void language plpgsql as $$
begin
  perform finish_stage(p_operator, p_take, p_step, p_fence, p_announcement, p_report, p_output, p_output_sha256, p_events);
  perform file_specimens(p_operator, p_take, p_specimens, p_quarantined);
end $$;
