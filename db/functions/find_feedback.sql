-- Terms that the passages found best have in common and the library at large has not (pseudo relevance feedback, RM3), each with its weight.
-- p_documents comes with the points of each; p_passages: as many has the library. Pairs of words are left out: they follow their words.
create function find_feedback(p_operator uuid, p_documents bigint[], p_points float8[], p_passages float8, p_limit int)
returns table (term text, weight float8) language plpgsql stable
set enable_nestloop = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with held as materialized (
    select t.term, sum(given.points * t.counts[1] / (t.counts[1] + 1.2)) as points
    from archived_term t join unnest(p_documents, p_points) as given (document_id, points) on given.document_id = t.document_id
    where t.operator_id = p_operator and t.document_id = any (p_documents) and position(' ' in t.term) = 0
    group by t.term having count(*) > 1 order by count(*) desc, 2 desc, t.term limit 2 * p_limit
  ), frequency as materialized (
    select t.term, count(*) as documents from archived_term t
    where t.operator_id = p_operator and t.collection = 'library' and t.term = any (array(select term from held))
    group by t.term
  ), told as (
    select term, points * ln(1 + (p_passages - documents + 0.5) / (documents + 0.5)) as told from held join frequency using (term)
  )
  select term, told / max(told) over () from told where told > 0 order by told desc, term limit p_limit;
end $$;
