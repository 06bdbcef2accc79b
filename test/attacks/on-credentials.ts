import { sql } from 'kysely';
import { disableOperator } from '../../db/queries/operators.ts';
import { disconnect } from '../../db/queries/oauth-records.ts';
import { buildLink } from '../support/people.ts';
import { CALLBACK, NATIVE } from '../support/oauth-client.ts';
import { openRaw } from '../support/raw-request.ts';
import type { Attack } from './attack.ts';
import { sayAnswer } from './say-answer.ts';
import type { World } from './world.ts';

const bearer = (world: World, credential: string) => world.knock({ authorization: `Bearer ${credential}` });
const session = ({ victim }: World) => decodeURIComponent(victim.browser.cookies.get('longtake_session')!);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of somebody else, with its record changed. */
async function changed(world: World, assignment: ReturnType<typeof sql>): Promise<string> {
  const { tokens } = await world.join();
  await sql`update auth.oauth_record set ${assignment} where model = 'AccessToken' and client_id = ${tokens.clientId}`.execute(
    world.service.authDb,
  );
  return bearer(world, tokens.access_token);
}

const claims = ({ service, victim }: World) => ({
  iss: service.baseUrl,
  aud: `${service.baseUrl}/mcp`,
  sub: victim.person.operatorId,
  exp: 4_102_444_800,
});

/** The tool server, by what is shown for a token. */
export const ON_CREDENTIALS: Attack[] = [
  ['no credentials', '401 invalid_token', (world) => world.knock({})],
  [
    "the victim's session as a cookie",
    '401 invalid_token',
    (world) => world.knock({ cookie: `longtake_session=${world.victim.browser.cookies.get('longtake_session')}` }),
  ],
  ['a copied session cookie as a token', '401 invalid_token', (world) => bearer(world, session(world))],
  ['the token in a session cookie', '401 invalid_token', (world) => bearer(world, session(world).split('.')[0]!)],
  [
    'a session as a dump of the database has it',
    '401 invalid_token',
    async (world) => {
      const { rows } = await sql<{ token: string }>`select token from auth.session`.execute(world.service.authDb);
      return bearer(world, rows[0]!.token);
    },
  ],
  [
    'an access token as a dump of the database has it',
    '401 invalid_token',
    async (world) => {
      const { rows } = await sql<{
        id: string;
      }>`select id from auth.oauth_record where model = 'AccessToken'`.execute(world.service.authDb);
      return bearer(world, rows[0]!.id);
    },
  ],
  ['a refresh token', '401 invalid_token', (world) => bearer(world, world.victim.tokens.refresh_token)],
  [
    'a refresh token renamed',
    '401 invalid_token',
    (world) => bearer(world, world.victim.tokens.refresh_token.replace('lt_rt_', 'lt_at_')),
  ],
  [
    'an authorization code',
    '401 invalid_token',
    async (world) => {
      const { redirect } = await world.client.authorize((await world.join()).browser, await world.client.registered());
      return bearer(world, redirect.searchParams.get('code')!);
    },
  ],
  ['a feed key', '401 invalid_token', (world) => bearer(world, world.victim.feedKey)],
  ['the secret of a webhook', '401 invalid_token', (world) => bearer(world, world.victim.webhookSecret)],
  [
    'the secret of a client',
    '401 invalid_token',
    async (world) => {
      const response = await world.client.register({ ...NATIVE, token_endpoint_auth_method: 'client_secret_basic' });
      return bearer(world, ((await response.json()) as { client_secret: string }).client_secret);
    },
  ],
  [
    'a sign-in link',
    '401 invalid_token',
    async (world) => {
      const { service, victim } = world;
      return bearer(world, (await buildLink(service.authDb, victim.person, service.baseUrl)).token);
    },
  ],
  [
    'an ID token in our name',
    '401 invalid_token',
    (world) => bearer(world, `${encode({ alg: 'RS256', kid: '1' })}.${encode(claims(world))}.c2ln`),
  ],
  [
    'a token that says it needs no signature',
    '401 invalid_token',
    (world) => bearer(world, `${encode({ alg: 'none' })}.${encode(claims(world))}.`),
  ],
  [
    'a token in the address',
    '401 invalid_token',
    (world) => world.knock({}, `/mcp?access_token=${world.victim.tokens.access_token}`),
  ],
  [
    'a token in a form',
    '401 invalid_token',
    async ({ service, victim }) => {
      const body = new URLSearchParams({ access_token: victim.tokens.access_token });
      const response = await fetch(`${service.baseUrl}/mcp`, { method: 'POST', body });
      return sayAnswer({ status: response.status, headers: response.headers, text: await response.text() });
    },
  ],
  [
    'a token as a session id of the protocol',
    '401 invalid_token',
    (world) => world.knock({ 'mcp-session-id': world.victim.tokens.access_token }),
  ],
  [
    'a token as a password',
    '401 invalid_token',
    (world) =>
      world.knock({
        authorization: `Basic ${Buffer.from(`a:${world.victim.tokens.access_token}`).toString('base64')}`,
      }),
  ],
  [
    'two tokens in one header',
    '401 invalid_token',
    (world) => bearer(world, `${world.victim.tokens.access_token} ${world.victim.tokens.access_token}`),
  ],
  [
    'two tokens with a comma',
    '401 invalid_token',
    (world) => bearer(world, `x, Bearer ${world.victim.tokens.access_token}`),
  ],
  [
    'a second header with a token',
    '401 invalid_token',
    async ({ service, victim }) => {
      const { closed } = openRaw(
        service.baseUrl,
        'POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer x\r\n' +
          `authorization: Bearer ${victim.tokens.access_token}\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`,
      );
      const [head = '', body = ''] = (await closed).text.split('\r\n\r\n');
      return `${head.split(' ')[1]} ${(JSON.parse(body) as { error: string }).error}`;
    },
  ],
  [
    'a token with something behind it',
    '401 invalid_token',
    (world) => bearer(world, `${world.victim.tokens.access_token}x`),
  ],
  [
    'a token in other letters',
    '401 invalid_token',
    (world) => bearer(world, world.victim.tokens.access_token.toUpperCase()),
  ],
  [
    'a token for another resource',
    '401 invalid_token',
    (world) => changed(world, sql`payload = payload || '{"aud":"https://other.example/mcp"}'`),
  ],
  [
    'a token for a resource that begins as ours',
    '401 invalid_token',
    (world) =>
      changed(world, sql`payload = payload || jsonb_build_object('aud', ${`${world.service.baseUrl}/mcp2`}::text)`),
  ],
  ['a token for no resource', '401 invalid_token', (world) => changed(world, sql`payload = payload - 'aud'`)],
  ['a token that is over', '401 invalid_token', (world) => changed(world, sql`expires_at = now()`)],
  ['a token of a grant that is not there', '401 invalid_token', (world) => changed(world, sql`grant_id = 'other'`)],
  [
    "a token moved under the victim's grant",
    '401 invalid_token',
    async (world) => {
      const { rows } = await sql<{
        grant_id: string;
      }>`select grant_id from auth.oauth_record where model = 'AccessToken' and client_id = ${world.victim.tokens.clientId}`.execute(
        world.service.authDb,
      );
      return changed(world, sql`grant_id = ${rows[0]!.grant_id}`);
    },
  ],
  [
    'a token that was revoked',
    '401 invalid_token',
    async (world) => {
      const { tokens } = await world.join();
      await world.client.revoke({ token: tokens.access_token, client_id: tokens.clientId });
      return bearer(world, tokens.access_token);
    },
  ],
  [
    'a token of an application that was disconnected',
    '401 invalid_token',
    async (world) => {
      const { tokens, person } = await world.join();
      const { rows } = await sql<{
        grant_id: string;
      }>`select grant_id from auth.oauth_record where model = 'AccessToken' and client_id = ${tokens.clientId}`.execute(
        world.service.authDb,
      );
      await disconnect(world.service.authDb, person.operatorId, rows[0]!.grant_id);
      return bearer(world, tokens.access_token);
    },
  ],
  [
    'a token of an operator who was disabled',
    '401 invalid_token',
    async (world) => {
      const { tokens, person } = await world.join();
      await disableOperator(world.service.authDb, null, person.operatorId);
      return bearer(world, tokens.access_token);
    },
  ],
  [
    'a token at the console',
    '303 /console/sign-in',
    async ({ service, victim }) => {
      const headers = { authorization: `Bearer ${victim.tokens.access_token}` };
      const response = await fetch(`${service.baseUrl}/console/account`, { headers, redirect: 'manual' });
      return sayAnswer({ status: response.status, headers: response.headers, text: await response.text() });
    },
  ],
  [
    'a token as a feed key',
    '401 unauthorized',
    (world) =>
      world.knock(
        { authorization: `Bearer ${world.victim.tokens.access_token}` },
        '/api/public/channel/toy-facts/take',
      ),
  ],
  [
    'an access token to refresh with',
    '400 invalid_grant',
    async ({ client, victim: { tokens } }) => {
      const { status, headers, body } = await client.refresh(tokens.clientId, tokens.access_token);
      return sayAnswer({ status, headers, text: JSON.stringify(body) });
    },
  ],
  [
    'a feed key to redeem as a code',
    '400 invalid_grant',
    async ({ client, victim: { tokens, feedKey } }) => {
      const fields = { grant_type: 'authorization_code', code: feedKey, redirect_uri: CALLBACK, code_verifier: 'x' };
      const { status, headers, body } = await client.token({ ...fields, client_id: tokens.clientId });
      return sayAnswer({ status, headers, text: JSON.stringify(body) });
    },
  ],
];
