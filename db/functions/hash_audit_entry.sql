create function hash_audit_entry(p_entry audit_entry) returns bytea language sql stable as $$
  select sha256(convert_to(json_build_array(
    p_entry.operator_id, p_entry.seq, p_entry.audit_id, p_entry.actor_id, p_entry.action, p_entry.subject, p_entry.detail,
    (extract(epoch from p_entry.at) * 1000000)::bigint, encode(p_entry.previous_hash, 'hex')
  )::text, 'UTF8'))
$$;
