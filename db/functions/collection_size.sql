-- Number of passages of a collection (`archive`, `library`), and terms of a passage on average; null where there is none. Most documents have one passage.
-- A row in any case; as a table it becomes a part of the plan of whoever asks.
create function collection_size(p_operator uuid, p_collection text) returns table (passages float8, length float8) language sql stable as $$
  select sum(cardinality(lengths))::float8,
    sum(case cardinality(lengths) when 1 then lengths[1] else (select sum(each) from unnest(lengths) as each) end)::float8 / nullif(sum(cardinality(lengths)), 0)
  from archived_document where operator_id = p_operator and collection = p_collection
$$;
