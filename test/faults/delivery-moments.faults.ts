import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../../db/as-operator.ts';
import { connect, connectAuth } from '../../db/connect.ts';
import type { Db } from '../../db/connect.ts';
import { reviewSpecimen } from '../../db/queries/review.ts';
import { buildSpecimen } from '../support/build-specimen.ts';
import { eventually } from '../support/eventually.ts';
import { fileFor } from '../support/file-for.ts';
import { buildPerson } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { certificate, startCounterpart } from './counterpart.ts';
import type { Counterpart } from './counterpart.ts';
import type { HoldPoint } from './hold-proxy.ts';
import { PROCESSES, startInstallation } from './start-installation.ts';
import type { Installation, ProcessName } from './start-installation.ts';

type Moment = HoldPoint | 'answer';

/** The moments of a delivery's life at which a process dies. */
const OF_A_WEBHOOK: Record<string, Moment> = {
  'committed, not claimed': { words: ['claim_work'], phase: 'before' },
  'claimed, not started': { words: ['claim_work'], phase: 'after' },
  'started, still in the outbox': { words: ['finish_work'], phase: 'before' },
  'attempt begun, nothing sent': { words: ['begin_delivery_attempt'], phase: 'after' },
  'sent, not answered': 'answer',
  'answered, not recorded': { words: ['end_delivery_attempt'], phase: 'before' },
  'recorded, not reported': { words: ['end_delivery_attempt'], phase: 'after' },
};
const OF_A_HAND_OVER: Record<string, Moment> = {
  'approved, not handed over': { words: ['begin_hand_over'], phase: 'after' },
  'the courier has it, not recorded': 'answer',
  'recorded, not reported': { words: ['end_hand_over'], phase: 'after' },
};

const folder = mkdtempSync(join(tmpdir(), 'longtake-moments-'));
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
  api = connect({ url, role: 'api', secret, max: 4 });
  const authDb = connectAuth({ url, secret, max: 1 });
  ada = await buildPerson(authDb, { email: 'ada@example.com' });
  admin = await buildPerson(authDb, { role: 'admin' });
  await authDb.destroy();
  const webhookId = randomUUID();
  const sealed = seal(secret, 'webhook-secret', webhookId, `whsec_${randomBytes(32).toString('base64')}`);
  await asAda(sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
    values (${webhookId}, ${ada.operatorId}, ${hook.url}, array['canary.failed', 'specimen.published'], ${sealed})`);
}, 300_000);

afterAll(async () => {
  await api.destroy();
  await installation[Symbol.asyncDispose]();
  await courier[Symbol.asyncDispose]();
  await hook[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

async function findNewestEvent(): Promise<string> {
  const [event] = await asAda(
    sql<{
      id: string;
    }>`select event_id as id from event where type = 'canary.failed' order by created_at desc, event_id desc limit 1`,
  );
  return event!.id;
}

describe.each(PROCESSES)('kill -9 of %s', (name) => {
  beforeEach(() => installation.untilReady(), 100_000);

  it.each(Object.keys(OF_A_WEBHOOK))(
    'when an event is %s: its receiver has it, with one id and one body, and it is recorded once',
    async (moment) => {
      const killed = killAt(name, OF_A_WEBHOOK[moment]!, hook);
      const recorded = await asAda(
        sql<{ id: string }>`select record_event(${ada.operatorId}, 'canary.failed', '{}') as id`,
      ).catch(() => null);
      await killed;
      // Who sees the event kills at once: the answer to its commit may not have come.
      const eventId = recorded?.[0]?.id ?? (await eventually(findNewestEvent));
      const attempts = await eventually(async () => {
        const rows = await asAda(sql<{ outcome: string; of: string }>`
          select a.outcome, d.outcome as of from webhook_attempt a join webhook_delivery d on d.delivery_id = a.delivery_id
          where d.event_id = ${eventId}`);
        expect(rows.at(-1)?.of).toBe('delivered');
        return rows;
      });
      // None of it was the receiver's fault: the attempt that was cut off was made again under its own number.
      expect(attempts).toEqual([{ outcome: 'delivered', of: 'delivered' }]);
      expect(hook.bodies.get(`evt_${eventId}`)?.size).toBe(1);
    },
    300_000,
  );

  it.each(Object.keys(OF_A_HAND_OVER))(
    'when a specimen is %s: the courier has it under one key, and one specimen.published follows',
    async (moment) => {
      const { specimenIds } = await fileFor(installation, ada, [
        buildSpecimen({ page: { sha256: randomBytes(32).toString('hex'), url: 'https://museum.example/chair' } }),
      ]);
      const specimenId = specimenIds[0]!;
      const killed = killAt(name, OF_A_HAND_OVER[moment]!, courier);
      const review = { specimenId, decision: 'approve' as const, note: null, baseUrl: 'http://x', isRehearsal: false };
      await asOperator(api, admin.operatorId, (trx) => reviewSpecimen(trx, review));
      await killed;
      await eventually(async () => {
        const [row] = await asAda(
          sql<{ state: string }>`select state from hand_over where specimen_id = ${specimenId}`,
        );
        expect(row?.state).toBe('handed_over');
      });
      expect(courier.bodies.get(`specimen-${specimenId}`)?.size).toBe(1);
      const told = await asAda(sql`
        select from event where type = 'specimen.published' and body::json -> 'data' ->> 'specimenId' = ${specimenId}`);
      expect(told).toHaveLength(1);
    },
    300_000,
  );
});

/** Ends a process at the moment, with what it waits for held up. */
async function killAt(name: ProcessName, moment: Moment, counterpart: Counterpart): Promise<void> {
  if (moment !== 'answer') {
    const held = await installation.proxy.hold(moment);
    await installation.kill(name);
    held.release();
    return;
  }
  await new Promise<void>((resolve, reject) => {
    counterpart.onRequest = async () => {
      counterpart.onRequest = async () => {};
      await installation.kill(name).then(resolve, reject);
    };
  });
}

const asAda = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  asOperator(installation.owner, ada.operatorId, async (trx) => (await query.execute(trx)).rows);
