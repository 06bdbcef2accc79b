import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { sweepCredentials } from '../../db/queries/sweep-credentials.ts';
import { createOAuthClient } from '../support/oauth-client.ts';
import { buildLink, buildPerson, signIn } from '../support/people.ts';
import { secret } from '../support/services.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
let worker: Db;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
  worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 3 });
});
afterAll(async () => {
  await worker.destroy();
  await service[Symbol.asyncDispose]();
});

const count = async (table: string, condition = sql`true`) => {
  const { rows } = await sql<{
    rows: number;
  }>`select count(*)::int as rows from ${sql.table(`auth.${table}`)} where ${condition}`.execute(service.authDb);
  return rows[0]!.rows;
};
const later = (days: number) =>
  sql`update auth.oauth_record set expires_at = expires_at - make_interval(days => ${days}), used_at = used_at - make_interval(days => ${days})`.execute(
    service.authDb,
  );

describe('the sweep of credentials', () => {
  it('leaves what is in force, and removes sessions, links and tokens that are over', async () => {
    const client = createOAuthClient(service.baseUrl);
    const person = await buildPerson(service.authDb);
    const browser = await signIn(service.authDb, person, service.baseUrl);
    await signIn(service.authDb, person, service.baseUrl);
    await buildLink(service.authDb, person, service.baseUrl);
    const { clientId, refresh_token: token } = await client.connect(browser);
    await sweepCredentials(worker);
    expect([await count('session'), await count('sign_in_link')]).toEqual([2, 1]);
    expect((await client.refresh(clientId, token)).status).toBe(200);

    await sql`update auth.session set created_at = created_at - interval '7 days' where id = (select id from auth.session limit 1)`.execute(
      service.authDb,
    );
    await sql`update auth.sign_in_link set expires_at = now() - interval '1 second'`.execute(service.authDb);
    await later(1);
    expect(await sweepCredentials(worker)).toMatchObject({ sessions: 1, links: 1, clients: 0 });
    expect([
      await count('session'),
      await count('sign_in_link'),
      await count('oauth_record', sql`model = 'AccessToken'`),
    ]).toEqual([1, 0, 0]);
    expect(await count('oauth_record', sql`model = 'Grant'`)).toBe(1);
  });

  it('removes a client 30 days after its last grant ended, and one that never had any 30 days after it came', async () => {
    await service.authDb.deleteFrom('oauth_record').execute();
    const client = createOAuthClient(service.baseUrl);
    const browser = await signIn(service.authDb, await buildPerson(service.authDb), service.baseUrl);
    await client.registered();
    await client.connect(browser);
    await later(29);
    expect(await sweepCredentials(worker)).toMatchObject({ clients: 0 });
    await later(29);
    expect(await sweepCredentials(worker)).toMatchObject({ clients: 1 });
    expect(await count('oauth_record', sql`model = 'Client'`)).toBe(1);
    await later(60);
    expect(await sweepCredentials(worker)).toMatchObject({ clients: 1 });
    expect(await count('oauth_record', sql`true`)).toBe(0);
  });

  it('is done by one of several at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sweepCredentials(worker)));
    expect(answers.filter((answer) => 'clients' in answer).length).toBeGreaterThanOrEqual(1);
  });
});
