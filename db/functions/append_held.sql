-- Appends events for a caller that holds the take's row, which makes seq gapless. Events whose key is there already are dropped.
create function append_held(p_operator uuid, p_take uuid, p_events json) returns void language plpgsql as $$
begin
  insert into take_event (take_id, seq, operator_id, event_key, type, payload)
  select p_take,
    (select coalesce(max(seq), 0) from take_event where take_id = p_take) + row_number() over (order by n),
    p_operator, e ->> 'key', e ->> 'type', e -> 'payload'
  from json_array_elements(p_events) with ordinality as given (e, n)
  where not exists (select from take_event old where old.take_id = p_take and old.event_key = e ->> 'key');
end $$;
