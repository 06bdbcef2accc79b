-- What the chain holds of a call: everything but the hash itself, the hash of the call before it included.
create function hash_tool_call(p_call tool_call) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(
    p_call.operator_id, p_call.seq, p_call.call_id, p_call.request_id, p_call.credential_id, p_call.tool, p_call.arguments_sha256,
    p_call.is_sandbox, p_call.is_counted, (extract(epoch from p_call.at) * 1000000)::bigint, encode(p_call.previous_hash, 'hex')
  )::text, 'UTF8'))
$$;
