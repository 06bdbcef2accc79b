import type { Client } from '@temporalio/client';
import { WorkflowNotFoundError } from '@temporalio/client';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeWorkflowId } from '#contracts/take-workflow.ts';
import { claimOutbox, finishOutbox } from '../../db/queries/outbox.ts';
import { createSweep } from '../../workers/sweep.ts';
import { openOperatorDatabase } from '../support/operator-database.ts';
import type { OperatorDatabase } from '../support/operator-database.ts';

let database: OperatorDatabase;
beforeAll(async () => {
  database = await openOperatorDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** Accepts takes and hands them over, so that the sweep looks after them; in the order of their ids. */
async function openTakes(count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => database.accept()));
  const claimed = await claimOutbox(database.worker, { limit: 100, runningTakes: 100 });
  await finishOutbox(
    database.worker,
    claimed.map(({ id }) => id),
  );
  return ids.toSorted();
}

/** Temporal as far as the sweep asks it. */
function fakeTemporal(describe: (workflowId: string) => Promise<string>): Client {
  return {
    withDeadline: (_deadline: number, work: () => Promise<unknown>) => work(),
    workflow: {
      getHandle: (workflowId: string) => ({ describe: async () => ({ status: { name: await describe(workflowId) } }) }),
    },
  } as unknown as Client;
}

const log = pino({ level: 'silent' });

describe('the sweep', () => {
  it('goes on with the rest when one take cannot be looked after', async () => {
    const [bad, unfinishable, lost, closed] = (await openTakes(4)) as [string, string, string, string];
    const ended: string[] = [];
    const { promise: isDone, resolve } = Promise.withResolvers<void>();
    const client = fakeTemporal(async (id) => {
      if (id === takeWorkflowId(bad)) throw new Error('this one makes Temporal stumble');
      if (id === takeWorkflowId(lost)) throw new WorkflowNotFoundError('no such workflow', id, undefined);
      return 'TERMINATED';
    });
    await using _sweep = createSweep({
      db: database.worker,
      client,
      olderThanMs: 0,
      everyMs: 20,
      log,
      finish: async ({ takeId }) => {
        if (takeId === unfinishable) throw new Error('this one cannot be ended');
        ended.push(takeId);
        resolve();
        return { state: 'failed', grade: null };
      },
    });
    await isDone;

    expect(ended[0]).toBe(closed);
    let again: string[] = [];
    while (again.length === 0)
      again = (await claimOutbox(database.worker, { limit: 100, runningTakes: 100 })).map(({ takeId }) => takeId);
    expect(again).toEqual([lost]);
  });

  it('never runs twice at once', async () => {
    await openTakes(3);
    let [atOnce, most, looks] = [0, 0, 0];
    const { promise: isDone, resolve } = Promise.withResolvers<void>();
    const client = fakeTemporal(async () => {
      most = Math.max(most, (atOnce += 1));
      // Longer than the time to the next sweep.
      await new Promise((wake) => setTimeout(wake, 60));
      atOnce -= 1;
      if ((looks += 1) === 9) resolve();
      return 'RUNNING';
    });
    const finish = async () => ({ state: 'failed' as const, grade: null });
    await using _sweep = createSweep({ db: database.worker, client, olderThanMs: 0, everyMs: 10, log, finish });
    await isDone;

    expect(most).toBe(1);
  });
});
