-- Pages that a take has read, each with what its text layer is made by, and when it was taken out of the archive. For callers that run under an
-- operator: it becomes a part of their statement.
create function pages_of_take(p_take uuid) returns table (
  request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
  is_confirmed boolean, media_type text, layer_url text, extractor int, collected_at timestamptz
) language sql stable as $$
  select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
    p.media_type, p.url, r.extractor, p.collected_at
  from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
  where r.take_id = p_take order by r.request_id
$$;
