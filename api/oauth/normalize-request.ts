import { canonicalizeResource } from './resource.ts';

const SCOPES = new Set(['mcp:read', 'mcp:write', 'mcp:admin', 'offline_access']);

const OF_OPENID = ['nonce', 'max_age', 'acr_values', 'id_token_hint', 'login_hint', 'claims', 'ui_locales', 'display'];

/**
 * The query of an authorization request as the library can work with it: scopes that we know, read and write where none is named, and
 * `mcp:admin` always, so that an admin may be offered it. What was asked for stays in `asked_scope`. Answers are given in the query alone, as the
 * metadata says: another mode goes to the library under a name that it refuses. Parameters of OpenID Connect, which the library looks at and refuses
 * for want of `openid`, are not known here, and so do not count (RFC 6749, 3.1); the person is asked anyway, whatever `prompt` says but `none`.
 */
export function normalizeAuthorizeQuery(query: URLSearchParams, resource: string): URLSearchParams {
  const normalized = new URLSearchParams(query);
  for (const name of OF_OPENID) normalized.delete(name);
  if (!normalized.getAll('prompt').includes('none')) normalized.delete('prompt');
  const asked = (query.get('scope') ?? '').split(' ').filter((scope) => SCOPES.has(scope));
  const tools = asked.filter((scope) => scope.startsWith('mcp:'));
  const wanted = tools.length > 0 ? asked : [...asked, 'mcp:read', 'mcp:write'];
  normalized.set('scope', [...new Set([...wanted, 'mcp:admin'])].join(' '));
  normalized.set('asked_scope', wanted.join(' '));
  if (normalized.getAll('response_mode').some((mode) => mode !== 'query')) normalized.set('response_mode', 'none');
  canonicalizeResources(normalized, resource);
  return normalized;
}

/** Each `resource` of a query or form in its canonical form: a wrong one is refused after the refresh token was used up. */
export function canonicalizeResources(fields: URLSearchParams, resource: string): void {
  const given = fields.getAll('resource');
  if (given.length === 0) return;
  fields.delete('resource');
  for (const one of new Set(given.map((value) => canonicalizeResource(value, resource))))
    fields.append('resource', one);
}
