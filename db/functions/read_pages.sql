-- Pages that a take has read, as pages_of_take has them, under the operator's row-level security.
create function read_pages(p_operator uuid, p_take uuid) returns table (
  request_id text, sha256 text, origin text, requested_url text, url text, at timestamptz, status int, headers json, age_seconds int,
  is_confirmed boolean, media_type text, layer_url text, extractor int, collected_at timestamptz
) language plpgsql as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  return query select * from pages_of_take(p_take);
end $$;
