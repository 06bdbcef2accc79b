-- One specimen of specimen_records; null for one that the caller may not see.
create function specimen_record(p_operator uuid, p_specimen uuid, p_with_evidence boolean, p_base_url text) returns json language sql stable as $$
  select r.shown from specimen_records(p_operator, array[p_specimen], p_with_evidence, p_base_url) r
$$;
