-- Records that an attempt has read a kept page; a second record of the same request changes nothing. The lock makes a collector that looks
-- at the page just then wait or pass it by; a page that was marked a moment before is put back, its files are still there. Putting it back
-- is a lock of its own kind, so it is never asked for on top of the other. Within a take all places on a page count in one text, so the
-- extractor that made it first stays, whatever version of the workers reads the page again.
create function add_page_read(
  p_operator uuid, p_take uuid, p_step text, p_fence int, p_request text, p_sha256 text, p_origin text, p_requested_url text, p_url text,
  p_status int, p_headers json, p_at timestamptz, p_age_seconds int, p_is_confirmed boolean,
  p_extractor int default 1, p_exchange json default null
) returns void language plpgsql as $$
declare
  v_back int;
begin
  perform require_attempt(p_operator, p_take, p_step, p_fence);
  perform from page where operator_id = p_operator and sha256 = p_sha256 and collected_at is null for share;
  if not found then
    update page set collected_at = null where operator_id = p_operator and sha256 = p_sha256 and collected_at is not null
    returning byte_length into v_back;
  end if;
  insert into page_read (
    take_id, request_id, operator_id, sha256, origin, requested_url, url, status, headers, at, age_seconds, is_confirmed,
    extractor, exchange
  ) values (
    p_take, p_request, p_operator, p_sha256, p_origin, p_requested_url, p_url, p_status, p_headers, p_at, p_age_seconds, p_is_confirmed,
    coalesce((select min(extractor) from page_read where take_id = p_take and sha256 = p_sha256), p_extractor),
    p_exchange
  ) on conflict do nothing;
  if v_back is not null then
    perform count_archived(p_operator, v_back);
  end if;
end $$;
