-- Appends events under their keys; those whose key is there already are dropped. The take row's lock makes seq gapless:
-- numbering is a statement of its own, so that it sees what the lock was waiting for.
create function append_events(p_operator uuid, p_take uuid, p_events json) returns void language plpgsql as $$
begin
  -- Numbering is a statement of its own, so that it sees what the lock was waiting for.
  perform from take where take_id = p_take for no key update;
  perform append_held(p_operator, p_take, p_events);
end $$;
