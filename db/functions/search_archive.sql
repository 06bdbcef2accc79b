-- Pages by Okapi BM25 (k1 1.2, b 0.75), the best first. A word of the question comes as a group of the terms that it may be in the archive
-- and counts by the best of them; no word is needed but those of p_needed, each of which some passage of the page has to hold. A page
-- counts by its best passage, and by a part of what the best earlier take that cites it says to the question. Every table is read once
-- and joined by hashing: loops that a wrong guess of the number of rows suggests would take as long as the archive is large, squared.
create function search_archive(p_operator uuid, p_terms text[], p_words int[], p_needed int[], p_limit int)
returns table (url text, sha256 text, score float8) language plpgsql set enable_nestloop = off as $$
#variable_conflict use_column
declare
  v_passages float8;
  v_length float8;
begin
  perform set_config('app.operator_id', p_operator::text, true);
  select count(*), avg(length) into v_passages, v_length
  from archived_document d cross join unnest(d.lengths) as length where d.operator_id = p_operator;
  return query
  with hit as materialized (
    select t.document_id, question.word, question.term, place.passage, place.times::float8 as times,
      d.lengths[place.passage + 1] / v_length as length
    from archived_term t join unnest(p_terms, p_words) as question (term, word) on question.term = t.term
    join archived_document d on d.operator_id = p_operator and d.document_id = t.document_id
    cross join unnest(t.passages, t.counts) as place (passage, times)
    where t.operator_id = p_operator and t.term = any (p_terms)
  ), frequency as materialized (
    select term, word, count(*)::float8 as passages from hit group by term, word
  ), worded as materialized (
    select document_id, passage, word, max(
      ln(1 + (v_passages - passages + 0.5) / (passages + 0.5)) * times * 2.2 / (times + 1.2 * (0.25 + 0.75 * length))) as points
    from hit join frequency using (term, word) group by document_id, passage, word
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
