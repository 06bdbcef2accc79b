import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { reviewSpecimen } from '../../db/queries/review.ts';
import { buildCertificate } from '../../outbound/testing/certificate.ts';
import { inLanes } from '../load/in-lanes.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { createClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

const APPROVALS = 1_000;
/** The worker is killed each time that so many more requests have come, with the last of them unanswered: done there, not known here. */
const KILL_EVERY = 125;
const BATCH = 100;
const TAKES = 100;
const ORDER = `Which is cheaper landed? 10 chairs CH-1 to 77005.

Quote 1 of 2:
Bayou Office
CH-1 10 119.00 1190.00
Freight 20.00
Total 1210.00

Quote 2 of 2:
Rice Village Furniture
CH-1 (10) $125.00 $1,250.00
Free delivery
Total $1,250.00`;

/** What one side of the outside world has been asked, by the key that makes a second time the same. */
interface Counterpart {
  url: string;
  bodies: Map<string, Set<string>>;
  requests: number;
  onRequest: () => Promise<void>;
}

const certificate = buildCertificate('localhost', new Date('2100-01-01T00:00:00Z'));
const folder = mkdtempSync(join(tmpdir(), 'longtake-courier-'));
const servers: ReturnType<typeof createServer>[] = [];
let courier: Counterpart;
let hook: Counterpart;
let installation: Installation;
let api: Db;
let ada: Person;
let admin: Person;

beforeAll(async () => {
  const ca = join(folder, 'ca.pem');
  writeFileSync(ca, certificate.cert);
  courier = await startCounterpart('idempotency-key');
  hook = await startCounterpart('webhook-id');
  installation = await startInstallation({
    COURIER_URL: courier.url,
    COURIER_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    LONGTAKE_OUTBOUND_ALLOW: '127.0.0.0/8,::1/128',
    LONGTAKE_SCREENING_AT: 'none',
    NODE_EXTRA_CA_CERTS: ca,
  });
  const { databaseUrl: url, secret } = installation;
  api = connect({ url, role: 'api', secret, max: 8 });
  const authDb = connectAuth({ url, secret, max: 1 });
  ada = await buildPerson(authDb, { email: 'ada@example.com' });
  admin = await buildPerson(authDb, { role: 'admin' });
  await authDb.destroy();
}, 300_000);

afterAll(async () => {
  await api.destroy();
  await installation[Symbol.asyncDispose]();
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

it(`${APPROVALS} approvals under kills of the worker have one effect each, and one specimen.published`, async () => {
  let kills = 0;
  courier.onRequest = async () => {
    if (courier.requests % KILL_EVERY !== 0) return;
    kills += 1;
    await installation.kill('worker');
  };
  const specimenIds: string[] = [];
  for (let from = 0; from < APPROVALS; from += BATCH) {
    const drafts = Array.from({ length: BATCH }, () =>
      buildSpecimen({ page: { sha256: randomBytes(32).toString('hex'), url: 'https://museum.example/chair' } }),
    );
    specimenIds.push(...(await fileFor(installation, ada, drafts)).specimenIds);
  }
  await inLanes(specimenIds, 4, async (specimenId) => {
    const review = { specimenId, decision: 'approve' as const, note: null, baseUrl: 'http://x', isRehearsal: false };
    const { outcome } = await asOperator(api, admin.operatorId, (trx) => reviewSpecimen(trx, review));
    expect(outcome).toBe('reviewed');
  });
  await untilNone(sql`select count(*)::int as left from hand_over where state <> 'handed_over'`);
  const told = await asAda(sql<{ specimens: number; events: number }>`
    select count(distinct body::json -> 'data' ->> 'specimenId')::int as specimens, count(*)::int as events
    from event where type = 'specimen.published'`);

  console.log(`${courier.requests} requests for ${APPROVALS} approvals, ${kills} kills`);
  expect(kills).toBeGreaterThanOrEqual(Math.floor(APPROVALS / KILL_EVERY));
  expect(new Set(courier.bodies.keys())).toEqual(new Set(specimenIds.map((id) => `specimen-${id}`)));
  for (const [key, bodies] of courier.bodies) expect(bodies.size, key).toBe(1);
  expect(told).toEqual([{ specimens: APPROVALS, events: APPROVALS }]);
}, 1_500_000);

it(`${TAKES} takes under kills of worker and API lose no event, and fire none without its cause`, async () => {
  const { key } = await mintKey(installation.owner, { operatorEmail: ada.email, scope: 'station', credits: 10_000 });
  const client = createClient({ baseUrl: installation.baseUrl, key, slug: 'quote-compare' });
  await subscribe(['take.completed', 'take.failed']);
  const victims = ['worker', 'api', 'worker', 'temporal'] as const;
  let kills = 0;
  hook.onRequest = async () => {
    if (hook.requests % 25 !== 0 || kills === victims.length) return;
    await installation.kill(victims[kills++]!);
  };
  const takeIds = await inLanes(Array.from({ length: TAKES }), 4, () => rollUntilTaken(client));
  await untilNone(sql`select count(*)::int as left from take where ended_at is null`);
  await untilNone(sql`select count(*)::int as left from webhook_delivery where outcome <> 'delivered'`);
  const events = await asAda(sql<{ id: string; takeId: string }>`
    select 'evt_' || event_id as id, body::json -> 'data' ->> 'takeId' as "takeId" from event where type like 'take.%'
      and body::json -> 'data' ->> 'takeId' = any (${takeIds})`);

  console.log(`${hook.requests} requests for ${events.length} events, ${kills} kills`);
  expect(kills).toBe(victims.length);
  expect(new Set(events.map(({ takeId }) => takeId))).toEqual(new Set(takeIds));
  expect(events).toHaveLength(TAKES);
  expect(new Set(hook.bodies.keys())).toEqual(new Set(events.map(({ id }) => id)));
  for (const [id, bodies] of hook.bodies) expect(bodies.size, id).toBe(1);
}, 1_500_000);

/** An https server that keeps what it was asked under a header of the request, and then answers. */
async function startCounterpart(header: string): Promise<Counterpart> {
  const counterpart: Counterpart = { url: '', bodies: new Map(), requests: 0, onRequest: async () => {} };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const sha256 = createHash('sha256')
      .update(await text(request))
      .digest('hex');
    const key = String(request.headers[header]);
    counterpart.bodies.set(key, (counterpart.bodies.get(key) ?? new Set()).add(sha256));
    counterpart.requests += 1;
    await counterpart.onRequest();
    response.end('{}');
  };
  const server = createServer(certificate, (request, response) => {
    // A request that is cut off in the middle was none.
    take(request, response).catch(() => response.destroy());
  });
  server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  counterpart.url = `https://localhost:${(server.address() as AddressInfo).port}/`;
  return counterpart;
}

async function subscribe(events: string[]): Promise<void> {
  const webhookId = randomUUID();
  const shown = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = seal(installation.secret, 'webhook-secret', webhookId, shown);
  await asAda(sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
    values (${webhookId}, ${ada.operatorId}, ${hook.url}, ${events}, ${sealed})`);
}

/** Asks like a client that does not give up. @returns the take */
async function rollUntilTaken(client: ReturnType<typeof createClient>): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  return eventually(async () => {
    const response = await client.fetch('/take', { method: 'POST', body: JSON.stringify({ notes: ORDER }), headers });
    expect(response.status).toBeLessThan(300);
    await response.text();
    return response.headers.get('x-take-id')!;
  });
}

const asAda = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  asOperator(installation.owner, ada.operatorId, async (trx) => (await query.execute(trx)).rows);

async function untilNone(query: ReturnType<typeof sql<{ left: number }>>): Promise<void> {
  const endsAt = Date.now() + 1_200_000;
  for (;;) {
    const [row] = await asAda(query);
    if (row?.left === 0) return;
    if (Date.now() > endsAt) throw new Error(`${row?.left} are still open`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
