-- Puts work into the outbox and wakes the dispatcher at the commit. Work that waits there already is not put in twice.
create function queue_work(p_operator uuid, p_kind text, p_reference text) returns void language plpgsql as $$
begin
  insert into work_outbox (operator_id, kind, reference) values (p_operator, p_kind, p_reference) on conflict (kind, reference) do nothing;
  perform pg_notify('work', '');
end $$;
