-- Okapi BM25 (k1 1.2, b 0.75) of the words of a question in the passages of a collection (`archive`, `library`), by word: whoever asks puts
-- them together. A word comes as a group of the terms that it may be and counts by the best of them, times its weight. Frequencies and
-- lengths are counted here, so they are right whatever was added or removed meanwhile. Every table is read once and joined by hashing:
-- loops that a wrong guess of the number of rows suggests would take as long as the collection is large, squared.
create function rank_words(p_operator uuid, p_collection text, p_terms text[], p_words int[], p_weights float8[])
returns table (document_id bigint, passage smallint, word int, points float8) language plpgsql stable set enable_nestloop = off as $$
#variable_conflict use_column
declare
  v_passages float8;
  v_length float8;
begin
  if cardinality(p_terms) = 0 then
    return;
  end if;
  select count(*), avg(length) into v_passages, v_length
  from archived_document d cross join unnest(d.lengths) as length where d.operator_id = p_operator and d.collection = p_collection;
  return query
  with hit as materialized (
    select t.document_id, question.word, question.term, question.weight, place.passage, place.times::float8 as times,
      d.lengths[place.passage + 1] / v_length as length
    from archived_term t join unnest(p_terms, p_words, p_weights) as question (term, word, weight) on question.term = t.term
    join archived_document d on d.operator_id = p_operator and d.collection = p_collection and d.document_id = t.document_id
    cross join unnest(t.passages, t.counts) as place (passage, times)
    where t.operator_id = p_operator and t.collection = p_collection and t.term = any (p_terms)
  ), frequency as materialized (
    select term, word, count(*)::float8 as passages from hit group by term, word
  )
  select document_id, passage, word, max(weight * ln(1 + (v_passages - passages + 0.5) / (passages + 0.5))
    * times * 2.2 / (times + 1.2 * (0.25 + 0.75 * length)))
  from hit join frequency using (term, word) group by document_id, passage, word;
end $$;
