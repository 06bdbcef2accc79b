-- Keeps the passages of specimens, and what they are found by: terms, and what they mean to the embedder that told it.
create function index_chunks(p_operator uuid, p_specimens jsonb) returns void language plpgsql as $$
begin
  with chunk as (
    select (s ->> 'specimenId')::uuid as specimen_id, chunk_no - 1 as chunk_no, gen_random_uuid() as chunk_id, c
    from jsonb_array_elements(p_specimens) s cross join jsonb_array_elements(s -> 'chunks') with ordinality as given (c, chunk_no)
  ), kept as (
    insert into specimen_chunk (chunk_id, operator_id, specimen_id, chunk_no, content)
    select chunk_id, p_operator, specimen_id, chunk_no, c ->> 'content' from chunk returning chunk_id
  ), document as (
    insert into archived_document (operator_id, chunk_id, lengths)
    select p_operator, chunk_id, array[(c ->> 'length')::int] from chunk where chunk_id in (select chunk_id from kept)
    returning document_id, chunk_id
  ), term as (
    insert into archived_term (operator_id, collection, term, document_id, passages, counts)
    select p_operator, 'library', t ->> 0, document_id, '{0}', array[(t ->> 1)::smallint]
    from document join chunk using (chunk_id) cross join jsonb_array_elements(c -> 'terms') t
  )
  insert into chunk_embedding (operator_id, model, document_id, signs, planes)
  select p_operator, e ->> 'model', document_id, (e -> 'planes' ->> 0)::bit varying, array(select jsonb_array_elements_text(e -> 'planes'))::bit varying[]
  from document join chunk using (chunk_id) cross join jsonb_array_elements(c -> 'embeddings') e;

  insert into library_name (operator_id, word, term)
  select distinct p_operator, n ->> 0, n ->> 1
  from jsonb_array_elements(p_specimens) s cross join jsonb_array_elements(s -> 'names') n
  on conflict do nothing;
end $$;
