import { generateKeyPairSync, timingSafeEqual } from 'node:crypto';
import { Provider, errors } from 'oidc-provider';
import type { AccessToken, Configuration, KoaContextWithOIDC, RefreshToken } from 'oidc-provider';
import type { Logger } from 'pino';
import { HOMEPAGE } from '#contracts/version.ts';
import type { AuthDb } from '../../db/auth-schema.ts';
import { findOperator } from '../../db/queries/operators.ts';
import type { Outbound } from '../../outbound/create-outbound.ts';
import { deriveKey } from '../sign-in/derive-key.ts';
import { createFetchClientDocument } from './fetch-client-document.ts';
import { findWayOff } from './find-way-off.ts';
import { buildInteractionPolicy } from './interaction-policy.ts';
import { createRecordAdapter, forgetfulAdapter } from './record-adapter.ts';
import { buildResource } from './resource.ts';
import { buildToken, hashSecret } from './tokens.ts';

const DAY = 24 * 3_600;
const ACCESS_TOKEN_SECONDS = 3_600;
const CODE_SECONDS = 60;
const CONSENT_SECONDS = 1_800;
/** A grant that is used lives on for 30 days from its last use, and ends after 90 (interface document, part 4, OAuth 2.1). */
const REFRESH_SECONDS = 30 * DAY;
const GRANT_SECONDS = 90 * DAY;

export interface ProviderDeps {
  db: AuthDb;
  baseUrl: string;
  secret: Uint8Array;
  outbound: Outbound;
  log: Logger;
  renderError: NonNullable<Configuration['renderError']>;
  /** In place of a redirect that nobody was asked about. */
  renderWayOff: (ctx: KoaContextWithOIDC, target: URL) => void;
}

/** The authorization server of the tool server: protocol by oidc-provider, storage, pages and policy by us (docs/decisions/0019). */
export function createProvider(deps: ProviderDeps): Provider {
  const { baseUrl, log } = deps;
  const provider = new Provider(baseUrl, buildConfiguration(deps));
  // Addresses are built from headers; `create-authorization-server.ts` sets those from the configured base URL.
  provider.proxy = true;
  provider.on('server_error', (ctx, err) => log.error({ err, path: ctx.path }, 'the authorization server failed'));
  prefixTokens(provider);
  // Secrets are kept as hashes.
  provider.Client.prototype.compareClientSecret = function compare(given: string) {
    const [kept, hashed] = [Buffer.from(String(this.clientSecret)), Buffer.from(hashSecret(given))];
    return kept.length === hashed.length && timingSafeEqual(kept, hashed);
  };
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route === 'discovery') ctx.body = describe(ctx.body as Record<string, unknown>, baseUrl);
    // The library's context, which types of Koa know nothing of.
    const context = ctx as unknown as KoaContextWithOIDC;
    const wayOff = findWayOff(context);
    if (wayOff) deps.renderWayOff(context, wayOff);
  });
  return provider;
}

function buildConfiguration({ db, baseUrl, secret, outbound, renderError }: ProviderDeps): Configuration {
  const resource = buildResource(baseUrl);
  // Without a path: the library gives each cookie that of the one page it is for.
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const;
  const createAdapter = createRecordAdapter(db, baseUrl);
  return {
    adapter: (model) => (model === 'Session' ? forgetfulAdapter : createAdapter(model)),
    cookies: {
      keys: [deriveKey(secret, 'oauth-cookies')],
      names: { session: 'longtake_oauth', interaction: 'longtake_consent', resume: 'longtake_resume' },
      long: cookie,
      short: cookie,
    },
    // Nothing is signed with it, as there are no ID tokens; without one the library takes a key that everybody knows.
    jwks: {
      keys: [
        { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), alg: 'ES256' },
      ],
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    // Those of the resource must not stand here too: consent would be asked for without end.
    scopes: ['offline_access'],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: {
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    extraParams: ['asked_scope'],
    pkce: { required: () => true },
    fetch: createFetchClientDocument(outbound, db),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      requestObjects: { enabled: false },
      registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, indicator) {
          if (indicator !== resource) throw new errors.InvalidTarget();
          return {
            scope: 'mcp:read mcp:write mcp:admin',
            audience: resource,
            accessTokenFormat: 'opaque',
            accessTokenTTL: ACCESS_TOKEN_SECONDS,
          };
        },
      },
    },
    expiresWithSession: () => false,
    // Clients do not ask for offline_access and are then surprised that they have to sign in each hour.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    revokeGrantPolicy: () => true,
    async findAccount(_ctx, operatorId) {
      const operator = await findOperator(db, operatorId);
      if (!operator || operator.isDisabled) return undefined;
      return { accountId: operatorId, claims: () => ({ sub: operatorId }) };
    },
    interactions: { policy: buildInteractionPolicy(), url: (_ctx, { uid }) => `/console/consent/${uid}` },
    renderError,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      RefreshToken: refreshSeconds,
      Grant: GRANT_SECONDS,
      Interaction: CONSENT_SECONDS,
      Session: CONSENT_SECONDS,
      IdToken: CODE_SECONDS,
    },
  };
}

/** Tokens in our form. The library's own maker of ids is still called: it settles what kind of token it is. */
function prefixTokens(provider: Provider): void {
  for (const kind of ['AccessToken', 'RefreshToken'] as const) {
    const { prototype } = provider[kind] as unknown as { prototype: { generateTokenId(): string } };
    const settle = prototype.generateTokenId;
    prototype.generateTokenId = function generate() {
      settle.call(this);
      return buildToken(kind);
    };
  }
}

/** From the rotated token's first ancestor on there are 90 days. */
function refreshSeconds(ctx: KoaContextWithOIDC, _token: RefreshToken | AccessToken): number {
  const rotated = ctx?.oidc.entities.RotatedRefreshToken;
  return rotated ? Math.max(1, Math.min(REFRESH_SECONDS, GRANT_SECONDS - rotated.totalLifetime())) : REFRESH_SECONDS;
}

/** RFC 8414 for what there is: no OpenID Connect. */
function describe(metadata: Record<string, unknown>, baseUrl: string): Record<string, unknown> {
  const kept = Object.entries(metadata).filter(
    ([name]) => !/^(?:acr_|claim|id_token_|subject_|userinfo_|jwks_uri|token_endpoint_auth_signing)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    scopes_supported: ['mcp:read', 'mcp:write', 'mcp:admin', 'offline_access'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    revocation_endpoint_auth_methods_supported: metadata['token_endpoint_auth_methods_supported'],
    protected_resources: [buildResource(baseUrl)],
    service_documentation: HOMEPAGE,
  };
}
