import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { watchEventLoop } from './watch-event-loop.ts';

describe('watchEventLoop', () => {
  it('sees a loop that was held up', async () => {
    using watch = watchEventLoop();
    // A loop that is late when it begins may end both timers in one turn: what holds up the turn behind it is counted.
    await delay(50);
    await delay(50);
    const until = performance.now() + 300;
    while (performance.now() < until);
    await delay(50);
    const { p50Ms, p99Ms, maxMs } = watch.read();
    expect(maxMs).toBeGreaterThan(250);
    expect(p99Ms).toBeGreaterThan(250);
    expect(p50Ms).toBeLessThan(maxMs);
  });

  it('tells of the last window once there was one', async () => {
    using watch = watchEventLoop(200);
    const until = performance.now() + 150;
    while (performance.now() < until);
    await expect.poll(() => watch.read().maxMs).toBeLessThan(100);
  });
});
