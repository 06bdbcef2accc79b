import { describe, expect, it } from 'vitest';
import { numberWords, parseNumberWord } from './number-words.ts';

describe('parseNumberWord', () => {
  it.each([
    ['zwölf', 12],
    ['vierundzwanzig', 24],
    ['vingt et un', 21],
    ['quatre-vingts', 80],
    ['treinta y dos', 32],
    ['ventiquattro', 24],
    ['vijfentwintig', 25],
    ['vinte e cinco', 25],
    ['dwadzieścia cztery', 24],
    ['una docena', 12],
    ['sto', 100],
  ])('%s is %d', (words, value) => {
    expect(parseNumberWord(words)).toBe(value);
    expect(words).toMatch(new RegExp(`^${numberWords()}$`, 'iu'));
  });

  it('knows no other word', () => {
    expect(parseNumberWord('Stühle')).toBeNull();
  });
});
