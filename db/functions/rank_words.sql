-- Okapi BM25 (k1 1.2, b 0.75) of the words of a question in the passages of a collection (`archive`, `library`), by word: whoever asks puts
-- them together, and says how large the collection is (collection_size). A word comes as a group of the terms that it may be and counts by the
-- best of them, times its weight. Frequencies and lengths are counted here, so they are right whatever was added or removed meanwhile; with
-- p_documents only those are scored. Every table is read once and joined by hashing: loops that a wrong guess of the number of rows suggests would take as long as the collection is
-- large, squared. One plan serves all questions: to plan each again costs more than any better plan would save.
create function rank_words(
  p_operator uuid, p_collection text, p_passages float8, p_length float8, p_terms text[], p_words int[], p_weights float8[],
  p_documents bigint[] default null
) returns table (document_id bigint, passage smallint, word int, points float8) language plpgsql stable
set enable_nestloop = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if cardinality(p_terms) = 0 then
    return;
  end if;
  return query
  with held as materialized (
    select t.term, t.document_id, t.passages, t.counts from archived_term t
    where t.operator_id = p_operator and t.collection = p_collection and t.term = any (p_terms)
  ), asked as materialized (
    select term, question.word, question.weight * 2.2 * ln(1 + (p_passages - passages + 0.5) / (passages + 0.5)) as weight
    from (select term, sum(cardinality(passages))::float8 as passages from held group by term) frequency
    join unnest(p_terms, p_words, p_weights) as question (term, word, weight) using (term)
  ), hit as (
    select held.document_id, asked.word, asked.weight, unnest(held.passages) as passage, unnest(held.counts)::float8 as times, d.lengths
    from held join asked using (term)
    join archived_document d on d.operator_id = p_operator and d.collection = p_collection and d.document_id = held.document_id
    where p_documents is null or held.document_id in (select unnest(p_documents))
  )
  select document_id, passage, word, max(weight * times / (times + 1.2 * (0.25 + 0.75 * lengths[passage + 1] / p_length)))
  from hit group by document_id, passage, word;
end $$;
