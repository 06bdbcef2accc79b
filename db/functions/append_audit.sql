-- Adds an entry to an operator's audit trail, in the transaction of its cause. The actor is whom the transaction runs for; null for a command.
create function append_audit(p_operator uuid, p_action text, p_subject text, p_detail jsonb) returns uuid language plpgsql as $$
declare
  v_head chain_head := hold_chains(p_operator);
  v_entry audit_entry;
begin
  v_entry.operator_id := p_operator;
  v_entry.seq := v_head.entries + 1;
  v_entry.audit_id := gen_random_uuid();
  v_entry.actor_id := current_operator();
  v_entry.action := p_action;
  v_entry.subject := p_subject;
  v_entry.detail := p_detail;
  v_entry.at := clock_timestamp();
  v_entry.previous_hash := v_head.entry_hash;
  v_entry.hash := hash_audit_entry(v_entry);
  insert into audit_entry values (v_entry.*);
  update chain_head set entries = v_entry.seq, entry_hash = v_entry.hash where operator_id = p_operator;
  return v_entry.audit_id;
end $$;
