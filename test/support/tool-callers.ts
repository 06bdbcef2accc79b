import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { buildToken, hashSecret } from '../../api/oauth/tokens.ts';
import { TOOL_SCOPES } from '../../api/principal.ts';
import type { Role, ToolScope } from '../../api/principal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { buildPerson } from './people.ts';
import type { Person } from './people.ts';
import type { TestService } from './start-service.ts';

export interface Caller extends Person {
  /** Where the tool server is reached. */
  baseUrl: string;
  token: string;
}

export interface CallerOptions {
  email?: string;
  role?: Role;
  scopes?: readonly ToolScope[];
  /** As the test gave it to startService. */
  issuer?: string;
}

/** An operator of its own with an access token, as the authorization server would have stored it. */
export async function buildCaller(
  service: TestService,
  { email, role = 'operator', scopes = TOOL_SCOPES, issuer = 'http://longtake.test' }: CallerOptions = {},
): Promise<Caller> {
  const person = await buildPerson(service.authDb, { role, ...(email !== undefined && { email }) });
  return { ...person, baseUrl: service.baseUrl, token: await issueToken(service, person, { scopes, issuer }) };
}

/** Another access token of somebody, of a grant of its own. */
export async function issueToken(
  { authDb }: Pick<TestService, 'authDb'>,
  { operatorId }: Pick<Person, 'operatorId'>,
  { scopes, issuer }: Required<Pick<CallerOptions, 'scopes' | 'issuer'>>,
): Promise<string> {
  const grantId = randomUUID();
  const token = buildToken('AccessToken');
  const payload = JSON.stringify({ scope: scopes.join(' '), aud: `${issuer}/mcp` });
  await sql`
    insert into auth.oauth_record (model, id, payload, grant_id, account_id, client_id, expires_at) values
      ('Grant', ${grantId}, '{}', null, ${operatorId}, 'test', null),
      ('AccessToken', ${hashSecret(token)}, ${payload}, ${grantId}, ${operatorId}, 'test', now() + interval '1 hour')`.execute(
    authDb,
  );
  return token;
}

export async function setRole(
  { owner }: Pick<TestService, 'owner'>,
  { operatorId }: Pick<Person, 'operatorId'>,
  role: Role,
): Promise<void> {
  await asOperator(owner, operatorId, (trx) => sql`update operator set role = ${role}`.execute(trx));
}
