-- Files what a take measured that the library does not hold yet: specimens with their dimensions, readings and evidence, and the passages that
-- they are found by. Evidence that another take has filed meanwhile ends it with LT412: the attempt looks again. One lock per library makes
-- that certain.
create function file_specimens(p_operator uuid, p_take uuid, p_specimens jsonb, p_quarantined int) returns void language plpgsql as $$
declare
  v_keys text[];
begin
  perform set_config('app.operator_id', p_operator::text, true);
  perform pg_advisory_xact_lock(hashtextextended('library ' || p_operator, 0));
  v_keys := array(select jsonb_array_elements_text(s -> 'evidenceKeys') from jsonb_array_elements(p_specimens) s);
  if exists (select from evidence where operator_id = p_operator and evidence_key = any (v_keys)) then
    raise exception 'evidence was filed meanwhile' using errcode = 'LT412';
  end if;
  insert into pipeline_run (take_id, operator_id, filed, quarantined)
  values (p_take, p_operator, jsonb_array_length(p_specimens), p_quarantined);

  insert into specimen (
    specimen_id, operator_id, take_id, species, common_name, item, content, taxon, status, quarantine_reasons, confidence, page_sha256, page_url
  )
  select (s ->> 'specimenId')::uuid, p_operator, p_take, s ->> 'species', s ->> 'commonName', s ->> 'item', s ->> 'content', s -> 'taxon',
    s ->> 'status', array(select jsonb_array_elements_text(s -> 'reasons')), (s ->> 'confidence')::real, s ->> 'pageSha256', s ->> 'pageUrl'
  from jsonb_array_elements(p_specimens) s;

  insert into dimension (operator_id, specimen_id, dimension_no, name, part, inches, uncertainty_inches, confidence, scale_path)
  select p_operator, (s ->> 'specimenId')::uuid, dimension_no - 1, d ->> 'name', d ->> 'part', (d ->> 'inches')::float8,
    (d ->> 'uncertaintyInches')::float8, (d ->> 'confidence')::real, d ->> 'scalePath'
  from jsonb_array_elements(p_specimens) s cross join jsonb_array_elements(s -> 'dimensions') with ordinality as given (d, dimension_no);

  with reading as (
    select (s ->> 'specimenId')::uuid as specimen_id, dimension_no - 1 as dimension_no, measurement_no - 1 as measurement_no, r,
      r -> 'evidence' as e
    from jsonb_array_elements(p_specimens) s
    cross join jsonb_array_elements(s -> 'dimensions') with ordinality as given (d, dimension_no)
    cross join jsonb_array_elements(d -> 'readings') with ordinality as read (r, measurement_no)
  ), measured as (
    insert into measurement (operator_id, specimen_id, dimension_no, measurement_no, value, unit, inches, steps)
    select p_operator, specimen_id, dimension_no, measurement_no, (r ->> 'value')::float8, r ->> 'unit', (r ->> 'inches')::float8,
      array(select jsonb_array_elements_text(r -> 'steps'))
    from reading
  )
  insert into evidence (
    operator_id, specimen_id, dimension_no, measurement_no, evidence_key, kind, quote, start_offset, end_offset, region, page_sha256, page_url, still_id
  )
  select p_operator, specimen_id, dimension_no, measurement_no, r ->> 'evidenceKey', e ->> 'kind', e ->> 'quote', (e ->> 'start')::int,
    (e ->> 'end')::int, case jsonb_typeof(e -> 'region') when 'object' then e -> 'region' end, e ->> 'pageSha256', e ->> 'pageUrl', e ->> 'stillId'
  from reading;

  perform index_chunks(p_operator, p_specimens);
end $$;
