-- owner: lt_screening
-- execute: owner
-- Forgets what this release answered to the briefs of a channel, or of all (null): the next screening says it anew. At the command line.
create function forget_answers(p_channel text) returns void
language sql security definer set search_path = public, pg_temp as $$
  delete from screening_answer where p_channel is null or channel = p_channel
$$;
