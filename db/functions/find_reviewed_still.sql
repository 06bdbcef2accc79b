-- owner: lt_review
-- execute: lt_api
-- Whether a picture is the evidence of a specimen, whoever owns it. For the admin that the transaction runs for.
create function find_reviewed_still(p_specimen uuid, p_sha256 text) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform require_reviewer();
  return exists (
    select from evidence e join specimen s on s.specimen_id = e.specimen_id
      join still t on t.take_id = s.take_id and t.still_id = e.still_id
    where e.specimen_id = p_specimen and t.sha256 = p_sha256);
end $$;
