import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRole, disableOperator, enableOperator } from '../../db/queries/operators.ts';
import { createOAuthClient } from '../support/oauth-client.ts';
import { buildPerson, setPassword, signIn } from '../support/people.ts';
import { type TestService, startService } from '../support/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ isWorkerless: true, isAtItsAddress: true });
});
afterAll(() => service[Symbol.asyncDispose]());

const trail = (operatorId: string) =>
  service.owner.transaction().execute(async (trx) => {
    await sql`select set_config('app.operator_id', ${operatorId}, true)`.execute(trx);
    const { rows } = await sql<{ action: string; actor: string | null; detail: Record<string, unknown> }>`
      select action, actor_id as actor, detail from audit_entry order by seq`.execute(trx);
    return rows;
  });

it('is shown newest first, beyond nine entries too', async () => {
  const person = await buildPerson(service.authDb);
  const browser = await signIn(service.authDb, person, service.baseUrl);
  for (let minted = 0; minted < 10; minted++)
    await browser.submit(await browser.get('/console/channels/toy-facts'), '/console/channels/toy-facts/keys', {
      label: `key ${minted}`,
    });
  const { text } = await browser.get('/console/audit');
  const labels = [...text.matchAll(/label: key (\d)/g)].map(([, label]) => Number(label));
  expect(labels).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

it('an operator’s trail has its sessions, password and applications', async () => {
  const person = await buildPerson(service.authDb);
  const browser = await signIn(service.authDb, person, service.baseUrl);
  await setPassword(browser, 'a long walk to the sea');
  const { clientId } = await createOAuthClient(service.baseUrl).connect(browser, { scopes: ['mcp:read'] });
  const account = await browser.get('/console/account');
  await browser.submit(account, /applications/);
  await browser.submit(account, '/console/sign-out');
  const actor = person.operatorId;
  expect(await trail(actor)).toEqual([
    { action: 'operator.added', actor: null, detail: { email: person.email, role: 'operator' } },
    { action: 'session.started', actor, detail: { by: 'link', address: '127.0.0.1' } },
    { action: 'password.changed', actor, detail: { byLink: true } },
    {
      action: 'application.connected',
      actor,
      detail: { clientId, scopes: ['mcp:read'], leadsTo: 'http://127.0.0.1:53123' },
    },
    { action: 'application.disconnected', actor, detail: {} },
    { action: 'session.ended', actor, detail: {} },
  ]);
});

it('what an admin does to an operator is in both trails, once', async () => {
  const [admin, person] = [await buildPerson(service.authDb, { role: 'admin' }), await buildPerson(service.authDb)];
  for (const times of [1, 2]) {
    await changeRole(service.authDb, admin.operatorId, person.operatorId, 'admin');
    await disableOperator(service.authDb, admin.operatorId, person.operatorId);
    if (times === 2) await enableOperator(service.authDb, null, person.operatorId);
  }
  const actor = admin.operatorId;
  const changes = [
    { action: 'operator.role_changed', actor, detail: { from: 'operator', to: 'admin' } },
    { action: 'operator.disabled', actor, detail: {} },
  ];
  expect((await trail(admin.operatorId)).slice(1)).toEqual(changes);
  expect((await trail(person.operatorId)).slice(1)).toEqual([
    ...changes,
    { action: 'operator.enabled', actor: null, detail: {} },
  ]);
});
