import { createHash } from 'node:crypto';
import { Context } from '@temporalio/activity';
import { ApplicationFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import type { TakeDeps } from '../../activities/take-deps.ts';
import { asOperator } from '../../db/as-operator.ts';
import { sharedToy } from '../support/channels/toys.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

const AT_ONCE = 4;
/** More than a stage of these takes ever has. */
const MOST_AWAITS = 60;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

type Stage = 'crawl' | 'recall';
type Fault = 'cancelled' | 'failing';

/** What happens to a take: at which await of which stage. */
interface Plan {
  stage: Stage;
  at: number;
  fault: Fault;
  awaited: number;
}

const waiting = new Map<string, PromiseWithResolvers<Plan>>();
function findWaiting(takeId: string): PromiseWithResolvers<Plan> {
  const known = waiting.get(takeId) ?? Promise.withResolvers<Plan>();
  waiting.set(takeId, known);
  return known;
}

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
let operatorId: string;

beforeAll(async () => {
  pages = await servePages(
    Object.fromEntries(
      ['archived', ...Array.from({ length: 4 * MOST_AWAITS }, (_, n) => `fresh-${n}`)].map((name) => [
        `/${name}`,
        `Fact: the page ${name} says so.\n`,
      ]),
    ),
  );
  service = await startService({
    channels: [sharedToy],
    createActivities: (deps) => ({
      ...createTakeActivities(deps),
      crawl: createTakeActivities(watch(deps, 'crawl')).crawl,
      recall: createTakeActivities(watch(deps, 'recall')).recall,
    }),
  });
  const { key } = await service.mint();
  client = createClient({ baseUrl: service.baseUrl, key, slug: 'toy-shared' });
  const { rows } = await sql<{ id: string }>`select operator_id_of('ada@example.com') as id`.execute(service.owner);
  operatorId = rows[0]!.id;
  await roll({ stage: 'crawl', at: Number.POSITIVE_INFINITY, fault: 'failing', awaited: 0 }, 'archived');
});
afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

/** What a stage awaits: each statement, each file, each request, each job of a thread. */
function watch(deps: TakeDeps, stage: Stage): TakeDeps {
  const step = () => reach(stage);
  const watched = <T extends object>(of: T): T =>
    new Proxy(of, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function' || typeof name === 'symbol') return value;
        return (...args: unknown[]) => {
          const made: unknown = Reflect.apply(value, target, args);
          return made instanceof Promise ? made.then(async (result: unknown) => (await step(), result)) : made;
        };
      },
    });
  return {
    ...deps,
    outbound: watched(deps.outbound),
    pages: watched(deps.pages),
    threads: watched(deps.threads),
    db: deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (await step(), result),
    }),
  };
}

async function reach(stage: Stage): Promise<void> {
  const takeId = Context.current().info.workflowExecution!.workflowId.slice(takeWorkflowId('').length);
  const plan = await findWaiting(takeId).promise;
  if (plan.stage !== stage || (plan.awaited += 1) !== plan.at) return;
  if (plan.fault === 'failing') throw ApplicationFailure.nonRetryable('a fault', 'take_failure');
  await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
  await Context.current().cancelled.catch(() => {});
}

async function roll(plan: Plan, ...names: string[]) {
  const notes = `Facts of ${names.map((name) => `${pages.origin}/${name}`).join(' ')}`;
  const { takeId } = await client.take({ notes }, { prefer: 'respond-async' });
  findWaiting(takeId).resolve(plan);
  const last = (await client.events(takeId)).at(-1)!;
  const seen = await look(takeId);
  await temporal.workflow
    .getHandle(takeWorkflowId(takeId))
    .result()
    .catch(() => {});
  return { takeId, plan, end: last.type, seen };
}

/** All that there is of a take: its export, and its rows. */
async function look(takeId: string) {
  const exported = await client.fetch(`/takes/${takeId}/export`);
  const bytes = createHash('sha256')
    .update(Buffer.from(await exported.arrayBuffer()))
    .digest('hex');
  const { rows } = await asOperator(service.owner, operatorId, (trx) =>
    sql<Record<string, number>>`
      select (select count(*)::int from take_event where take_id = t.take_id) as events,
        (select count(*)::int from stage where take_id = t.take_id) as stages,
        (select count(*)::int from stage_effect where take_id = t.take_id) as effects,
        (select count(*)::int from page_read where take_id = t.take_id) as reads,
        (select count(*)::int from citation where take_id = t.take_id) as citations,
        (select count(*)::int from take_event where take_id = t.take_id and at > t.ended_at)
          + (select count(*)::int from stage where take_id = t.take_id and greatest(started_at, finished_at) > t.ended_at)
          + (select count(*)::int from page_read where take_id = t.take_id and at > t.ended_at) as younger
      from take t where t.take_id = ${takeId}`.execute(trx),
  );
  return { status: exported.status, etag: exported.headers.get('etag'), bytes, rows: rows[0]! };
}

let fresh = 0;

describe.each(['crawl', 'recall'] as const)('a take at each await of its %s', (stage) => {
  it.each(['failing', 'cancelled'] as const)('that is %s there ends once and for ever', async (fault) => {
    const rolled: Awaited<ReturnType<typeof roll>>[] = [];
    for (let isReached = true, at = 1; isReached && at < MOST_AWAITS; at += AT_ONCE) {
      const takes = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          roll({ stage, at: at + n, fault, awaited: 0 }, 'archived', `fresh-${fresh++}`),
        ),
      );
      rolled.push(...takes);
      isReached = takes.every(({ plan }) => plan.awaited >= plan.at);
    }
    const reached = rolled.filter(({ plan }) => plan.awaited >= plan.at);
    expect(reached.length).toBeGreaterThanOrEqual(3);
    expect(reached.length).toBeLessThan(rolled.length);
    // What a stage does after it has stored its output changes nothing any more.
    const ends = new Set(reached.map(({ end }) => end));
    expect(ends).toContain(fault === 'failing' ? 'take.failed' : 'take.cancelled');
    for (const { takeId, seen, plan } of rolled) {
      const where = `await ${plan.at}`;
      expect(seen, where).toMatchObject({ status: 200, etag: expect.any(String) as string, rows: { younger: 0 } });
      expect(await look(takeId), where).toEqual(seen);
      const verified = await client.fetch(`/takes/${takeId}/verify`, { method: 'POST' });
      expect(await verified.json(), where).toMatchObject({ equal: true, differences: [] });
    }
  });
});
