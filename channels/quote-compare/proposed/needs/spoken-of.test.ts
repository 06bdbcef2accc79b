import { describe, expect, it } from 'vitest';
import { readSpokenOf } from './spoken-of.ts';

describe('readSpokenOf', () => {
  const spoken = readSpokenOf(['Stuhl 38,50\n45 x 38,50 = 1.732,50'], ['de']);

  it('knows other forms of a noun and parts of compounds', () => {
    expect(spoken.knows('Stühle')).toBe(1);
    expect(spoken.knows('Stapelstühle')).toBe(1);
    expect(spoken.knows('Tische')).toBe(0);
  });

  it('proves a count by a price and its amount', () => {
    expect(spoken.isProven(45)).toBe(true);
    expect(spoken.isProven(44)).toBe(false);
  });

  it('proves a small count by one line only', () => {
    expect(readSpokenOf(['chair 41.50\ntable 83.00'], ['en']).isProven(2)).toBe(false);
    expect(readSpokenOf(['chair 41.50 83.00'], ['en']).isProven(2)).toBe(true);
  });

  it('counts the offers that repeat a number', () => {
    expect(readSpokenOf(['45 chairs', '45 at 2.00', '44'], ['en']).repeats(45)).toBe(2);
  });
});
