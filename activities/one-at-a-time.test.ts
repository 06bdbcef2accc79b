import { describe, expect, it } from 'vitest';
import { createOneAtATime } from './one-at-a-time.ts';

describe('createOneAtATime', () => {
  it('runs work of one name in turn, and that of another beside it', async () => {
    const oneAtATime = createOneAtATime();
    const gate = Promise.withResolvers<void>();
    const done: string[] = [];
    const work =
      (name: string, after: Promise<void> = Promise.resolve()) =>
      async () => {
        await after;
        done.push(name);
        return name;
      };
    const all = Promise.all([
      oneAtATime('a', work('a1', gate.promise)),
      oneAtATime('a', work('a2')),
      oneAtATime('b', work('b1')).finally(gate.resolve),
    ]);

    expect(await all).toEqual(['a1', 'a2', 'b1']);
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it('goes on after work that failed, whose failure is its own', async () => {
    const oneAtATime = createOneAtATime();
    const failed = oneAtATime('a', () => Promise.reject(new Error('broke')));
    const next = oneAtATime('a', () => Promise.resolve('went on'));

    await expect(failed).rejects.toThrow('broke');
    expect(await next).toBe('went on');
  });
});
