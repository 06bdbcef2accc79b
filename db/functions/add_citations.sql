-- Stores the citations that a take's answer uses: [{ id, page, start, end, quote, role }]. Those that are stored stay as they are.
create function add_citations(p_operator uuid, p_take uuid, p_step text, p_fence int, p_citations json) returns void
language plpgsql as $$
begin
  perform require_attempt(p_operator, p_take, p_step, p_fence);
  insert into citation (take_id, citation_id, operator_id, page_sha256, start_offset, end_offset, quote, role)
  select p_take, c ->> 'id', p_operator, c ->> 'page', (c ->> 'start')::int, (c ->> 'end')::int, c ->> 'quote', c ->> 'role'
  from json_array_elements(p_citations) c on conflict do nothing;
end $$;
