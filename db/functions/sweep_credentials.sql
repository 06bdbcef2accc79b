-- owner: lt_operators
-- execute: lt_worker
-- Removes what is over: sessions, sign-in links, codes, tokens, grants, and clients that had no grant in force for 30 days. Answers how many of
-- each; of several sweeps at once one does it, and the others answer nothing.
create function sweep_credentials() returns table (what text, removed bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  if not pg_try_advisory_xact_lock(hashtext('longtake.sweep_credentials')) then
    return;
  end if;
  what := 'sessions';
  delete from auth.session where expires_at < now() or created_at < now() - interval '7 days';
  get diagnostics removed = row_count;
  return next;
  what := 'links';
  delete from auth.sign_in_link where expires_at < now();
  get diagnostics removed = row_count;
  return next;
  -- The longest window that anything is counted in is an hour.
  delete from auth.attempt where at < now() - interval '1 hour';
  delete from auth.verification where expires_at < now();
  what := 'records';
  delete from auth.oauth_record where expires_at < now();
  get diagnostics removed = row_count;
  return next;
  what := 'clients';
  update auth.oauth_record c set used_at = now()
  where c.model = 'Client'
    and exists (select from auth.oauth_record g where g.model = 'Grant' and g.client_id = c.id);
  delete from auth.oauth_record where model = 'Client' and used_at < now() - interval '30 days';
  get diagnostics removed = row_count;
  return next;
end $$;
