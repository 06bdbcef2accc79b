-- owner: lt_screening
-- execute: owner, lt_api
-- Queues a screening of one channel, or of all (null), beside the night's. For an admin, or null at the command line.
create function screen_now(p_actor uuid, p_email text, p_channel text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform require_admin(p_actor);
  perform queue_work(installation_operator(p_email), 'screen_channels',
    coalesce(p_channel, 'all') || ':' || (extract(epoch from clock_timestamp()) * 1000)::bigint);
end $$;
