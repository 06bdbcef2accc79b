-- owner: lt_operators
-- execute: lt_auth
-- The access token with this hash, and whom it acts for as of now; no row where it, its grant or its operator is not in force.
create function find_access_token(p_hash text) returns table (
  operator_id uuid, email text, role text, scope text, audience text, client_id text, grant_id text
) language sql stable security definer set search_path = public, pg_temp as $$
  select o.operator_id, o.email, o.role, t.payload ->> 'scope', t.payload ->> 'aud', t.client_id, t.grant_id
  from auth.oauth_record t
    join auth.oauth_record g on g.model = 'Grant' and g.id = t.grant_id and g.account_id = t.account_id
      and (g.expires_at is null or g.expires_at > now())
    join operator o on o.operator_id = t.account_id and o.disabled_at is null
  where t.model = 'AccessToken' and t.id = p_hash and t.expires_at > now()
$$;
