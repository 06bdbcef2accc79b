import { describe, expect, it } from 'vitest';
import { findWithin } from './find-within.ts';

describe('findWithin', () => {
  const ordered = [
    { start: 0, end: 40 },
    { start: 0, end: 5 },
    { start: 5, end: 12 },
    { start: 5, end: 8 },
    { start: 20, end: 40 },
    { start: 40, end: 40 },
  ];

  it.each([
    [{ start: 0, end: 40 }, [0, 1, 2, 3, 4, 5]],
    [{ start: 5, end: 12 }, [2, 3]],
    [{ start: 5, end: 11 }, [3]],
    [{ start: 6, end: 39 }, []],
    [{ start: 40, end: 99 }, [5]],
    [{ start: 41, end: 99 }, []],
  ])('finds what stands whole in %o', (range, places) => {
    expect(findWithin(ordered, range)).toEqual(places.map((place) => ordered[place]));
  });

  it('finds nothing in nothing', () => {
    expect(findWithin([], { start: 0, end: 9 })).toEqual([]);
  });
});
