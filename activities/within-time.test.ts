import { describe, expect, it } from 'vitest';
import { OverTime, withinTime } from './within-time.ts';

const LONG = 1_000_000;
/** Exponential: each further letter doubles the time. */
const backtrack = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);

describe('withinTime', () => {
  it('gives what the work gives, or its promise', async () => {
    expect(withinTime(LONG, () => [1, 2])).toEqual([1, 2]);
    expect(await withinTime(LONG, async () => 'later')).toBe('later');
  });

  it('passes on what the work throws', async () => {
    const error = new TypeError('no such thing');
    const fail = () => {
      throw error;
    };
    expect(() => withinTime(LONG, fail)).toThrow(error);
    await expect(withinTime(LONG, async () => fail())).rejects.toBe(error);
  });

  it.each([
    ['a pattern that backtracks without end', backtrack],
    [
      'a loop without end',
      () => {
        for (;;);
      },
    ],
    ['an asynchronous function, until it waits', async () => backtrack()],
  ])('breaks off %s', (_, work) => {
    expect(() => withinTime<unknown>(LONG, work, 50)).toThrow(OverTime);
  });

  it('works within work, and after work that was broken off', () => {
    const inner = () => {
      expect(() => withinTime(LONG, backtrack, 50)).toThrow(OverTime);
      return withinTime(LONG, () => 'inner');
    };
    expect(withinTime(LONG, () => `${inner()}, outer`)).toBe('inner, outer');
  });
});
