import type { AuthDb } from '../../db/auth-schema.ts';
import { findAccessToken } from '../../db/queries/find-access-token.ts';
import { TOOL_SCOPES, type TokenPrincipal, type ToolScope } from '../principal.ts';
import { hashSecret, isToken } from './tokens.ts';

const SCOPES: ReadonlySet<string> = new Set(TOOL_SCOPES);

export interface TokenHolder {
  principal: TokenPrincipal;
  clientId: string;
  grantId: string;
}

/** `missing`: no bearer credentials at all, so the challenge names no error (RFC 6750, 3.1). `invalid`: whatever was sent is none of our tokens in force. */
export type TokenRefusal = 'missing' | 'invalid';

/**
 * Whom the bearer token of a request acts for. Looked up at each call, so that revoking, disconnecting and disabling act at once; the role is read
 * from the database, scopes are what was consented to. Only tokens of our own authorization server for this resource count: session tokens, feed
 * keys, refresh tokens and tokens in the address do not.
 */
export async function findToken(
  authDb: AuthDb,
  { authorization, resource }: { authorization: string | undefined; resource: string },
): Promise<TokenHolder | { refusal: TokenRefusal }> {
  if (authorization === undefined) return { refusal: 'missing' };
  const [scheme, token, ...rest] = authorization.trim().split(/ +/);
  if (scheme?.toLowerCase() !== 'bearer') return { refusal: 'missing' };
  if (token === undefined || rest.length > 0 || !isToken('AccessToken', token)) return { refusal: 'invalid' };
  const found = await findAccessToken(authDb, hashSecret(token));
  if (!found || found.audience !== resource) return { refusal: 'invalid' };
  return {
    principal: {
      kind: 'token',
      operatorId: found.operatorId,
      email: found.email,
      role: found.role,
      scopes: new Set(found.scopes.filter((scope): scope is ToolScope => SCOPES.has(scope))),
      credentialId: found.grantId,
    },
    clientId: found.clientId,
    grantId: found.grantId,
  };
}
