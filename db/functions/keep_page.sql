-- Records that bytes are kept for an operator, again where they were collected. Answers as what and from where they first came: their
-- text layer is made by that. Ends in LT507 where the archive would hold more than p_quota bytes then (null: however many).
create function keep_page(
  p_operator uuid, p_sha256 text, p_byte_length int, p_media_type text, p_url text, p_quota bigint default null,
  out media_type text, out url text
) language plpgsql as $$
#variable_conflict use_column
declare
  v_added int := p_byte_length;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  -- Nothing knows of the page until a take has read it, and that reaches the disk with all that was before it.
  perform set_config('synchronous_commit', 'off', true);
  insert into page as p (operator_id, sha256, byte_length, media_type, url)
  values (p_operator, p_sha256, p_byte_length, p_media_type, p_url)
  on conflict (operator_id, sha256) do nothing
  returning p.media_type, p.url into media_type, url;
  if not found then
    update page p set collected_at = null where p.operator_id = p_operator and p.sha256 = p_sha256 and p.collected_at is not null;
    if not found then
      v_added := 0;
    end if;
    select p.media_type, p.url into media_type, url from page p where p.operator_id = p_operator and p.sha256 = p_sha256;
  end if;
  if v_added > 0 and count_archived(p_operator, v_added) > p_quota then
    raise exception 'the archive of operator % is full', p_operator using errcode = 'LT507';
  end if;
end $$;
