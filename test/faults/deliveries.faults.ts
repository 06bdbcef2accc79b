import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { mintKey } from '../../db/queries/mint-key.ts';
import { reviewSpecimen } from '../../db/queries/review.ts';
import { inLanes } from '../load/in-lanes.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { createClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { certificate, startCounterpart } from './counterpart.ts';
import type { Counterpart } from './counterpart.ts';
import { startInstallation } from './start-installation.ts';
import type { Installation } from './start-installation.ts';

const APPROVALS = 1_000;
/** The worker is killed each time that so many more requests have come, with the last of them unanswered: done there, not known here. */
const KILL_EVERY = 125;
const BATCH = 100;
/** FAULT_TAKES=2000 FAULT_REVIEWS=300 npm run test:faults -- test/faults/deliveries.faults.ts is the whole of it, half an hour. */
const TAKES = Number(process.env['FAULT_TAKES'] ?? 100);
const REVIEWS = Number(process.env['FAULT_REVIEWS'] ?? 30);
/** Each process in its turn dies when so many more deliveries have come. */
const DELIVERIES_PER_KILL = Math.min(60, Math.max(10, Math.floor((TAKES + 1.5 * REVIEWS) / 6)));
const VICTIMS = ['worker', 'api', 'temporal', 'postgres', 'launcher'] as const;
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

const folder = mkdtempSync(join(tmpdir(), 'longtake-courier-'));
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
  await courier[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
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

it(`${TAKES} takes and ${REVIEWS} reviews under kills of every process lose no event, and fire none without its cause`, async () => {
  const { key } = await mintKey(installation.owner, { operatorEmail: ada.email, scope: 'station', credits: 10_000 });
  const client = createClient({ baseUrl: installation.baseUrl, key, slug: 'quote-compare' });
  const { specimenIds } = await fileFor(
    installation,
    ada,
    Array.from({ length: REVIEWS }, () =>
      buildSpecimen({ page: { sha256: randomBytes(32).toString('hex'), url: 'https://museum.example/chair' } }),
    ),
  );
  await subscribe(['take.completed', 'take.failed', 'specimen.reviewed', 'specimen.published']);
  const killed: string[] = [];
  let killing: Promise<void> | undefined;
  hook.onRequest = async () => {
    if (hook.requests % DELIVERIES_PER_KILL !== 0 || killing) return;
    const victim = VICTIMS[killed.length % VICTIMS.length]!;
    killed.push(victim);
    killing = installation.kill(victim).finally(() => (killing = undefined));
    await killing;
  };
  const decisionOf = (index: number) => (index % 2 === 0 ? 'approve' : 'reject');
  const every = Math.max(1, Math.floor(TAKES / REVIEWS));
  const reviews = [...specimenIds.entries()];
  const decideNext = async () => {
    const [index, specimenId] = reviews.shift() ?? [];
    if (specimenId !== undefined) await reviewUntilDecided(specimenId, decisionOf(index!));
  };
  const takeIds = await inLanes([...Array.from({ length: TAKES }).keys()], 4, async (n) => {
    if (n % every === 0) await decideNext();
    return rollUntilTaken(client);
  });
  while (reviews.length > 0) await decideNext();
  const untold = sql<{ left: number }>`select count(*)::int as left from webhook_delivery where outcome <> 'delivered'`;
  await untilNone(sql`select count(*)::int as left from take where ended_at is null`);
  await untilNone(sql`select count(*)::int as left from hand_over where state <> 'handed_over'`);
  await untilNone(untold);
  await killing;
  await untilNone(untold);
  const events = await asAda(sql<{ id: string; type: string; of: string }>`
    select 'evt_' || e.event_id as id, e.type, coalesce(e.body::json -> 'data' ->> 'specimenId', e.body::json -> 'data' ->> 'takeId') as of
    from event e join webhook_delivery d on d.event_id = e.event_id`);

  console.log(`${hook.requests} requests for ${events.length} events; killed: ${killed.join(', ')}`);
  expect(new Set(killed)).toEqual(new Set(VICTIMS));
  const ofType = (...types: string[]) => events.flatMap(({ type, of }) => (types.includes(type) ? [of] : []));
  const ofTakes = ofType('take.completed', 'take.failed').filter((of) => takeIds.includes(of));
  expect(ofTakes.toSorted()).toEqual(takeIds.toSorted());
  const decided = await asAda(sql<{ id: string; status: string }>`select specimen_id as id, status from specimen`);
  const statusOf = new Map(decided.map(({ id, status }) => [id, status]));
  for (const [index, id] of specimenIds.entries())
    expect(statusOf.get(id)).toBe(decisionOf(index) === 'approve' ? 'approved' : 'rejected');
  expect(ofType('specimen.reviewed').toSorted()).toEqual(specimenIds.toSorted());
  const published = specimenIds.filter((_id, index) => decisionOf(index) === 'approve');
  expect(ofType('specimen.published').toSorted()).toEqual(published.toSorted());
  expect(hook.bodies.size).toBe(events.length);
  expect(new Set(hook.bodies.keys())).toEqual(new Set(events.map(({ id }) => id)));
  for (const [id, bodies] of hook.bodies) expect(bodies.size, id).toBe(1);
}, 3_600_000);

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

/** Decides like an admin who asks again after an error; a first decision that was not heard of is a conflict then. */
const reviewUntilDecided = (specimenId: string, decision: 'approve' | 'reject') =>
  eventually(async () => {
    const review = { specimenId, decision, note: null, baseUrl: 'http://x', isRehearsal: false };
    const { outcome } = await asOperator(api, admin.operatorId, (trx) => reviewSpecimen(trx, review));
    expect(['reviewed', 'conflict']).toContain(outcome);
  });

const asAda = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  asOperator(installation.owner, ada.operatorId, async (trx) => (await query.execute(trx)).rows);

async function untilNone(query: ReturnType<typeof sql<{ left: number }>>): Promise<void> {
  const endsAt = Date.now() + 1_200_000;
  for (;;) {
    // The database may be the one that was killed.
    const [row] = await asAda(query).catch(() => []);
    if (row?.left === 0) return;
    if (Date.now() > endsAt) throw new Error(`${row?.left} are still open`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
