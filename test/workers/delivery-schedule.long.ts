import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Worker, bundleWorkflowCode } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '#contracts/work.ts';
import type { AttemptInput, AttemptResult } from '#contracts/work.ts';
import { temporalAddress } from '../support/services.ts';
import { startSkipping } from '../support/skip-time.ts';
import { createTemporalClient } from '../support/temporal-client.ts';

// The whole schedule, 75 hours of it, as Temporal's own clock has it: the server moves the time of a workflow on while nothing of it is under way.
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
const taskQueue = `schedule-${randomUUID()}`;
let answer: (input: AttemptInput) => AttemptResult;
const attempts: AttemptInput[] = [];
let worker: Worker;
let running: Promise<void>;
let connection: NativeConnection;

beforeAll(async () => {
  const workflowsPath = fileURLToPath(new URL('../../workflows/index.ts', import.meta.url));
  const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
  connection = await NativeConnection.connect({ address: temporalAddress });
  const attempt = async (input: AttemptInput): Promise<AttemptResult> => {
    attempts.push(input);
    return answer(input);
  };
  worker = await Worker.create({
    connection,
    taskQueue,
    workflowBundle: { code },
    activities: { attemptDelivery: attempt, attemptHandOver: attempt },
  });
  running = worker.run();
});
afterAll(async () => {
  worker.shutdown();
  await running;
  await connection.close();
  await temporal.connection.close();
});

interface Run {
  end: unknown;
  /** Milliseconds from one attempt to the next, as the times of the history's events have them. */
  waitsMs: number[];
  /** From the first event to the last, in the same time. */
  hours: number;
}

/** Runs a delivery to its end. */
async function run(workflow: string, answering: typeof answer): Promise<Run> {
  attempts.length = 0;
  answer = answering;
  const input = { operatorId: randomUUID(), reference: `${randomUUID()}:${randomUUID()}` };
  const handle = await startSkipping(temporal, { workflow, taskQueue, input });
  const end: unknown = await handle.result();
  const { events } = await handle.fetchHistory();
  const at = ({ eventTime }: NonNullable<typeof events>[number]) =>
    Number(eventTime?.seconds) * 1_000 + (eventTime?.nanos ?? 0) / 1e6;
  const scheduled = (events ?? []).filter((event) => event.activityTaskScheduledEventAttributes).map(at);
  const [first, last] = [events?.[0], events?.at(-1)].map((event) => at(event!)) as [number, number];
  return {
    end,
    waitsMs: scheduled.slice(1).map((time, index) => time - scheduled[index]!),
    hours: (last - first) / 3_600_000,
  };
}

/** What an attempt itself takes, here and on a machine that does much else. */
const SLACK_MS = 60_000;

const failed = ({ nextInMs }: AttemptInput): AttemptResult => ({
  outcome: 'failed',
  detail: 'HTTP status 500',
  nextInMs,
});

describe.each(['deliverWebhook', 'handOffSpecimen'])('the schedule of %s', (workflow) => {
  it('is ten attempts over three days, each delay within a fifth of its own, and then an end', async () => {
    const { end, waitsMs, hours } = await run(workflow, failed);
    expect(end).toBe('failed');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const delays = ATTEMPT_DELAYS_MS.slice(1);
    expect(waitsMs).toHaveLength(delays.length);
    for (const [index, delayMs] of delays.entries()) {
      const { nextInMs } = attempts[index]!;
      expect(nextInMs).toBeGreaterThanOrEqual(delayMs * 0.8);
      expect(nextInMs).toBeLessThanOrEqual(delayMs * 1.2);
      expect(waitsMs[index]).toBeGreaterThanOrEqual(nextInMs!);
      expect(waitsMs[index]).toBeLessThan(nextInMs! + SLACK_MS);
    }
    // Not each the same share off: that would call all receivers that failed together at the same moment again.
    expect(
      new Set(delays.map((delayMs, index) => (attempts[index]!.nextInMs! / delayMs).toFixed(3))).size,
    ).toBeGreaterThan(3);
    expect(attempts.at(-1)!.nextInMs).toBeNull();
    expect(hours).toBeGreaterThan(75.6 * 0.8);
    expect(hours).toBeLessThan(75.7 * 1.2);
  });

  it('waits as long as a receiver asked for, and ends with the attempt that arrives', async () => {
    const day = 24 * 3_600_000;
    const { end, waitsMs, hours } = await run(workflow, (input) =>
      input.attempt === 1 ? { outcome: 'failed', detail: 'HTTP status 429', nextInMs: day } : { outcome: 'delivered' },
    );
    expect(end).toBe('delivered');
    expect(attempts).toHaveLength(2);
    expect(waitsMs[0]).toBeGreaterThanOrEqual(day);
    expect(waitsMs[0]).toBeLessThan(day + SLACK_MS);
    expect(hours).toBeLessThan(25);
  });

  it('ends at once where nobody is to be told any more', async () => {
    const stopped = await run(workflow, ({ attempt, nextInMs }) =>
      attempt < 3 ? failed({ attempt, nextInMs } as AttemptInput) : { outcome: 'stopped', detail: 'it was deleted' },
    );
    expect(stopped.end).toBe('stopped');
    expect(attempts).toHaveLength(3);
  });

  it('makes the same attempt again when it was told to, while the receiver has no room', async () => {
    const told = [600, 7_500, 600_000];
    const left = [...told];
    const { end, waitsMs } = await run(workflow, () => {
      const retryInMs = left.shift();
      return retryInMs === undefined ? { outcome: 'delivered' } : { outcome: 'busy', retryInMs };
    });
    expect(end).toBe('delivered');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1]);
    for (const [index, ms] of told.entries()) {
      expect(waitsMs[index]).toBeGreaterThanOrEqual(ms * 0.8);
      expect(waitsMs[index]).toBeLessThan(ms * 1.2 + SLACK_MS);
    }
  });
});
