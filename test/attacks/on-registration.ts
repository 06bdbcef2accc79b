import { CALLBACK, NATIVE } from '../support/oauth-client.ts';
import type { Attack } from './attack.ts';
import { sayResponse } from './say-answer.ts';
import type { World } from './world.ts';

const register = async ({ client }: World, metadata: object) => sayResponse(await client.register(metadata));

const REDIRECTS = [
  'javascript:alert(1)',
  'JavaScript://%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'view-source:https://example.com/',
  'intent://scan/#Intent;end',
  'http://example.com/callback',
  'http://localhost.evil.example/callback',
  'http://127.0.0.1.evil.example/callback',
  'http://localhost@evil.example/callback',
  'http://0.0.0.0/callback',
  'http://[::ffff:127.0.0.1]/callback',
  'https://user:password@example.com/callback',
  'https://example.com/callback#fragment',
  'https:\\\\evil.example\\callback',
  'https://example.com/\r\nset-cookie: a=b',
  'https://a.example;script-src/callback',
  'https://*/callback',
  "https://a.example'unsafe-inline'/callback",
  'https://a.example,b.example/callback',
  'cursor:callback',
  '//example.com/callback',
];

/** Registration of clients. */
export const ON_REGISTRATION: Attack[] = [
  ...REDIRECTS.map((uri): Attack => [
    `codes sent to ${JSON.stringify(uri)}`,
    '400 invalid_redirect_uri',
    (world) => register(world, { ...NATIVE, redirect_uris: [CALLBACK, uri] }),
  ]),
  [
    'a grant without a person',
    '400 invalid_client_metadata',
    (world) => register(world, { ...NATIVE, grant_types: ['client_credentials'] }),
  ],
  [
    'tokens in the address',
    '400 invalid_client_metadata',
    (world) => register(world, { ...NATIVE, response_types: ['token'] }),
  ],
  [
    'keys at an address inside',
    '400 invalid_client_metadata',
    (world) =>
      register(world, {
        ...NATIVE,
        token_endpoint_auth_method: 'private_key_jwt',
        jwks_uri: 'http://169.254.169.254/',
      }),
  ],
  [
    'a name that is no text',
    '400 invalid_client_metadata',
    (world) => register(world, { ...NATIVE, client_name: { toString: 1 } }),
  ],
  [
    'a name with a NUL',
    '400 invalid_client_metadata',
    (world) => register(world, { ...NATIVE, client_name: 'a\u0000b' }),
  ],
  [
    'a name with half a character',
    '400 invalid_client_metadata',
    (world) => register(world, { ...NATIVE, client_name: 'a\ud800b' }),
  ],
  ['a list', '400 invalid_client_metadata', (world) => register(world, [NATIVE])],
  ['too much', '413 body_too_large', (world) => register(world, { ...NATIVE, client_name: 'x'.repeat(20_000) })],
  [
    'an id of its own choice',
    'another id',
    async ({ client, victim }) => {
      const response = await client.register({ ...NATIVE, client_id: victim.tokens.clientId });
      const { client_id: clientId } = (await response.json()) as { client_id: string };
      return clientId === victim.tokens.clientId ? 'the id of the victim' : 'another id';
    },
  ],
  [
    'a change of a registration that is there',
    '404 not_found',
    async ({ service, victim }) => {
      const address = `${service.baseUrl}/oauth/register/${victim.tokens.clientId}`;
      return sayResponse(await fetch(address, { method: 'PUT', body: JSON.stringify(NATIVE) }));
    },
  ],
];
