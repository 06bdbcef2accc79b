-- Passages of the library that answer a question, the best of each specimen, best first. Found by words (rank_words over the words, pairs of
-- neighbouring words, and what the passages found best have in common) and by meaning (the nearest by signs, then by the exact product);
-- scored by keywords (those of the feedback with the fourth weight, none where it is 0), similarity and the confidence of the measurements, each 0 to 1, with the weights of p_blend. A passage without a word
-- of the question has to be as similar as p_similar at least. p_scale makes a product of vectors a cosine.
create function search_library(
  p_operator uuid, p_terms text[], p_words int[], p_weights float8[], p_texts text[], p_places int[],
  p_model text, p_planes bit varying[], p_scale float8, p_blend float8[], p_similar float8, p_limit int
) returns table (
  specimen_id uuid, chunk_id uuid, species text, content text, score float8, similarity float8, keyword_rank int, confidence float8, status text
) language plpgsql stable set enable_nestloop = off as $$
#variable_conflict use_column
declare
  v_candidates constant int := 100;
  v_terms text[] := p_terms;
  v_words int[] := p_words;
  v_weights float8[] := p_weights;
  v_documents bigint[];
  v_points float8[];
  v_feedback text[];
  v_feedback_weights float8[];
begin
  select v_terms || coalesce(array_agg(term), '{}'), v_words || coalesce(array_agg(word), '{}'), v_weights || coalesce(array_agg(weight), '{}')
  into v_terms, v_words, v_weights from find_slips(p_operator, p_texts, p_places, p_terms, p_words);

  select array_agg(document_id order by points desc, document_id), array_agg(points order by points desc, document_id)
  into v_documents, v_points
  from (select document_id, sum(points) as points from rank_words(p_operator, 'library', v_terms, v_words, v_weights) group by document_id) found;

  if p_blend[4] > 0 and v_documents is not null then
    select array_agg(term), array_agg(weight) into v_feedback, v_feedback_weights
    from find_feedback(p_operator, v_documents[1:5], v_points[1:5], 16);
  end if;

  return query
  with ranked as materialized (
    select document_id, points, place::int from unnest(v_documents, v_points) with ordinality as given (document_id, points, place)
  ), fed as materialized (
    select document_id, sum(points) as points
    from rank_words(p_operator, 'library', coalesce(v_feedback, '{}'),
      array(select generate_series(1, coalesce(cardinality(v_feedback), 0))), coalesce(v_feedback_weights, '{}'))
    group by document_id
  ), worded as materialized (
    select document_id, ranked.points + p_blend[4] * coalesce(fed.points, 0) as points, ranked.place
    from ranked left join fed using (document_id)
  ), near as materialized (
    select e.document_id from chunk_embedding e where e.operator_id = p_operator and e.model = p_model
    order by bit_count(e.signs # p_planes[1]), e.document_id limit v_candidates
  ), candidate as materialized (
    (select document_id from worded order by points desc, document_id limit v_candidates) union select document_id from near
  ), scored as materialized (
    select c.document_id, worded.place, coalesce(worded.points, 0) / (select nullif(max(points), 0) from worded) as keywords,
      coalesce(dot_product(e.planes, p_planes) * p_scale, 0) as similarity
    from candidate c left join worded using (document_id)
    left join chunk_embedding e on e.operator_id = p_operator and e.model = p_model and e.document_id = c.document_id
  ), blended as (
    select k.specimen_id, k.chunk_id, k.content, s.species, s.status, s.confidence::float8 as confidence, scored.similarity, scored.place,
      p_blend[1] * greatest(scored.similarity, 0) + p_blend[2] * coalesce(scored.keywords, 0) + p_blend[3] * s.confidence as score
    from scored
    join archived_document d on d.operator_id = p_operator and d.collection = 'library' and d.document_id = scored.document_id
    join specimen_chunk k on k.operator_id = p_operator and k.chunk_id = d.chunk_id
    join specimen s on s.operator_id = p_operator and s.specimen_id = k.specimen_id
    where scored.place is not null or scored.similarity >= p_similar
  ), best as (
    select distinct on (specimen_id) * from blended order by specimen_id, score desc, chunk_id
  )
  select specimen_id, chunk_id, species, content, score, similarity, place, confidence, status
  from best order by score desc, chunk_id limit p_limit;
end $$;
