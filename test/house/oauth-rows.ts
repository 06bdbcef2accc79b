const authorize = (name: string) => `test/oauth/authorize: ${name}`;
const metadata = (name: string) => `test/oauth/metadata: ${name}`;
const consent = (name: string) => `test/oauth/consent: ${name}`;
const tokens = (name: string) => `test/oauth/tokens: ${name}`;
const register = (name: string) => `test/oauth/register: ${name}`;
const clients = (name: string) => `test/oauth/foreign-clients: ${name}`;
const attacks = 'test/attacks/attacks: %s withstands > %s: %s';

/** Rows of the interface document on OAuth 2.1, each with the tests that prove it. */
export const OAUTH_ROWS: Record<string, string[]> = {
  'RFC 9728 for {base_url}/mcp, at both addresses': [metadata('metadata > of the resource is at %s')],
  'RFC 8414, issuer exactly {base_url}': [
    metadata('metadata > of the server is at %s'),
    metadata('metadata > names no host that a caller sent'),
  ],
  'RFC 7591, open, limited per address': [
    register('POST /oauth/register > takes %s'),
    register('POST /oauth/register > refuses to send codes to %j'),
    register('POST /oauth/register > is limited per address'),
  ],
  'Client ID Metadata Documents': [
    'test/oauth/client-documents: a client that is the address of a document > connects without registering, on any port of loopback, and is named by its host',
    'test/oauth/client-documents: a client that is the address of a document > is not asked for at %s',
  ],
  'PKCE S256 always': [authorize('authorizing > refuses %s, with state and issuer')],
  'consent asked every time, scopes tickable': [
    authorize('authorizing > asks every time'),
    authorize('authorizing > gives no more than was ticked'),
    consent('the consent page > is refused to another browser, and a form from elsewhere or without its token'),
  ],
  'opaque access tokens, 1 h, for {base_url}/mcp alone': [
    authorize('authorizing > sends code, state and issuer to the client, and the code gets a token for the resource'),
    'test/oauth/bearer: the tool server > refuses a token of another audience',
    'test/oauth/bearer: the tool server > refuses a token that is an hour old',
  ],
  'refresh 30 days sliding, 90 at most': [
    tokens('a refresh token > lives for 30 days from its use, and 90 from the consent'),
  ],
  'rotated with an overlap of 30 s, reuse after it ends the grant': [
    tokens('a refresh token > is exchanged for new tokens; the old one works for 30 seconds more'),
    tokens('a refresh token > ends the grant when it is used after that'),
    tokens('a refresh token > is exchanged ten times at once, by two processes'),
  ],
  'revoking and disconnecting act at once': [
    tokens('revoking > a %s ends the grant at once'),
    consent('connected applications > are listed with name, scopes and a button that disconnects at once'),
  ],
  'mcp:admin to admins only': [
    authorize('authorizing > of scope %j ticks what was asked for; admin is offered to admins alone'),
  ],
  'a copied session token is rejected': ['test/oauth/bearer: the tool server > refuses %s', attacks],
  'a deleted client is told 401 and registers again': [
    tokens('an unknown client > is told so at %s: 401 invalid_client'),
    clients('the client of @modelcontextprotocol/sdk > registers again by itself where its registration is gone'),
  ],
  'clients without a live grant are removed after 30 days': [
    'test/workers/sweep-credentials: the sweep of credentials > removes a client 30 days after its last grant ended, and one that never had any 30 days after it came',
  ],
};
