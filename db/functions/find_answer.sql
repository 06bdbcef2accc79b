-- The newest answer of an address that the operator's archive holds.
create function find_answer(p_operator uuid, p_url text) returns table (
  request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
  is_confirmed boolean, media_type text, layer_url text, extractor int, exchange json, byte_length int
) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('app.operator_id', p_operator::text, true);
  return query select r.request_id, r.sha256, r.origin, r.requested_url, r.url, r.at, r.status, r.headers, r.age_seconds, r.is_confirmed,
    p.media_type, p.url, r.extractor, r.exchange, p.byte_length
  from page_read r join page p on p.operator_id = r.operator_id and p.sha256 = r.sha256
  where r.operator_id = p_operator and r.requested_url = p_url and r.age_seconds = 0 and p.collected_at is null
  order by r.at desc limit 1;
end $$;
