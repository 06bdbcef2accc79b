-- Keeps a document's terms in the place of those that it had. A page that is there with the same bytes is left as it is.
create function index_document(
  p_operator uuid, p_url text, p_sha256 text, p_take uuid, p_lengths int[], p_terms text[], p_passages text[], p_counts text[]
) returns void language plpgsql as $$
declare
  v_document bigint;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  -- What is found by is made of what is kept: nothing waits for its way to the disk, which the end of the stage makes for all before it.
  perform set_config('synchronous_commit', 'off', true);
  if p_take is null then
    insert into archived_document as d (operator_id, url, sha256, lengths) values (p_operator, p_url, p_sha256, p_lengths)
    on conflict (operator_id, url) do update set sha256 = excluded.sha256, lengths = excluded.lengths
    where d.sha256 <> excluded.sha256 returning d.document_id into v_document;
  else
    insert into archived_document as d (operator_id, take_id, lengths) values (p_operator, p_take, p_lengths)
    on conflict (operator_id, take_id) do nothing returning d.document_id into v_document;
  end if;
  if v_document is null then
    return;
  end if;
  delete from archived_term where operator_id = p_operator and document_id = v_document;
  insert into archived_term (operator_id, term, document_id, passages, counts)
  select p_operator, term, v_document, passages::smallint[], counts::smallint[]
  from unnest(p_terms, p_passages, p_counts) as given (term, passages, counts);
end $$;
