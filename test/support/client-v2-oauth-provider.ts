import type {
  OAuthClientProvider,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';

/** What a client of `@modelcontextprotocol/client` keeps between its starts. */
export interface StoredClientV2 {
  client?: StoredOAuthClientInformation;
  tokens?: StoredOAuthTokens;
  verifier?: string;
  /** Where the person was to be sent. */
  sentTo?: string;
  registrations: number;
}

export function createClientV2Provider(store: StoredClientV2): OAuthClientProvider {
  const redirectUrl = 'http://127.0.0.1:3119/callback';
  return {
    redirectUrl,
    clientMetadata: { client_name: 'Second client', redirect_uris: [redirectUrl], token_endpoint_auth_method: 'none' },
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
