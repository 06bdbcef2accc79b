-- Records the stills of a take: [{ id, sha256, bytes }]. Those that are recorded stay as they are.
create function add_stills(p_operator uuid, p_take uuid, p_step text, p_fence int, p_stills json) returns void language plpgsql as $$
begin
  perform require_attempt(p_operator, p_take, p_step, p_fence);
  insert into still (take_id, still_id, operator_id, sha256, byte_length)
  select p_take, s ->> 'id', p_operator, s ->> 'sha256', (s ->> 'bytes')::int from json_array_elements(p_stills) s on conflict do nothing;
end $$;
