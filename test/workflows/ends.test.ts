import { ApplicationFailure, Context } from '@temporalio/activity';
import { WorkflowFailedError } from '@temporalio/client';
import { CancelledFailure } from '@temporalio/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import type { StageInput } from '#contracts/take-workflow.ts';
import { createTakeActivities } from '../../activities/take-activities.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { createClient } from '../support/client.ts';
import { servePages } from '../support/serve-pages.ts';
import type { ServedPages } from '../support/serve-pages.ts';
import { temporalAddress } from '../support/services.ts';
import { startService } from '../support/start-service.ts';
import type { TestService } from '../support/start-service.ts';
import { sharedToy } from '../support/channels/toys.ts';
import { rollScenario } from './roll-scenario.ts';
import { PAGES } from './scenarios.ts';

let service: TestService;
let pages: ServedPages;
let key: string;
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });

beforeAll(async () => {
  service = await startService();
  pages = await servePages({ '/facts': PAGES['/facts'], '/more-facts': PAGES['/facts'] });
  ({ key } = await service.mint());
});
afterAll(async () => {
  await temporal.connection.close();
  await service[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

describe('the workflow of a take', () => {
  it.each([
    ['finished', 'COMPLETED', undefined],
    ['needs-input', 'COMPLETED', undefined],
    ['failed-sources', 'FAILED', 'sources_unreadable'],
    ['failed-fault', 'FAILED', 'internal'],
    ['cancelled', 'CANCELLED', undefined],
  ])('of a take that is %s closes as %s', async (scenario, status, type) => {
    const { takeId } = await rollScenario(scenario, { service, pages, key });
    const handle = temporal.workflow.getHandle(takeWorkflowId(takeId));
    const outcome = await handle.result().then(
      () => undefined,
      (error: unknown) => error,
    );

    expect((await handle.describe()).status.name).toBe(status);
    if (status === 'COMPLETED') expect(outcome).toBeUndefined();
    else expect(outcome).toBeInstanceOf(WorkflowFailedError);
    const cause = outcome instanceof WorkflowFailedError ? outcome.cause : undefined;
    if (status === 'CANCELLED') expect(cause).toBeInstanceOf(CancelledFailure);
    if (type !== undefined) expect(cause).toMatchObject({ type, message: 'the take failed' });
  });
});

describe('crawl and recall', () => {
  it.each([
    ['crawl', 'recall'],
    ['recall', 'crawl'],
  ] as const)('when %s fails, %s is stopped and over before the take is ended', async (failing, other) => {
    const order: string[] = [];
    let isFaulty = false;
    const { promise: isWorking, resolve: works } = Promise.withResolvers<void>();
    await using mine = await startService({
      channels: [sharedToy],
      createActivities: (deps) => {
        const real = createTakeActivities(deps);
        return {
          ...real,
          [failing]: async (input: StageInput) => {
            if (!isFaulty) return real[failing](input);
            await isWorking;
            throw ApplicationFailure.nonRetryable('a fault', 'take_failure');
          },
          [other]: async (input: StageInput) => {
            if (!isFaulty) return real[other](input);
            works();
            const beating = setInterval(() => Context.current().heartbeat(), 200);
            await Context.current().cancelled.catch(() => {});
            // It is still writing when it hears of it.
            await new Promise((resolve) => setTimeout(resolve, 300));
            clearInterval(beating);
            order.push(`${other} is over`);
            throw new CancelledFailure('stopped');
          },
          finish: (input: Parameters<typeof real.finish>[0]) => {
            order.push(`ended ${input.state}`);
            return real.finish(input);
          },
        };
      },
    });
    const client = createClient({ baseUrl: mine.baseUrl, key: (await mine.mint()).key, slug: 'toy-shared' });
    // What one take has read the next recalls; the other page is crawled.
    await client.take({ notes: `Facts of ${pages.origin}/facts` });
    isFaulty = true;
    const { body } = await client.take({ notes: `Facts of ${pages.origin}/facts ${pages.origin}/more-facts` });

    expect(body.lifecycle.state).toBe('failed');
    expect(order).toEqual([`${other} is over`, 'ended failed']);
  });
});
