import { sql } from 'kysely';
import { disableOperator } from '../../db/queries/operators.ts';
import { CALLBACK, NATIVE } from '../support/oauth-client.ts';
import type { Attack } from './attack.ts';
import { sayAnswer, sayResponse } from './say-answer.ts';
import type { World } from './world.ts';

/** A request to the token endpoint. */
async function ask({ client }: World, fields: Record<string, string>, headers?: Record<string, string>) {
  const { status, headers: given, body } = await client.token(fields, headers);
  return sayAnswer({ status, headers: given, text: JSON.stringify(body) });
}

/** What redeems the code of somebody new, with something else about it. */
const redeem =
  (more: Record<string, string> | ((world: World) => Promise<Record<string, string>>)): Attack[2] =>
  async (world) =>
    ask(world, { ...(await authorize(world)), ...(typeof more === 'function' ? await more(world) : more) });

async function authorize({ client, join }: World): Promise<Record<string, string>> {
  const clientId = await client.registered();
  const { redirect, verifier } = await client.authorize((await join()).browser, clientId);
  return {
    grant_type: 'authorization_code',
    code: redirect.searchParams.get('code')!,
    redirect_uri: CALLBACK,
    client_id: clientId,
    code_verifier: verifier,
  };
}

const refresh = ({ tokens }: Awaited<ReturnType<World['join']>>, more: Record<string, string> = {}) => ({
  grant_type: 'refresh_token',
  refresh_token: tokens.refresh_token,
  client_id: tokens.clientId,
  ...more,
});

const age = ({ service }: World, clientId: string) =>
  sql`update auth.oauth_record set consumed_at = consumed_at - interval '31 seconds' where client_id = ${clientId}`.execute(
    service.authDb,
  );

/** A client with a secret, and what it is kept as. */
async function registerWithSecret({ client, service }: World): Promise<{ id: string; kept: string }> {
  const response = await client.register({ ...NATIVE, token_endpoint_auth_method: 'client_secret_post' });
  const { client_id: id } = (await response.json()) as { client_id: string };
  const { rows } = await sql<{
    kept: string;
  }>`select payload ->> 'client_secret' as kept from auth.oauth_record where model = 'Client' and id = ${id}`.execute(
    service.authDb,
  );
  return { id, kept: rows[0]!.kept };
}

/** The token endpoint, and what else takes tokens. */
export const ON_TOKENS: Attack[] = [
  ['a code with another verifier', '400 invalid_grant', redeem({ code_verifier: 'x'.repeat(43) })],
  ['a code without its verifier', '400 invalid_grant', redeem({ code_verifier: '' })],
  [
    'a code of another client',
    '400 invalid_grant',
    redeem(async ({ client }) => ({ client_id: await client.registered() })),
  ],
  ['a code for another address', '400 invalid_grant', redeem({ redirect_uri: 'http://127.0.0.1:1/callback' })],
  ['a code for another resource', '400 invalid_target', redeem({ resource: 'https://other.example/mcp' })],
  ['a code with a NUL', '400 invalid_grant', redeem({ code: '\u0000' })],
  ['a client with a NUL', '401 invalid_client', redeem({ client_id: '\u0000' })],
  ['a client that is none', '401 invalid_client', redeem({ client_id: 'nobody' })],
  [
    'a code once more',
    '400 invalid_grant',
    async (world) => {
      const fields = await authorize(world);
      await world.client.token(fields);
      return ask(world, fields);
    },
  ],
  [
    'what a code gave that was used twice',
    '401 invalid_token',
    async (world) => {
      const fields = await authorize(world);
      const { body } = await world.client.token(fields);
      await world.client.token(fields);
      return world.knock({ authorization: `Bearer ${body.access_token}` });
    },
  ],
  [
    'a code of a minute ago',
    '400 invalid_grant',
    async (world) => {
      const fields = await authorize(world);
      await sql`update auth.oauth_record set expires_at = now() where model = 'AuthorizationCode' and client_id = ${fields['client_id']!}`.execute(
        world.service.authDb,
      );
      return ask(world, fields);
    },
  ],
  [
    'a refresh token of another client',
    '400 invalid_grant',
    async (world) => ask(world, refresh(await world.join(), { client_id: await world.client.registered() })),
  ],
  [
    'more scopes by a refresh',
    '400 invalid_scope',
    async (world) => ask(world, refresh(await world.join(), { scope: 'mcp:read mcp:admin' })),
  ],
  [
    'another resource by a refresh',
    '400 invalid_target',
    async (world) => ask(world, refresh(await world.join(), { resource: 'https://other.example/mcp' })),
  ],
  [
    'a refresh token after its time',
    '400 invalid_grant',
    async (world) => {
      const member = await world.join();
      await ask(world, refresh(member));
      await age(world, member.tokens.clientId);
      return ask(world, refresh(member));
    },
  ],
  [
    'what a stolen refresh token gave, once the theft is seen',
    '401 invalid_token',
    async (world) => {
      const member = await world.join();
      const { body: stolen } = await world.client.token(refresh(member));
      await age(world, member.tokens.clientId);
      await ask(world, refresh(member));
      return world.knock({ authorization: `Bearer ${stolen.access_token}` });
    },
  ],
  [
    'a refresh by who was disabled',
    '400 invalid_grant',
    async (world) => {
      const member = await world.join();
      await disableOperator(world.service.authDb, null, member.person.operatorId);
      return ask(world, refresh(member));
    },
  ],
  [
    'a client with a secret, without it',
    '401 invalid_client',
    async (world) => ask(world, { ...(await authorize(world)), client_id: (await registerWithSecret(world)).id }),
  ],
  [
    'a client with a secret, as a dump of the database has it',
    '401 invalid_client',
    async (world) => {
      const { id, kept } = await registerWithSecret(world);
      return ask(world, { ...(await authorize(world)), client_id: id, client_secret: kept });
    },
  ],
  [
    'a password for a grant',
    '400 unsupported_grant_type',
    redeem({ grant_type: 'password', username: 'a', password: 'b' }),
  ],
  ['a grant without a person', '400 unsupported_grant_type', redeem({ grant_type: 'client_credentials' })],
  [
    'a grant of a device',
    '400 unsupported_grant_type',
    redeem({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code' }),
  ],
  [
    'an exchange of tokens',
    '400 unsupported_grant_type',
    redeem({ grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange' }),
  ],
  [
    'JSON for a form',
    '400 invalid_request',
    async (world) =>
      sayResponse(
        await fetch(`${world.service.baseUrl}/oauth/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(await authorize(world)),
        }),
      ),
  ],
  [
    'a field twice',
    '400 invalid_request',
    async ({ service, victim }) => {
      const body = new URLSearchParams(refresh(victim));
      body.append('refresh_token', 'other');
      return sayResponse(await fetch(`${service.baseUrl}/oauth/token`, { method: 'POST', body }));
    },
  ],
  [
    'the end of a token of somebody else',
    'the token lives',
    async (world) => {
      const [theirs, mine] = [await world.join(), await world.join()];
      await world.client.revoke({ token: theirs.tokens.refresh_token, client_id: mine.tokens.clientId });
      const said = await world.knock({ authorization: `Bearer ${theirs.tokens.access_token}` });
      return said === '200 content' || said === '200 result' ? 'the token lives' : said;
    },
  ],
  ...['/oauth/introspect', '/oauth/userinfo', '/oauth/jwks', '/oauth/device', '/oauth/par', '/session/end', '/me'].map(
    (path): Attack => [
      `${path}, which there is none of`,
      '404 not_found',
      async ({ service, victim }) => {
        const body = new URLSearchParams({ token: victim.tokens.access_token });
        return sayResponse(await fetch(`${service.baseUrl}${path}`, { method: 'POST', body }));
      },
    ],
  ),
];
