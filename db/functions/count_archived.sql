-- Adds to, or takes from, what an operator's archive holds. Answers how much that is then. Called last in a transaction: others of the operator wait for it.
create function count_archived(p_operator uuid, p_bytes bigint) returns bigint language sql as $$
  insert into archive_usage as u (operator_id, bytes) values (p_operator, greatest(0, p_bytes))
  on conflict (operator_id) do update set bytes = greatest(0, u.bytes + p_bytes)
  returning u.bytes
$$;
