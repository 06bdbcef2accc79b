-- Pages of the archive by rank_words, the best first. No word is needed but those of p_needed, each of which some passage of the page has to
-- hold. A page counts by its best passage, and by a part of what the best earlier take that cites it says to the question.
create function search_archive(p_operator uuid, p_terms text[], p_words int[], p_needed int[], p_limit int)
returns table (url text, sha256 text, score float8) language plpgsql set enable_nestloop = off as $$
#variable_conflict use_column
declare
  v_size record;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select * into v_size from collection_size(p_operator, 'archive');
  return query
  with worded as materialized (
    select * from rank_words(
      p_operator, 'archive', v_size.passages, v_size.length, p_terms, p_words, array_fill(1::float8, array[cardinality(p_terms)]))
  ), passaged as materialized (
    select document_id, sum(points) as points from worded group by document_id, passage
  ), best as materialized (
    select document_id, max(points) as points from passaged group by document_id
  ), held as materialized (
    select document_id, array_agg(distinct word) as words from worded group by document_id
  ), ranked as materialized (
    select d.url, d.sha256, d.take_id, best.points, held.words
    from best join held using (document_id) join archived_document d on d.document_id = best.document_id
    where d.operator_id = p_operator
  ), told as materialized (
    select c.page_sha256, max(ranked.points) as points
    from ranked join citation c on c.take_id = ranked.take_id
    where c.operator_id = p_operator and c.take_id = any (array(select take_id from ranked where take_id is not null))
    group by c.page_sha256
  )
  select ranked.url, ranked.sha256, ranked.points + coalesce(told.points, 0) / 2
  from ranked left join told on told.page_sha256 = ranked.sha256
  where ranked.take_id is null and ranked.words @> p_needed
  order by 3 desc, 1 limit p_limit;
end $$;
