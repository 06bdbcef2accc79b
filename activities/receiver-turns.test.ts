import { describe, expect, it } from 'vitest';
import { createReceiverTurns } from './receiver-turns.ts';

type End = { isHealthy: boolean };
const well = async (): Promise<End> => ({ isHealthy: true });

/** Tasks that end when they are told to. */
function createTasks() {
  const ends: ((end: End) => void)[] = [];
  return {
    ends,
    start: () => new Promise<End>((resolve) => ends.push(resolve)),
  };
}

/** Lets everything run that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns at receivers', () => {
  it('are two at a receiver that hangs, and none of the others waits for it', async () => {
    const turns = createReceiverTurns();
    const hanging = createTasks();
    const first = [turns.take('hangs', hanging.start), turns.take('hangs', hanging.start)];
    for (let n = 0; n < 1_000; n++) expect(await turns.take('hangs', hanging.start)).toBeUndefined();
    expect(hanging.ends).toHaveLength(2);

    for (let n = 0; n < 100; n++)
      for (const name of ['one', 'two', 'three']) expect(await turns.take(name, well)).toEqual({ isHealthy: true });

    for (const end of hanging.ends) end({ isHealthy: false });
    expect(await Promise.all(first)).toEqual([{ isHealthy: false }, { isHealthy: false }]);
    expect(await turns.take('hangs', well)).toEqual({ isHealthy: true });
  });

  it('are eight at a receiver that answers well, 32 wait, and further ones are told to come again', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    await turns.take('good', well);
    const taken = Array.from({ length: 40 }, () => turns.take('good', tasks.start));
    await settle();
    expect(tasks.ends).toHaveLength(8);
    expect(await turns.take('good', tasks.start)).toBeUndefined();

    for (let ended = 0; ended < 40; ended++) {
      tasks.ends[ended]!({ isHealthy: true });
      await settle();
      expect(tasks.ends).toHaveLength(Math.min(40, ended + 9));
    }
    expect(await Promise.all(taken)).toEqual(Array.from({ length: 40 }, () => ({ isHealthy: true })));
  });

  it('send away who waits at a receiver that falls ill', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    await turns.take('ill', well);
    const running = Array.from({ length: 8 }, () => turns.take('ill', tasks.start));
    const waiting = Array.from({ length: 32 }, () => turns.take('ill', tasks.start));
    await settle();
    tasks.ends[0]!({ isHealthy: false });
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 32 }, () => undefined));
    expect(tasks.ends).toHaveLength(8);
    for (const end of tasks.ends) end({ isHealthy: false });
    await Promise.all(running);
  });

  it('are given back by a task that throws', async () => {
    const turns = createReceiverTurns();
    const broken = () => Promise.reject(new Error('the database is gone'));
    for (let n = 0; n < 20; n++) await expect(turns.take('any', broken)).rejects.toThrow('the database is gone');
    expect(await turns.take('any', well)).toEqual({ isHealthy: true });
  });

  it('wake those who wait where a task throws at a receiver that is well', async () => {
    const turns = createReceiverTurns();
    await turns.take('good', well);
    const { promise, reject } = Promise.withResolvers<End>();
    const running = Array.from({ length: 8 }, () => turns.take('good', () => promise));
    const waiting = turns.take('good', well);
    reject(new Error('the database is gone'));
    await Promise.allSettled(running);
    expect(await waiting).toEqual({ isHealthy: true });
  });

  it('are remembered for as many receivers as fit, those in use above all', async () => {
    const turns = createReceiverTurns();
    const tasks = createTasks();
    const held = [turns.take('held', tasks.start), turns.take('held', tasks.start)];
    for (let n = 0; n < 10_050; n++) await turns.take(`receiver ${n}`, well);
    expect(await turns.take('held', well)).toBeUndefined();
    for (const end of tasks.ends) end({ isHealthy: true });
    await Promise.all(held);
  });
});
