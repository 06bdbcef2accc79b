import type { Response } from 'express';
import { requestIdOf } from '../http/error-handler.ts';
import type { ToolScope } from '../principal.ts';

interface Challenge {
  /** RFC 6750, 3.1; absent where no credentials came. */
  error?: 'invalid_token' | 'insufficient_scope';
  /** All that the operation needs, in one challenge. */
  scopes: readonly ToolScope[];
  /** ASCII without quotes. */
  description: string;
}

/** `WWW-Authenticate` that leads a client to where tokens come from (RFC 9728, 5.1). */
function buildChallenge(baseUrl: string, { error, scopes, description }: Challenge): string {
  const parameters = [
    ...(error ? [`error="${error}"`, `error_description="${description}"`] : []),
    `scope="${[...new Set(scopes)].join(' ')}"`,
    `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`,
  ];
  return `Bearer ${parameters.join(', ')}`;
}

/** 401: the client should sign in. */
export function refuseToken(response: Response, baseUrl: string, refusal: 'missing' | 'invalid'): void {
  const isInvalid = refusal === 'invalid';
  const description = isInvalid
    ? 'The access token is unknown, expired, revoked or of another service. Sign in again.'
    : 'An access token of this service is needed. Sign in by OAuth; resource_metadata says where.';
  const scopes = ['mcp:read', 'mcp:write'] as const;
  const challenge = buildChallenge(baseUrl, { ...(isInvalid && { error: 'invalid_token' }), scopes, description });
  refuse(response, 401, challenge, 'invalid_token', description);
}

/** 403: the client should ask the person for more. */
export function refuseScope(
  response: Response,
  baseUrl: string,
  scopes: readonly ToolScope[],
  description: string,
): void {
  const challenge = buildChallenge(baseUrl, { error: 'insufficient_scope', scopes, description });
  refuse(response, 403, challenge, 'insufficient_scope', description);
}

function refuse(response: Response, status: number, challenge: string, error: string, description: string): void {
  response.set('www-authenticate', challenge);
  response.status(status).json({ error, error_description: description, request_id: requestIdOf(response) });
}
