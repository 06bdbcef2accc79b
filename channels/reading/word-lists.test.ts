import { describe, expect, it } from 'vitest';
import { anyPhrase, anyWord, wordSet } from './word-lists.ts';

describe('wordSet', () => {
  it('takes a plural where a word is marked for it', () => {
    expect([...wordSet('cars? the')]).toEqual(['car', 'cars', 'the']);
  });
});

describe('anyPhrase', () => {
  it.each([
    ['lawn mower', true],
    ['lawnmower', true],
    ['lawn-mower', true],
    ['c.o.d', true],
    ['cxoxd', false],
  ])('matches %s: %s', (text, isMatch) => {
    expect(new RegExp(`^(?:${anyPhrase('lawn mower, c.o.d')})$`).test(text)).toBe(isMatch);
  });
});

describe('anyWord', () => {
  it.each([
    ['S.p.A.', true],
    ['SpA', true],
    ['spz', false],
    ['Fastenings', true],
    ['& sons', true],
  ])('matches %s: %s', (text, isMatch) => {
    expect(new RegExp(`^(?:${anyWord('s.p.a., fasten*, & sons')})$`, 'i').test(text)).toBe(isMatch);
  });
});
