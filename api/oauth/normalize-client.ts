import { isLoopback } from '../http/is-loopback.ts';

/** Members that are looked at. Others are dropped: some would make the library fetch addresses that a client names. */
const KNOWN = [
  'client_id',
  'client_name',
  'redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
];
const GRANT_TYPES = ['authorization_code', 'refresh_token'];
/** Schemes that a browser or a system acts on by itself, with what stands behind them. */
const ACTIVE_SCHEMES = new Set(
  'javascript data vbscript file ftp ftps mailto blob ws wss about filesystem view-source jar intent tel sms ms-msdt search-ms shell chrome'.split(
    ' ',
  ),
);
const MAX_URIS = 20;
const MAX_URI_CHARS = 2_000;

export class InvalidClientMetadata extends Error {
  readonly code: 'invalid_redirect_uri' | 'invalid_client_metadata';

  constructor(code: 'invalid_redirect_uri' | 'invalid_client_metadata', message: string) {
    super(message);
    this.name = 'InvalidClientMetadata';
    this.code = code;
  }
}

/**
 * The metadata of a client (RFC 7591, or a client ID metadata document) as real ones mean it: `web` is never believed, because they say so
 * beside a custom scheme; grant types that we do not have are dropped rather than refused, and so is `scope`. Throws InvalidClientMetadata for
 * redirect addresses that no code may be sent to.
 */
export function normalizeClient(given: Record<string, unknown>): Record<string, unknown> {
  const { redirect_uris: uris } = given;
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > MAX_URIS)
    throw new InvalidClientMetadata(
      'invalid_redirect_uri',
      `redirect_uris must be a list of 1 to ${MAX_URIS} addresses`,
    );
  for (const uri of uris) checkRedirectUri(uri);
  const kept = Object.fromEntries(KNOWN.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  // Postgres keeps neither.
  if (
    Object.values(kept)
      .flat()
      .some((text) => typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
  )
    throw new InvalidClientMetadata('invalid_client_metadata', 'a member has characters that do not belong in text');
  const { grant_types: types } = kept;
  const wanted = Array.isArray(types) ? GRANT_TYPES.filter((type) => types.includes(type)) : GRANT_TYPES;
  if (!wanted.includes('authorization_code'))
    throw new InvalidClientMetadata('invalid_client_metadata', 'grant_types must have authorization_code');
  return { ...kept, grant_types: wanted, application_type: 'native' };
}

/** https anywhere, http on this machine alone, and schemes of applications that name a host or are reversed domain names (RFC 8252, 7). */
function checkRedirectUri(uri: unknown): void {
  const refuse = (why: string): never => {
    throw new InvalidClientMetadata('invalid_redirect_uri', `a redirect address ${why}`);
  };
  if (typeof uri !== 'string' || uri.length > MAX_URI_CHARS || !URL.canParse(uri)) return refuse('cannot be read');
  if (/[\s\\]|\p{Cc}|\p{Cs}/u.test(uri)) refuse('has characters that do not belong in one');
  const { protocol, hostname, username, password } = new URL(uri);
  const scheme = protocol.slice(0, -1);
  if (uri.includes('#')) refuse('must not have a fragment');
  if (username || password || /^[^/?]*\/\/[^/?]*@/.test(uri)) refuse('must not name a user');
  if (ACTIVE_SCHEMES.has(scheme)) refuse(`must not use the scheme ${scheme}`);
  // The URL standard lets through what the consent page's policy, which names the host, would read as a wildcard or a further directive.
  if (/^https?$/.test(scheme) && !/^(?:[\w.-]+|\[[\da-f:]+\])$/.test(hostname)) refuse('must name a host');
  if (scheme === 'https') return;
  if (scheme === 'http') return isLoopback(hostname) ? undefined : refuse('must use https, except on loopback');
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?]/i.test(uri) && !scheme.includes('.')) refuse(`must not use the scheme ${scheme}`);
}
