import { describe, expect, it } from 'vitest';
import { isPartFor } from './part-for.ts';

describe('isPartFor', () => {
  it.each([
    ['replacement filter for Windmere WF-120 air fryer', true],
    ['brake pads for a 2020 Chevrolet Silverado 1500', true],
    ['battery charger for my Windmere Volt e-bike', true],
    ['Windmere crib for my daughter', false],
    ['a stroller for twins', false],
    ['2020 Chevrolet Silverado 1500', false],
    ['airbag recall for my 2019 Honda CR-V', false],
    ['Windmere booster seat for Toyota drivers', false],
  ])('%s: %s', (text, isPart) => {
    expect(isPartFor(text)).toBe(isPart);
  });
});
