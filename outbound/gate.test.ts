import { describe, expect, it } from 'vitest';
import { OutboundFailure } from './failure.ts';
import { createGate, type Turn } from './gate.ts';

const TURN: Turn = { key: 'a', concurrency: 1, intervalMs: 0, countsFrom: 'end', signal: undefined };

function openGate(maxPauseMs = 1_000) {
  return createGate({ maxPauseMs, now: () => performance.now() });
}

/** A task that takes a while and says when it ran. */
function createTask(lastsMs: number) {
  const runs: { startedAt: number; endedAt: number }[] = [];
  const task = async () => {
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    runs.push({ startedAt, endedAt: performance.now() });
  };
  return { task, runs };
}

/** The clock of timers may be a millisecond ahead. */
const TOLERANCE_MS = 2;

describe('a gate', () => {
  it('keeps the time from the end of one turn to the start of the next', async () => {
    const gate = openGate();
    const { task, runs } = createTask(20);
    const turn = { ...TURN, intervalMs: 40 };
    await Promise.all([1, 2, 3].map(() => gate.run(turn, task)));
    const gaps = runs.slice(1).map(({ startedAt }, at) => startedAt - (runs[at]?.endedAt ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40 - TOLERANCE_MS);
    expect(gaps).toHaveLength(2);
  });

  it('keeps the time between starts while several run at once', async () => {
    const gate = openGate();
    const { task, runs } = createTask(1_000);
    const turn: Turn = { ...TURN, concurrency: 2, intervalMs: 30, countsFrom: 'start' };
    await Promise.all([1, 2, 3].map(() => gate.run(turn, task)));
    const [first, second, third] = runs.toSorted((one, other) => one.startedAt - other.startedAt);
    expect(second!.startedAt - first!.startedAt).toBeGreaterThanOrEqual(30 - TOLERANCE_MS);
    expect(second!.startedAt).toBeLessThan(first!.endedAt);
    expect(third!.startedAt).toBeGreaterThanOrEqual(first!.endedAt);
  });

  it('lets as many run at once as it is told, first come first served', async () => {
    const gate = openGate();
    const order: number[] = [];
    let running = 0;
    let most = 0;
    const enter = (turn: number) =>
      gate.run({ ...TURN, concurrency: 3 }, async () => {
        order.push(turn);
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
      });
    await Promise.all(Array.from({ length: 10 }, (_, turn) => enter(turn)));
    expect(most).toBe(3);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('does not let one key wait for another', async () => {
    const gate = openGate();
    const held = Promise.withResolvers<void>();
    const holding = gate.run(TURN, () => held.promise);
    expect(await gate.run({ ...TURN, key: 'b' }, async () => 'passed')).toBe('passed');
    held.resolve();
    await holding;
  });

  it('goes on after a task that failed', async () => {
    const gate = openGate();
    await expect(gate.run(TURN, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(TURN, async () => 'passed')).toBe('passed');
  });

  it('lets one that waits give up at once, and the others go on', async () => {
    const gate = openGate();
    const held = Promise.withResolvers<void>();
    const ran: string[] = [];
    const holding = gate.run(TURN, () => held.promise);
    const controller = new AbortController();
    const givingUp = gate.run({ ...TURN, signal: controller.signal }, async () => void ran.push('gave up'));
    const staying = gate.run(TURN, async () => void ran.push('stayed'));
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(givingUp).rejects.toBe(reason);
    held.resolve();
    await Promise.all([holding, staying]);
    expect(ran).toEqual(['stayed']);
  });

  it('does not count a turn that was given up while its time had not come', async () => {
    const gate = openGate();
    const turn = { ...TURN, intervalMs: 60_000 };
    await gate.run({ ...turn, intervalMs: 30 }, async () => undefined);
    const controller = new AbortController();
    const givingUp = gate.run({ ...turn, signal: controller.signal }, async () => undefined);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(givingUp).rejects.toBe(reason);
    expect(await gate.run(TURN, async () => 'passed')).toBe('passed');
  });

  it('refuses one that is cancelled before it comes', async () => {
    const reason = new Error('enough');
    await expect(openGate().run({ ...TURN, signal: AbortSignal.abort(reason) }, async () => undefined)).rejects.toBe(
      reason,
    );
  });
});

describe('a pause', () => {
  it('is waited out', async () => {
    const gate = openGate();
    const startedAt = performance.now();
    gate.pause('a', 503, 50);
    await gate.run(TURN, async () => undefined);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(50 - TOLERANCE_MS);
  });

  it('holds those back too that had already begun to wait', async () => {
    const gate = openGate();
    const turn: Turn = { ...TURN, concurrency: 2, intervalMs: 30, countsFrom: 'start' };
    const startedAt = performance.now();
    const first = gate.run(turn, async () => undefined);
    const second = gate.run(turn, async () => performance.now());
    gate.pause('a', 429, 100);
    await first;
    expect((await second) - startedAt).toBeGreaterThanOrEqual(100 - TOLERANCE_MS);
  });

  it('that is too long ends the turn at once, saying how long', async () => {
    const gate = openGate(1_000);
    gate.pause('a', 429, 60_000);
    const failure = await gate.run(TURN, async () => undefined).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(OutboundFailure);
    expect(failure).toMatchObject({ code: 'http_status', status: 429, isTransient: true });
    expect((failure as OutboundFailure).retryAfterMs).toBeGreaterThan(59_000);
    expect(await gate.run({ ...TURN, key: 'b' }, async () => 'passed')).toBe('passed');
  });

  it('is not shortened by a later one', async () => {
    const gate = openGate();
    const startedAt = performance.now();
    gate.pause('a', 503, 60);
    gate.pause('a', 503, 1);
    await gate.run(TURN, async () => undefined);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(60 - TOLERANCE_MS);
  });
});

describe('what a gate remembers', () => {
  it('does not grow with the number of keys', async () => {
    let now = 0;
    const gate = createGate({ maxPauseMs: 0, now: () => now });
    for (let n = 0; n < 20_000; n += 1) {
      now = n;
      await gate.run({ ...TURN, key: `https://${n}.example.com`, intervalMs: 100 }, async () => undefined);
    }
    expect(gate.getSize()).toBeLessThan(2_500);
  });

  it('holds a key that is still paused', async () => {
    const gate = createGate({ maxPauseMs: 0, now: () => 0 });
    gate.pause('busy', 503, 1);
    for (let n = 0; n < 3_000; n += 1) await gate.run({ ...TURN, key: String(n) }, async () => undefined);
    await expect(gate.run({ ...TURN, key: 'busy' }, async () => undefined)).rejects.toMatchObject({ status: 503 });
  });
});
