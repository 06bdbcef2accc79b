-- Specimens as every tool shows them (interface document, part 4, The library); with the evidence behind each dimension where they are reviewed.
-- Runs as its caller: those that the caller may not see are not among them. A plain query, so that Postgres plans it within its caller's.
create function specimen_records(p_operator uuid, p_specimens uuid[], p_with_evidence boolean, p_base_url text)
returns table (specimen_id uuid, created_at timestamptz, shown json) language sql stable as $$
  select s.specimen_id, s.created_at, json_build_object(
    'specimen_id', s.specimen_id, 'species', s.species, 'common_name', s.common_name, 'item', s.item, 'content', s.content,
    'dimensions', (
      select coalesce(json_agg(case when p_with_evidence then (d.shown || jsonb_build_object('evidence', d.evidence))::json else d.shown::json end
        order by d.dimension_no), '[]')
      from (
        select m.dimension_no,
          jsonb_build_object(
            'name', case when m.part is null then m.name else m.part || ' ' || m.name end, 'inches', m.inches,
            'uncertainty_inches', m.uncertainty_inches, 'confidence', round(m.confidence::numeric, 3), 'scale_path', m.scale_path) as shown,
          case when p_with_evidence then (
            select coalesce(jsonb_agg(jsonb_build_object(
              'kind', e.kind, 'quote', e.quote, 'page_sha256', e.page_sha256, 'page_url', e.page_url, 'region', e.region,
              'still_url', p_base_url || '/api/public/channel/' || taken.channel || '/stills/' || t.sha256 || '.png', 'value', r.value, 'unit', r.unit, 'inches', r.inches, 'steps', r.steps) order by r.measurement_no), '[]')
            from measurement r
            join evidence e on e.operator_id = r.operator_id and e.specimen_id = r.specimen_id and e.dimension_no = r.dimension_no
              and e.measurement_no = r.measurement_no
            left join take taken on taken.operator_id = s.operator_id and taken.take_id = s.take_id
            left join still t on t.operator_id = e.operator_id and t.take_id = s.take_id and t.still_id = e.still_id
            where r.operator_id = p_operator and r.specimen_id = s.specimen_id and r.dimension_no = m.dimension_no
          ) end as evidence
        from dimension m where m.operator_id = p_operator and m.specimen_id = s.specimen_id
      ) d
    ),
    'status', s.status, 'quarantine_reasons', s.quarantine_reasons, 'take_id', s.take_id, 'page_url', s.page_url,
    'created_at', iso(s.created_at), 'reviewed_at', iso(s.reviewed_at))
  from specimen s where s.operator_id = p_operator and s.specimen_id = any (p_specimens)
$$;
