import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../test/support/eventually.ts';
import { watchDeadline } from './watch-deadline.ts';

const MS = 40;

/** When, by the clock, the deadline of a thread that uses this share of a core was over, in deadlines. */
async function overAfter(cpuUsage: (sinceBegin: number) => Promise<NodeJS.CpuUsage>): Promise<number> {
  const begunAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const thread = { cpuUsage: () => cpuUsage(performance.now() - begunAt) };
  using _ = watchDeadline(thread, { ms: MS, usedBefore: 7_000, onOver: resolve });
  await promise;
  return (performance.now() - begunAt) / MS;
}

const using = (share: number) => (ms: number) => Promise.resolve({ user: 7_000 + share * ms * 1_000, system: 0 });

describe('the deadline of a job', () => {
  it('is over when the job has had its time on a core', async () => {
    expect(await overAfter(using(1))).toBeGreaterThanOrEqual(0.95);
  });

  it('waits for a thread that others keep from the cores', async () => {
    expect(await overAfter(using(0.5))).toBeGreaterThan(1.9);
  });

  it('does not wait for ever', async () => {
    expect(await overAfter(using(0))).toBeGreaterThan(2.9);
  });

  it('is over for a thread that has ended', async () => {
    expect(await overAfter(() => Promise.reject(new Error('ERR_WORKER_NOT_RUNNING')))).toBeLessThan(100);
  });

  it('is over for nobody once the job is', async () => {
    const onOver = vi.fn<() => void>();
    let looks = 0;
    const thread = {
      cpuUsage: () => {
        looks += 1;
        watching[Symbol.dispose]();
        return Promise.resolve({ user: 1_000_000, system: 0 });
      },
    };
    const watching = watchDeadline(thread, { ms: MS, usedBefore: 0, onOver });
    await eventually(() => expect(looks).toBe(1));
    expect(onOver).not.toHaveBeenCalled();
  });

  it.each(['for (;;) {}', `/(a+)+$/.test('a'.repeat(64) + 'b')`])('is told of a real thread in %s', async (code) => {
    const thread = new Worker(code, { eval: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    using _ = watchDeadline(thread, { ms: 200, usedBefore: 0, onOver: resolve });
    await promise;
    expect((await thread.cpuUsage()).user).toBeGreaterThan(100_000);
    await thread.terminate();
  });
});
