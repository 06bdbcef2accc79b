import { describe, expect, it } from 'vitest';
import type { Json } from '#contracts/json.ts';
import { findDifference, holdToBefore } from './screened-answer.ts';

describe('an answer and the one before', () => {
  it.each<[string, Json, Json, string | null]>([
    ['the same', { a: [1, { b: 'x' }], c: null }, { c: null, a: [1, { b: 'x' }] }, null],
    ['another number', { a: [1, 2] }, { a: [1, 3] }, 'a.1: 3 instead of 2'],
    ['another line', { output: 'one\ntwo' }, { output: 'one\n2' }, 'output: "2" instead of "two"'],
    ['a line less', { output: 'one\ntwo' }, { output: 'one' }, 'output: nothing instead of "two"'],
    ['a line more', { output: 'one' }, { output: 'one\ntwo' }, 'output: "two" instead of nothing'],
    ['a member less', { a: 1, b: 2 }, { a: 1 }, 'b: nothing instead of 2'],
    ['a member more', { a: 1 }, { a: 1, b: null }, 'b: null instead of nothing'],
    ['rows in another order', [{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], '0.a: 2 instead of 1'],
    ['a list for an object', { a: {} }, { a: [] }, 'a: [] instead of {}'],
    ['a null for an object', { a: {} }, { a: null }, 'a: null instead of {}'],
    ['a row more', [1], [1, 2], '1: 2 instead of nothing'],
  ])('%s', (_what, before, now, difference) => expect(findDifference(before, now)).toBe(difference));

  it('are an expectation that says what differs', () => {
    expect(holdToBefore({ output: 'A' }, { output: 'A' })).toMatchObject({ isMet: true });
    expect(holdToBefore({ output: 'A' }, { output: 'B' })).toEqual({
      expectation: 'the answer that this release gave before',
      isMet: false,
      found: 'output: "B" instead of "A"',
    });
  });
});
