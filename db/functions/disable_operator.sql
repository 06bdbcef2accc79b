-- owner: lt_operators
-- execute: lt_auth, lt_api
-- Takes everything from an operator at once: sessions, sign-in links, tokens and grants end for good; keys stop until it is enabled again.
-- False where there is no such operator. Ends in LT413 where nobody would be an admin any more.
create function disable_operator(p_actor uuid, p_operator uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('longtake.admins'));
  perform require_admin(p_actor);
  perform from operator where operator_id = p_operator for update;
  if not found then
    return false;
  end if;
  perform require_another_admin(p_operator);
  update operator set disabled_at = now() where operator_id = p_operator and disabled_at is null;
  if found then
    perform audit_change(p_actor, p_operator, 'operator.disabled', '{}');
  end if;
  delete from auth.session where user_id = p_operator;
  delete from auth.sign_in_link where operator_id = p_operator;
  delete from auth.oauth_record where account_id = p_operator;
  return true;
end $$;
