import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';

/** What a client of the official SDK keeps between its starts, as a program on somebody's machine would keep it in a file. */
export interface StoredClient {
  client?: OAuthClientInformationMixed;
  tokens?: OAuthTokens;
  verifier?: string;
  /** Where the person was to be sent. */
  sentTo?: string;
  registrations: number;
}

export function createSdkProvider(
  store: StoredClient,
  redirectUrl = 'http://localhost:3118/callback',
): OAuthClientProvider {
  return {
    redirectUrl,
    clientMetadata: {
      client_name: 'SDK client',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => store.client,
    saveClientInformation(client) {
      store.client = client;
      store.registrations += 1;
    },
    tokens: () => store.tokens,
    saveTokens(tokens) {
      store.tokens = tokens;
    },
    redirectToAuthorization(url) {
      store.sentTo = url.href;
    },
    saveCodeVerifier(verifier) {
      store.verifier = verifier;
    },
    codeVerifier: () => store.verifier ?? '',
    invalidateCredentials(scope) {
      if (scope === 'all' || scope === 'client') delete store.client;
      if (scope === 'all' || scope === 'tokens') delete store.tokens;
    },
  };
}
