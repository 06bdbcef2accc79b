import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { DefaultLogger, NativeConnection, Worker, bundleWorkflowCode } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPT_DELAYS_MS } from '#contracts/work.ts';
import type { AttemptInput, AttemptResult } from '#contracts/work.ts';
import { temporalAddress } from '../support/services.ts';
import { createTemporalClient } from '../support/temporal-client.ts';
import { TIMES_FASTER } from './stand-ins/faster-timers.ts';

// The whole schedule, 75 hours of it, on a real server: an interceptor sets every timer this many times shorter, and nothing else is another one.
const temporal = createTemporalClient({ address: temporalAddress, namespace: 'default' });
const taskQueue = `schedule-${randomUUID()}`;
let answer: (input: AttemptInput) => AttemptResult;
const attempts: AttemptInput[] = [];
let worker: Worker;
let running: Promise<void>;
let connection: NativeConnection;

beforeAll(async () => {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const workflowBundle = await bundleWorkflowCode({
    workflowsPath: path('../../workflows/index.ts'),
    workflowInterceptorModules: [path('stand-ins/faster-timers.ts')],
    logger: new DefaultLogger('WARN'),
  });
  connection = await NativeConnection.connect({ address: temporalAddress });
  const attempt = async (input: AttemptInput): Promise<AttemptResult> => {
    attempts.push(input);
    return answer(input);
  };
  worker = await Worker.create({
    connection,
    taskQueue,
    workflowBundle: { code: workflowBundle.code },
    interceptors: { workflowModules: [path('stand-ins/faster-timers.ts')] },
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

/** Runs a delivery to its end. @returns what it came to, and the timers that it set, in milliseconds of the schedule */
async function run(workflow: string, answering: typeof answer): Promise<{ end: unknown; timersMs: number[] }> {
  attempts.length = 0;
  answer = answering;
  const handle = await temporal.workflow.start(workflow, {
    taskQueue,
    workflowId: `${workflow}:${randomUUID()}`,
    args: [{ operatorId: randomUUID(), reference: `${randomUUID()}:${randomUUID()}` }],
  });
  const end: unknown = await handle.result();
  const { events = [] } = await handle.fetchHistory();
  const timersMs = (events ?? []).flatMap(({ timerStartedEventAttributes }) => {
    const { seconds = 0, nanos = 0 } = timerStartedEventAttributes?.startToFireTimeout ?? {};
    return timerStartedEventAttributes ? [(Number(seconds) * 1_000 + Number(nanos) / 1e6) * TIMES_FASTER] : [];
  });
  return { end, timersMs };
}

const failed = ({ nextInMs }: AttemptInput): AttemptResult => ({
  outcome: 'failed',
  detail: 'HTTP status 500',
  nextInMs,
});

describe.each(['deliverWebhook', 'handOffSpecimen'])('the schedule of %s', (workflow) => {
  it('is ten attempts over three days, each delay within a fifth of its own, and then an end', async () => {
    const { end, timersMs } = await run(workflow, failed);
    expect(end).toBe('failed');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const delays = ATTEMPT_DELAYS_MS.slice(1);
    expect(timersMs).toHaveLength(delays.length);
    for (const [index, delayMs] of delays.entries()) {
      // A timer has whole milliseconds: those of the schedule are that much coarser here.
      expect(timersMs[index]).toBeGreaterThanOrEqual(delayMs * 0.8 - TIMES_FASTER);
      expect(timersMs[index]).toBeLessThanOrEqual(delayMs * 1.2 + TIMES_FASTER);
      expect(attempts[index]!.nextInMs).toBeGreaterThanOrEqual(delayMs * 0.8);
      expect(attempts[index]!.nextInMs).toBeLessThanOrEqual(delayMs * 1.2);
    }
    // Not each the same share off: that would call all receivers that failed together at the same moment again.
    expect(
      new Set(delays.map((delayMs, index) => (attempts[index]!.nextInMs! / delayMs).toFixed(3))).size,
    ).toBeGreaterThan(3);
    expect(attempts.at(-1)!.nextInMs).toBeNull();
    const hours = timersMs.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(75.6 * 0.8);
    expect(hours).toBeLessThan(75.7 * 1.2);
  });

  it('waits as long as a receiver asked for, and ends with the attempt that arrives', async () => {
    const day = 24 * 3_600_000;
    const { end, timersMs } = await run(workflow, (input) =>
      input.attempt === 1 ? { outcome: 'failed', detail: 'HTTP status 429', nextInMs: day } : { outcome: 'delivered' },
    );
    expect(end).toBe('delivered');
    expect(timersMs).toEqual([day]);
    expect(attempts).toHaveLength(2);
  });

  it('ends at once where nobody is to be told any more', async () => {
    const stopped = await run(workflow, ({ attempt, nextInMs }) =>
      attempt < 3 ? failed({ attempt, nextInMs } as AttemptInput) : { outcome: 'stopped', detail: 'it was deleted' },
    );
    expect(stopped.end).toBe('stopped');
    expect(attempts).toHaveLength(3);
  });

  it('makes the same attempt again, later and later, while the receiver has no room', async () => {
    let busy = 6;
    const { end, timersMs } = await run(workflow, () => (busy-- > 0 ? { outcome: 'busy' } : { outcome: 'delivered' }));
    expect(end).toBe('delivered');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(timersMs).toHaveLength(6);
  });
});
