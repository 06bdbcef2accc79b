import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import { connect } from '../../db/connect.ts';
import { claimOutbox, finishOutbox } from '../../db/queries/outbox.ts';
import { createSweep } from '../../workers/sweep.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { createClient } from '../support/client.ts';
import type { ChannelClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { secret, temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { eventually } from '../support/eventually.ts';

let service: TestService;
let pages: ServedPages;
let client: ChannelClient;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

beforeAll(async () => {
  service = await startService({ isWorkerless: true });
  pages = await servePages({ '/facts': 'Fact: The sky over Paris was blue in 2024.\n' });
  client = createClient({ baseUrl: service.baseUrl, key: (await service.mint()).key });
});

afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

const later = { prefer: 'respond-async' };

const untilStage = (takeId: string, stage: string) =>
  client.events(takeId, { until: (event) => event.type === 'stage.started' && event.stage === stage });

describe('a take that Temporal was never given', () => {
  it('is started when the dispatcher is back', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` }, later);
    await using _worker = await service.startWorker();

    expect((await client.events(takeId)).at(-1)).toMatchObject({ type: 'take.completed' });
  });

  it('is started by the sweep when it left the outbox and got lost', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` }, later);
    const worker = connect({ url: service.databaseUrl, role: 'worker', secret, max: 1 });
    const claimed = await claimOutbox(worker, { limit: 10, runningTakes: 10 });
    await finishOutbox(
      worker,
      claimed.map(({ id }) => id),
    );
    await worker.destroy();
    expect(claimed.map((entry) => entry.takeId)).toEqual([takeId]);

    await using _worker = await service.startWorker();
    expect((await client.events(takeId)).at(-1)).toMatchObject({ type: 'take.completed' });
  });
});

describe('a take whose workflow Temporal has lost', () => {
  it('goes on after its stored stages, and repeats none', async () => {
    await using _worker = await service.startWorker();
    const asked = pages.asked.length;
    const { takeId } = await client.take({ notes: `pause extract 8000 ${pages.origin}/facts` }, later);
    await untilStage(takeId, 'extract');
    await temporal.workflowService.deleteWorkflowExecution({
      namespace: 'default',
      workflowExecution: { workflowId: takeWorkflowId(takeId) },
    });

    const events = await client.events(takeId);
    expect(events.at(-1)).toMatchObject({ type: 'take.completed' });
    expect(events.filter(({ type }) => type === 'stage.started').length).toBe(5);
    expect(events.some((event) => event.type === 'stage.retried' && event.stage === 'extract')).toBe(true);
    expect(pages.asked.length).toBe(asked + 1);
  });
});

describe('a take whose workflow was closed from outside', () => {
  it('ends failed, free, and says so', async () => {
    await using _worker = await service.startWorker();
    const before = (await client.take({ notes: 'Which facts?' })).body.creditsLeft;
    const { takeId } = await client.take({ notes: `pause extract 8000 ${pages.origin}/facts` }, later);
    await untilStage(takeId, 'extract');
    await temporal.workflow.getHandle(takeWorkflowId(takeId)).terminate('an operator had enough');

    const end = (await client.events(takeId)).at(-1);
    expect(end).toMatchObject({
      type: 'take.failed',
      response: {
        creditsLeft: before,
        lifecycle: {
          state: 'failed',
          recovery: { detail: expect.stringContaining('stopped by an operator') as string },
        },
      },
    });
  });
});

describe('a take that ends while the sweep asks about it', () => {
  it('is no cause for alarm', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` }, later);
    const db = connect({ url: service.databaseUrl, role: 'worker', secret, max: 1 });
    const claimed = await claimOutbox(db, { limit: 10, runningTakes: 10 });
    await finishOutbox(
      db,
      claimed.map(({ id }) => id),
    );
    const completed = { describe: () => Promise.resolve({ status: { name: 'COMPLETED' } }) };
    const warn = vi.fn<(about: object, message: string) => void>();
    const finished: string[] = [];
    const sweep = createSweep({
      db,
      // By the time Temporal answers, the workflow is done and so is the take.
      client: {
        withDeadline: (_at: number, ask: () => unknown) => ask(),
        workflow: { getHandle: () => completed },
      } as never,
      finish: (input) => {
        finished.push(input.takeId);
        return Promise.resolve({ state: 'finished', grade: 'A' });
      },
      olderThanMs: 0,
      everyMs: 20,
      log: { warn } as never,
    });
    await eventually(() => expect(finished).toContain(takeId));
    await sweep[Symbol.asyncDispose]();
    await db.destroy();
    expect(warn).not.toHaveBeenCalled();
    await using _worker = await service.startWorker();
    expect((await client.events(takeId)).at(-1)).toMatchObject({ type: 'take.completed' });
  });
});

describe('cancelling', () => {
  it('ends a take that waits in the queue, without Temporal', async () => {
    const { takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` }, later);
    const cancelled = await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
    expect(cancelled.status).toBe(202);
    await using _worker = await service.startWorker();

    const events = await client.events(takeId);
    expect(events.at(-1)).toMatchObject({ type: 'take.cancelled', response: { lifecycle: { state: 'cancelled' } } });
    expect(events.filter(({ type }) => type === 'take.cancelled')).toHaveLength(1);
  });

  it('is idempotent, and late it changes nothing', async () => {
    await using _worker = await service.startWorker();
    const { body, takeId } = await client.take({ notes: `Facts of ${pages.origin}/facts` });
    for (let count = 0; count < 2; count++) {
      const answer = await client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' });
      expect(answer.status).toBe(202);
      expect(await answer.json()).toEqual(body);
    }
  });

  it('of a running take frees its credits and says what it had', async () => {
    await using _worker = await service.startWorker();
    const { takeId } = await client.take({ notes: `pause extract 30000 ${pages.origin}/facts` }, later);
    await untilStage(takeId, 'extract');
    await Promise.all([1, 2].map(() => client.fetch(`/takes/${takeId}/cancel`, { method: 'POST' })));

    const end = (await client.events(takeId)).at(-1);
    expect(end).toMatchObject({
      type: 'take.cancelled',
      response: { lifecycle: { state: 'cancelled', recovery: { action: 'retry' } } },
    });
    // The take has ended a moment before its workflow has.
    const handle = temporal.workflow.getHandle(takeWorkflowId(takeId));
    await handle.result().catch(() => {});
    const description = await handle.describe();
    expect(description.searchAttributes).toMatchObject({
      State: ['cancelled'],
      Channel: ['toy-facts'],
      Owner: ['ada@example.com'],
    });
  });
});
