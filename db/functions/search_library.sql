-- Passages of the library that answer a question, the best of each specimen, best first. Found by words (rank_words over the words, pairs of
-- neighbouring words, and what the passages found best have in common) and by meaning (the nearest by signs, then by the exact product);
-- scored by keywords (those of the feedback with the fourth weight, none where it is 0, among the best few hundred), similarity and the confidence of the measurements, each 0 to 1, with the weights of p_blend. A passage without a word
-- of the question has to be as similar as p_similar at least. p_scale and p_offset make a product of vectors a similarity. Passages that p_model
-- has not read yet count by p_spare_model, which is null where there is no other. Only what may be among the best is looked up: the
-- rows of some two hundred passages, by their keys.
create function search_library(
  p_operator uuid, p_terms text[], p_words int[], p_weights float8[], p_texts text[], p_places int[],
  p_model text, p_planes bit varying[], p_scale float8, p_offset float8, p_spare_model text, p_spare_planes bit varying[], p_spare_scale float8,
  p_blend float8[], p_similar float8, p_limit int
) returns table (
  specimen_id uuid, chunk_id uuid, species text, content text, score float8, similarity float8, keyword_rank int, confidence float8, status text
) language plpgsql stable set enable_nestloop = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_candidates constant int := 100;
  v_fed constant int := 300;
  v_size record;
  v_signs bit varying := p_planes[1];
  v_spare_signs bit varying := p_spare_planes[1];
  v_terms text[] := p_terms;
  v_words int[] := p_words;
  v_weights float8[] := p_weights;
  v_documents bigint[];
  v_points float8[];
  v_feedback text[] := '{}';
  v_feedback_weights float8[] := '{}';
begin
  select * into v_size from collection_size(p_operator, 'library');
  select v_terms || coalesce(array_agg(term), '{}'), v_words || coalesce(array_agg(word), '{}'), v_weights || coalesce(array_agg(weight), '{}')
  into v_terms, v_words, v_weights from find_slips(p_operator, p_texts, p_places, p_terms, p_words);

  select array_agg(document_id), array_agg(points) into v_documents, v_points
  from (
    select document_id, sum(points) as points
    from rank_words(p_operator, 'library', v_size.passages, v_size.length, v_terms, v_words, v_weights) group by document_id
    order by points desc, document_id
  ) found;

  if p_blend[4] > 0 and v_documents is not null then
    select coalesce(array_agg(term), '{}'), coalesce(array_agg(weight), '{}') into v_feedback, v_feedback_weights
    from find_feedback(p_operator, v_documents[1:5], v_points[1:5], v_size.passages, 10);
  end if;

  return query
  with ranked as materialized (
    select document_id, points, place::int from unnest(v_documents, v_points) with ordinality as given (document_id, points, place)
  ), fed as materialized (
    select document_id, sum(points) as points
    from rank_words(p_operator, 'library', v_size.passages, v_size.length, v_feedback,
      array(select generate_series(1, cardinality(v_feedback))), v_feedback_weights, v_documents[1:v_fed])
    group by document_id
  ), worded as materialized (
    select document_id, ranked.points + p_blend[4] * coalesce(fed.points, 0) as points, ranked.place
    from ranked left join fed using (document_id)
  ), near as materialized (
    (
      select e.document_id from chunk_embedding e where e.operator_id = p_operator and e.model = p_model
      order by bit_count(e.signs # v_signs), e.document_id limit v_candidates
    ) union all (
      select e.document_id from chunk_embedding e
      where p_spare_model is not null and e.operator_id = p_operator and e.model = p_spare_model and not exists (
        select from chunk_embedding o where o.operator_id = p_operator and o.model = p_model and o.document_id = e.document_id)
      order by bit_count(e.signs # v_spare_signs), e.document_id limit v_candidates
    )
  ), candidate as materialized (
    (select document_id from worded order by points desc, document_id limit v_candidates) union select document_id from near
  ), alike as materialized (
    select e.document_id, dot_product(e.planes, p_planes) * p_scale + p_offset as similarity from chunk_embedding e
    where e.operator_id = p_operator and e.model = p_model and e.document_id = any (array(select document_id from candidate))
  ), spare as materialized (
    select e.document_id, dot_product(e.planes, p_spare_planes) * p_spare_scale as similarity from chunk_embedding e
    where p_spare_model is not null and e.operator_id = p_operator and e.model = p_spare_model
      and e.document_id = any (array(select document_id from candidate except select document_id from alike))
  ), scored as materialized (
    select document_id, worded.place, coalesce(worded.points, 0) / (select nullif(max(points), 0) from worded) as keywords,
      coalesce(alike.similarity, spare.similarity, 0) as similarity
    from candidate left join worded using (document_id) left join alike using (document_id) left join spare using (document_id)
  ), document as materialized (
    select d.document_id, d.chunk_id from archived_document d
    where d.operator_id = p_operator and d.collection = 'library' and d.document_id = any (array(select document_id from candidate))
  ), chunk as materialized (
    select k.chunk_id, k.specimen_id, k.content from specimen_chunk k
    where k.operator_id = p_operator and k.chunk_id = any (array(select chunk_id from document))
  ), thing as materialized (
    select s.specimen_id, s.species, s.status, s.confidence from specimen s
    where s.operator_id = p_operator and s.specimen_id = any (array(select specimen_id from chunk))
  ), blended as (
    select thing.*, chunk.chunk_id, chunk.content, scored.similarity, scored.place,
      p_blend[1] * greatest(scored.similarity, 0) + p_blend[2] * coalesce(scored.keywords, 0) + p_blend[3] * thing.confidence as score
    from scored join document using (document_id) join chunk using (chunk_id) join thing using (specimen_id)
    where scored.place is not null or scored.similarity >= p_similar
  ), best as (
    select distinct on (specimen_id) * from blended order by specimen_id, score desc, chunk_id
  )
  select specimen_id, chunk_id, species, content, score, similarity, place, confidence::float8, status
  from best order by score desc, chunk_id limit p_limit;
end $$;
