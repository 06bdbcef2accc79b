-- owner: lt_review
-- execute: lt_api
-- Decides about a queued specimen, for the admin that the transaction runs for: its status, an audit entry in the owner's trail and in the
-- admin's where that is another, the event, and for an approval the hand-over to the courier, all in this transaction. Of two admins at once the
-- second finds a specimen that is no longer queued. A rehearsal finds out what would happen and writes nothing.
create function review_specimen(
  p_specimen uuid, p_decision text, p_note text, p_base_url text, p_is_rehearsal boolean,
  out outcome text, out status text, out audit_id uuid
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_admin uuid := current_operator();
  v_specimen specimen;
  v_status text := case p_decision when 'approve' then 'approved' else 'rejected' end;
  v_at timestamptz := clock_timestamp();
  v_detail jsonb;
begin
  perform require_reviewer();
  if p_is_rehearsal then
    select * into v_specimen from specimen s where s.specimen_id = p_specimen;
  else
    select * into v_specimen from specimen s where s.specimen_id = p_specimen for update;
  end if;
  if v_specimen.specimen_id is null then
    outcome := 'not_found';
    return;
  end if;
  if v_specimen.status not in ('pending_review', 'quarantined') then
    outcome := 'conflict';
    status := v_specimen.status;
    return;
  end if;
  outcome := 'reviewed';
  status := v_status;
  if p_is_rehearsal then
    return;
  end if;

  update specimen s set status = v_status, reviewed_at = v_at where s.specimen_id = p_specimen;
  perform hold_chains(least(v_admin, v_specimen.operator_id));
  perform hold_chains(greatest(v_admin, v_specimen.operator_id));
  v_detail := jsonb_build_object('decision', p_decision, 'from', v_specimen.status, 'status', v_status, 'note', p_note,
    'owner', v_specimen.operator_id, 'admin', v_admin);
  audit_id := append_audit(v_admin, 'specimen.reviewed', p_specimen::text, v_detail);
  if v_specimen.operator_id <> v_admin then
    perform append_audit(v_specimen.operator_id, 'specimen.reviewed', p_specimen::text, v_detail);
    perform drop_answers(v_specimen.operator_id);
  end if;
  perform drop_answers(v_admin);
  perform record_event(v_specimen.operator_id, 'specimen.reviewed', json_build_object(
    'specimenId', p_specimen, 'species', v_specimen.species, 'decision', p_decision, 'status', v_status, 'note', p_note,
    'reviewedAt', iso(v_at), 'takeId', v_specimen.take_id));
  if p_decision = 'approve' then
    insert into hand_over (specimen_id, operator_id, approved_at, body)
    values (p_specimen, v_specimen.operator_id, v_at, json_build_object(
      'id', p_specimen, 'specimen', specimen_record(v_specimen.operator_id, p_specimen, true, p_base_url),
      'approvedAt', iso(v_at), 'note', p_note)::text);
    perform queue_work(v_specimen.operator_id, 'hand_off_specimen', p_specimen::text);
  end if;
end $$;
