import { describe, expect, it } from 'vitest';
import { anyPhrase, wordSet } from './word-lists.ts';

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
