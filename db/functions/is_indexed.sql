-- Whether a page is there with these bytes.
create function is_indexed(p_operator uuid, p_url text, p_sha256 text) returns boolean language plpgsql as $$
begin
  perform set_config('app.operator_id', p_operator::text, true);
  return exists (select from archived_document where operator_id = p_operator and url = p_url and sha256 = p_sha256);
end $$;
