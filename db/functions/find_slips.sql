-- Terms of names that a word may be a slip of, for words that nothing in the library holds: by trigrams, and for a letter or two by edits. A word comes by its place, its text and its terms.
create function find_slips(p_operator uuid, p_texts text[], p_places int[], p_terms text[], p_words int[])
returns table (term text, word int, weight float8) language sql stable as $$
  select slip.term, asked.place, slip.likeness
  from unnest(p_texts, p_places) as asked (text, place)
  cross join lateral (
    select n.term, max(greatest(similarity(n.word, asked.text), 1 - levenshtein(n.word, asked.text)::real / length(asked.text)))::float8 as likeness
    from library_name n
    where n.operator_id = p_operator and length(n.word) <= 64
      and (similarity(n.word, asked.text) >= 0.5 or levenshtein(n.word, asked.text) <= case when length(asked.text) < 6 then 1 else 2 end)
    group by n.term order by 2 desc, 1 limit 3
  ) slip
  where length(asked.text) between 4 and 64 and not exists (
    select from unnest(p_terms, p_words) as known (term, word)
    join archived_term t on t.operator_id = p_operator and t.collection = 'library' and t.term = known.term
    where known.word = asked.place)
$$;
