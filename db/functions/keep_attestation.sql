-- Keeps the statement about an export; answers the one that was kept first, so that all who ask are told the same.
create function keep_attestation(p_operator uuid, p_take uuid, p_subjects_sha256 text, p_envelope text) returns text
language plpgsql as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  insert into attestation (take_id, subjects_sha256, operator_id, envelope)
  values (p_take, p_subjects_sha256, p_operator, p_envelope) on conflict do nothing;
  return (select envelope from attestation where take_id = p_take and subjects_sha256 = p_subjects_sha256);
end $$;
