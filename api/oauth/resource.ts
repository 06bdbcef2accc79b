import type { ToolScope } from '../principal.ts';

/** The one resource that tokens are for, exactly as they name it. */
export const buildResource = (baseUrl: string): string => `${baseUrl}/mcp`;

/** What each scope lets an application do, as the consent page says it. */
export const SCOPE_MEANINGS: Record<ToolScope, string> = {
  'mcp:read': 'Read: search the library, list specimens, runs and webhooks',
  'mcp:write': 'Write: register and delete webhooks',
  'mcp:admin': 'Administer: see the review queue of all operators, approve and reject',
};

/**
 * A resource indicator as a client wrote it, in the form that counts: one slash at the end and the case of scheme and host make no difference
 * (RFC 3986, 6.2.2.1).
 */
export function canonicalizeResource(given: string, resource: string): string {
  if (!URL.canParse(given)) return given;
  const { href } = new URL(given);
  return href === resource || href === `${resource}/` ? resource : given;
}

/** RFC 9728: whose tokens the tool server takes. */
export const buildResourceMetadata = (baseUrl: string) => ({
  resource: buildResource(baseUrl),
  authorization_servers: [baseUrl],
  scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin'],
  bearer_methods_supported: ['header'],
  resource_name: 'Longtake',
});
