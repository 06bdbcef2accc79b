import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';
import type { Turns } from './turns.ts';

/** Wants turns in this order and gives each back at once; the names in the order in which they were served. */
async function serve(turns: Turns, wanted: string[]): Promise<string[]> {
  const served: string[] = [];
  await Promise.all(
    wanted.map(async (share) => {
      using _turn = await turns.take(share);
      served.push(share);
      await Promise.resolve();
    }),
  );
  return served;
}

/** Whether a turn has not come after everything that was ready has run. */
const isWaiting = (turn: Promise<Disposable>): Promise<boolean> =>
  Promise.race([turn.then(() => false), setImmediate(true)]);

describe('createTurns', () => {
  it('lets shares take turns, however much one of them wants', async () => {
    expect(await serve(createTurns(1), ['a', 'a', 'a', 'b', 'c', 'b'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('holds one place for a share at a time', async () => {
    const turns = createTurns(3);
    const first = await turns.take('a');
    const second = turns.take('a');
    using _other = await turns.take('b');
    expect(await isWaiting(second)).toBe(true);
    first[Symbol.dispose]();
    using _second = await second;
  });

  it('lets nobody have a turn twice by giving it back twice', async () => {
    const turns = createTurns(1);
    const first = await turns.take('a');
    first[Symbol.dispose]();
    const second = await turns.take('a');
    first[Symbol.dispose]();
    const other = turns.take('b');
    expect(await isWaiting(other)).toBe(true);
    second[Symbol.dispose]();
    using _other = await other;
  });

  it('lets as many as there are spare places step aside for those who wait', async () => {
    const turns = createTurns(1, 1);
    const first = await turns.take('a');
    const second = turns.take('b');
    const third = turns.take('c');
    first.stepAside();
    first.stepAside();
    const next = await second;
    next.stepAside();
    expect(await isWaiting(third)).toBe(true);
    first[Symbol.dispose]();
    expect(await isWaiting(third)).toBe(true);
    next.stepAside();
    using _third = await third;
    next[Symbol.dispose]();
  });

  it('gives no place to others by stepping aside when it is over', async () => {
    const turns = createTurns(1, 1);
    const first = await turns.take('a');
    first[Symbol.dispose]();
    using _second = await turns.take('b');
    first.stepAside();
    expect(await isWaiting(turns.take('c'))).toBe(true);
  });

  it('forgets who does not wait any longer', async () => {
    const turns = createTurns(1);
    const first = await turns.take('a');
    const leaving = new AbortController();
    const left = turns.take('b', leaving.signal);
    const last = turns.take('c');
    leaving.abort(new Error('cancelled'));
    await expect(left).rejects.toThrow('cancelled');
    first[Symbol.dispose]();
    using _last = await last;
    await expect(turns.take('b', leaving.signal)).rejects.toThrow('cancelled');
  });
});
