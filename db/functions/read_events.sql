-- Events of a take after a seq, in one round trip.
create function read_events(p_operator uuid, p_take uuid, p_after int, p_limit int)
returns table (seq int, type text, payload json, at timestamptz) language plpgsql as $$
#variable_conflict use_column
begin
  perform set_config('app.operator_id', p_operator::text, true);
  return query select seq, type, payload, at from take_event where take_id = p_take and seq > p_after order by seq limit p_limit;
end $$;
