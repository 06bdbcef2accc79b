create function hash_tool_outcome(p_outcome tool_outcome) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(
    p_outcome.operator_id, p_outcome.seq, p_outcome.call_id, p_outcome.outcome, p_outcome.code, p_outcome.reason, p_outcome.latency_ms,
    p_outcome.is_cached, (extract(epoch from p_outcome.at) * 1000000)::bigint, encode(p_outcome.previous_hash, 'hex')
  )::text, 'UTF8'))
$$;
