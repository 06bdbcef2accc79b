import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connectAuth } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import type { FakeClock } from '../support/fake-clock.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { certificate, startCounterpart } from './counterpart.ts';
import type { Counterpart } from './counterpart.ts';
import { expectWhole } from './expect-whole.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

const HOUR = 3_600;
const ORDER = `Which is cheaper landed? 10 chairs CH-1 to 77005.

Quote 1 of 2:
Bayou Office
CH-1 10 119.00 1190.00
Total 1190.00

Quote 2 of 2:
Rice Village Furniture
CH-1 (10) $125.00 $1,250.00
Total $1,250.00`;

const folder = mkdtempSync(join(tmpdir(), 'longtake-clock-faults-'));
const secret = `whsec_${randomBytes(32).toString('base64')}`;
let clock: FakeClock;
let hook: Counterpart;
let installation: Installation;
let client: ChannelClient;
let ada: Person;

beforeAll(async () => {
  const ca = join(folder, 'ca.pem');
  writeFileSync(ca, certificate.cert);
  hook = await startCounterpart('webhook-id');
  clock = await createFakeClock();
  // Postgres is started by this process and has its environment.
  for (const [name, value] of Object.entries(clock.environment)) vi.stubEnv(name, value);
  installation = await startInstallation({
    ...clock.environment,
    LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8,::1/128',
    LONGTAKE_SCREENING_AT: 'none',
    NODE_EXTRA_CA_CERTS: ca,
  });
  vi.unstubAllEnvs();
  const authDb = connectAuth({ url: installation.databaseUrl, secret: installation.secret, max: 1 });
  ada = await buildPerson(authDb, { email: 'ada@example.com' });
  await authDb.destroy();
  const { key } = await mintKey(installation.owner, { operatorEmail: ada.email, scope: 'station', credits: 1_000 });
  client = createClient({ baseUrl: installation.baseUrl, key, slug: 'quote-compare' });
  const webhookId = randomUUID();
  const sealed = seal(installation.secret, 'webhook-secret', webhookId, secret);
  await asAda(sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
    values (${webhookId}, ${ada.operatorId}, ${hook.url}, array['canary.failed', 'take.completed'], ${sealed})`);
}, 300_000);

afterAll(async () => {
  await installation[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
  clock[Symbol.dispose]();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

it.each([
  ['forward', 0, HOUR],
  ['back', HOUR, 0],
  ['back behind its start', 0, -HOUR],
])(
  'clocks of API, worker and database that are set %s by an hour lose and double nothing, and sign with the time that they say',
  async (_name, from, to) => {
    await setClocks(from);
    const idempotencyKey = randomUUID();
    const before = await roll(idempotencyKey);
    const signedAt: number[] = [];
    const isSet = Promise.withResolvers<Promise<string>>();
    hook.onRequest = async ({ headers }, body) => {
      if (!body.includes('canary.failed')) return 200;
      signedAt.push(verify(headers as Record<string, string>, body));
      if (signedAt.length > 1) return 200;
      // An attempt and a take are under way.
      const rolling = roll(randomUUID());
      await setClocks(to).then(() => isSet.resolve(rolling), isSet.reject);
      return 500;
    };
    const [event] = await asAda(
      sql<{ id: string }>`select record_event(${ada.operatorId}, 'canary.failed', '{}') as id`,
    );
    const meanwhile = await isSet.promise;

    // Who asks again is given the same take; one that is asked for now is worked on now.
    expect(await roll(idempotencyKey)).toBe(before);
    const after = await roll(randomUUID());
    const takeIds = [before, meanwhile, after];
    expect(new Set(takeIds).size).toBe(3);
    for (const takeId of takeIds) {
      expectWhole(await client.events(takeId));
      const told = await asAda(
        sql`select from event where type = 'take.completed' and body::json -> 'data' ->> 'takeId' = ${takeId}`,
      );
      expect(told).toHaveLength(1);
    }
    const attempts = await eventually(async () => {
      const rows = await asAda(sql<{ outcome: string; of: string }>`
        select a.outcome, d.outcome as of from webhook_attempt a join webhook_delivery d on d.delivery_id = a.delivery_id
        where d.event_id = ${event!.id} order by a.attempt`);
      expect(rows.at(-1)?.of).toBe('delivered');
      return rows;
    });
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
    expect(hook.bodies.get(`evt_${event!.id}`)?.size).toBe(1);
    expect(signedAt).toHaveLength(2);
    expect(Math.abs(signedAt[1]! - signedAt[0]! - (to - from))).toBeLessThan(300);
  },
  300_000,
);

/** Sets the clocks, and waits until database, API and worker have seen it. */
async function setClocks(ahead: number): Promise<void> {
  clock.setAhead(ahead);
  await eventually(async () => {
    const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 as now`.execute(
      installation.owner,
    );
    expect(Math.abs(rows[0]!.now - Date.now() / 1_000 - ahead)).toBeLessThan(30);
    const { headers } = await fetch(`${installation.baseUrl}/healthz`);
    expect(Math.abs(Date.parse(headers.get('date')!) / 1_000 - Date.now() / 1_000 - ahead)).toBeLessThan(30);
  });
}

/** Asks like a client that does not give up. @returns the take */
const roll = (idempotencyKey: string): Promise<string> =>
  eventually(async () => {
    const { response, takeId } = await client.take({ notes: ORDER }, { 'idempotency-key': idempotencyKey });
    expect(response.status).toBe(200);
    return takeId;
  });

/** Verifies at the time that the delivery says. @returns that time, in seconds since 1970 */
function verify(headers: Record<string, string>, body: string): number {
  const at = Number(headers['webhook-timestamp']);
  vi.useFakeTimers({ toFake: ['Date'], now: at * 1_000 });
  try {
    new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
  return at;
}

const asAda = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  asOperator(installation.owner, ada.operatorId, async (trx) => (await query.execute(trx)).rows);
