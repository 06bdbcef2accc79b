-- Terms of names that a word may be a slip of, for words that nothing in the library holds: by trigrams, and for a letter or two by edits. A word
-- comes by its place, its text and its terms. Names are looked through only where a word is not held.
create function find_slips(p_operator uuid, p_texts text[], p_places int[], p_terms text[], p_words int[])
returns table (term text, word int, weight float8) language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_terms text[] := array(
    select distinct t.term from archived_term t where t.operator_id = p_operator and t.collection = 'library' and t.term = any (p_terms));
  v_held int[] := array(select word from unnest(p_terms, p_words) as known (term, word) where known.term = any (v_terms));
  v_place int;
  v_text text;
begin
  for v_place, v_text in
    select place, text from unnest(p_texts, p_places) as asked (text, place)
    where not place = any (v_held) and length(text) between 4 and 64
  loop
    return query
    select n.term, v_place,
      max(greatest(similarity(n.word, v_text), 1 - levenshtein(n.word, v_text)::real / length(v_text)))::float8 as likeness
    from library_name n
    where n.operator_id = p_operator and abs(length(n.word) - length(v_text)) <= 3
      and (similarity(n.word, v_text) >= 0.5 or levenshtein(n.word, v_text) <= case when length(v_text) < 6 then 1 else 2 end)
    group by n.term order by likeness desc, n.term limit 3;
  end loop;
end $$;
