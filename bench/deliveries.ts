import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { seal } from '#contracts/seal.ts';
import { asOperator } from '../db/as-operator.ts';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/connect.ts';
import { inLanes } from '../test/load/in-lanes.ts';
import { startReceiver } from '../test/support/receiver.ts';
import type { Receiver } from '../test/support/receiver.ts';
import { secret } from '../test/support/services.ts';
import type { TestService } from '../test/support/start-service.ts';
import { atLeast, atMost } from './bars.ts';
import { startBare } from './bare/start-bare.ts';
import { percentile, round } from './percentile.ts';
import { stubChannel } from './stub-channel.ts';
import { startMeasured } from './start-measured.ts';

const PER_SECOND = 20;
const PACED = 300;
/** Ten receivers each: as many deliveries a second. */
const AMONG_DEAD = { count: 60, perSecond: 2 };
const RECEIVERS = 20;
const BURST = 600;
const TURNS = 4;
const STORM = 10_000;
const BARE_LANES = 64;

/**
 * How soon a receiver has the first byte of an event after the commit, at twenty events a second; how many deliveries a second there are beside workflows of
 * one activity on bare Temporal, taking turns in the same run; what healthy receivers notice of dead ones; and, where
 * `storm` is named, what takes notice of a thousand events at once to ten receivers each, ten thousand deliveries. All in one process, on loopback.
 */
export async function measureDeliveries() {
  await using service = await startMeasured({
    channels: [stubChannel],
    worker: { outboundAllow: ['127.0.0.0/8', '::1/128'] },
  });
  await using bare = await startBare();
  const { key } = await service.mint({ credits: 1_000_000 });
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
  const api = connect({ url: service.databaseUrl, role: 'api', secret, max: 20 });
  const scene: Scene = { service, api, operatorId: rows[0]!.id };

  await using stack = new AsyncDisposableStack();
  stack.defer(() => api.destroy());
  const receivers = await Promise.all(Array.from({ length: RECEIVERS }, () => startReceiver()));
  for (const receiver of receivers) stack.use(receiver);
  const hooks: string[] = [];
  for (const receiver of receivers) hooks.push(await subscribe(scene, receiver));

  await pace(scene, [receivers[0]!], hooks.slice(0, 1), { count: 40 });
  const paced = await pace(scene, [receivers[0]!], hooks.slice(0, 1), { count: PACED });

  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    const ours = async () => rates.ours.push(await burst(scene, receivers, hooks));
    const theirs = async () => rates.bare.push(await burstBare(bare.run));
    for (const each of turn % 2 === 0 ? [ours, theirs] : [theirs, ours]) await each();
  }

  const few = { receivers: receivers.slice(0, 10), hooks: hooks.slice(0, 10) };
  const healthy = await pace(scene, few.receivers.slice(0, 8), few.hooks, AMONG_DEAD);
  for (const dead of few.receivers.slice(8)) dead.answer(() => {});
  const besideDead = await pace(scene, few.receivers.slice(0, 8), few.hooks, AMONG_DEAD);

  const isStorming = process.argv.slice(3).includes('storm');
  const storm = isStorming ? await storming(scene, receivers.slice(10), hooks.slice(10), key) : 'not asked for';
  const firstByte = summary(paced);
  const times = round(percentile(besideDead, 0.95) / percentile(healthy, 0.95));
  const perSecond = { ours: percentile(rates.ours, 0.5), bare: percentile(rates.bare, 0.5) };
  const ratio = round(perSecond.ours / perSecond.bare);
  return {
    bars: {
      firstByteP50Ms: atMost(100, firstByte.p50),
      firstByteP99Ms: atMost(500, firstByte.p99),
      deliveriesToBareWorkflows: atLeast(0.8, ratio),
      healthyP95BesideDeadTimes: atMost(1.3, times),
    },
    firstByteMs: firstByte,
    deliveriesPerSecond: {
      ours: round(perSecond.ours, 1),
      bareWorkflowOfOneActivity: round(perSecond.bare, 1),
      ratio,
    },
    healthyP95Ms: {
      alone: round(percentile(healthy, 0.95), 1),
      besideDead: round(percentile(besideDead, 0.95), 1),
      times,
    },
    storm,
  };
}

interface Scene {
  service: TestService;
  api: Db;
  operatorId: string;
}

async function subscribe({ service, operatorId }: Scene, { url }: Receiver): Promise<string> {
  const webhookId = randomUUID();
  const sealed = seal(secret, 'webhook-secret', webhookId, `whsec_${randomBytes(32).toString('base64')}`);
  await asOperator(service.owner, operatorId, (trx) =>
    sql`insert into webhook_subscription (webhook_id, operator_id, url, events, secret_sealed)
      values (${webhookId}, ${operatorId}, ${url}, array['canary.failed'], ${sealed})`.execute(trx),
  );
  return webhookId;
}

/** Only these are told of what is recorded next. */
const tellOnly = ({ service, operatorId }: Scene, hooks: readonly string[]) =>
  asOperator(service.owner, operatorId, (trx) =>
    sql`update webhook_subscription set state = case when webhook_id = any (${hooks}::uuid[]) then 'active' else 'disabled' end,
      disabled_reason = case when webhook_id = any (${hooks}::uuid[]) then null else 'not in this part' end`.execute(
      trx,
    ),
  );

/** Records so many events, evenly, and waits until those receivers have them all. @returns milliseconds from commit to receiver */
async function pace(
  scene: Scene,
  receivers: Receiver[],
  hooks: string[],
  { count, perSecond = PER_SECOND }: { count: number; perSecond?: number },
): Promise<number[]> {
  const { api, operatorId } = scene;
  await tellOnly(scene, hooks);
  const before = receivers.map(({ received }) => received.length);
  const arrived: { event: string; at: number }[] = [];
  for (const receiver of receivers)
    receiver.answer((_request, response, delivery) => {
      arrived.push({ event: delivery.headers['webhook-id']!, at: performance.now() });
      response.end();
    });
  const sentAt = new Map<string, number>();
  const recording: Promise<void>[] = [];
  for (let sent = 0; sent < count; sent++) {
    recording.push(
      asOperator(api, operatorId, async (trx) => {
        const { rows } = await sql<{
          id: string;
        }>`select record_event(${operatorId}, 'canary.failed', '{}') as id`.execute(trx);
        return rows[0]!.id;
      }).then((id) => void sentAt.set(`evt_${id}`, performance.now())),
    );
    await delay(1_000 / perSecond);
  }
  await Promise.all(recording);
  await Promise.all(receivers.map((receiver, index) => receiver.waitFor(before[index]! + count)));
  return arrived.map(({ event, at }) => Math.max(0, at - sentAt.get(event)!));
}

/** As many deliveries as a burst has, over all receivers. @returns deliveries a second */
async function burst(scene: Scene, receivers: Receiver[], hooks: string[]): Promise<number> {
  const { api, operatorId } = scene;
  await tellOnly(scene, hooks);
  for (const receiver of receivers) receiver.answer((_request, response) => response.end());
  const before = receivers.map(({ received }) => received.length);
  const each = BURST / RECEIVERS;
  const startedAt = performance.now();
  await asOperator(api, operatorId, (trx) =>
    sql`select record_event(${operatorId}, 'canary.failed', '{}') from generate_series(1, ${each})`.execute(trx),
  );
  await Promise.all(receivers.map((receiver, index) => receiver.waitFor(before[index]! + each)));
  return BURST / ((performance.now() - startedAt) / 1_000);
}

async function burstBare(run: Awaited<ReturnType<typeof startBare>>['run']): Promise<number> {
  const startedAt = performance.now();
  await inLanes(Array.from({ length: BURST }), BARE_LANES, () => run('bareOne'));
  return BURST / ((performance.now() - startedAt) / 1_000);
}

/** A thousand events at once, ten thousand deliveries: how fast they drain, and how long a take takes meanwhile. */
async function storming(scene: Scene, receivers: Receiver[], hooks: string[], key: string) {
  const { service, operatorId } = scene;
  const alone: number[] = [];
  for (let count = 0; count < 30; count++) alone.push(await rollTake(service, key));
  await tellOnly(scene, hooks);
  for (const receiver of receivers) receiver.answer((_request, response) => response.end());
  const before = receivers.map(({ received }) => received.length);
  const each = STORM / receivers.length;
  const startedAt = performance.now();
  await asOperator(service.owner, operatorId, (trx) =>
    sql`select record_event(${operatorId}, 'canary.failed', '{}') from generate_series(1, ${each})`.execute(trx),
  );
  let isDrained = false;
  const drained = Promise.all(receivers.map((receiver, index) => receiver.waitFor(before[index]! + each))).then(
    () => (isDrained = true),
  );
  const meanwhile: number[] = [];
  while (!isDrained) meanwhile.push(await rollTake(service, key));
  await drained;
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    deliveries: STORM,
    seconds: round(seconds, 1),
    perSecond: round(STORM / seconds, 1),
    takeMs: { alone: summary(alone), meanwhile: summary(meanwhile), takesMeanwhile: meanwhile.length },
  };
}

async function rollTake({ baseUrl }: TestService, key: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${baseUrl}/api/public/channel/stub/take`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ notes: 'go' }),
  });
  const { grade } = (await response.json()) as { grade?: string };
  if (grade === undefined) throw new Error('a take was not graded');
  return performance.now() - startedAt;
}

const summary = (values: number[]) => ({
  p50: round(percentile(values, 0.5), 1),
  p99: round(percentile(values, 0.99), 1),
});
