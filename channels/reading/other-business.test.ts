import { describe, expect, it } from 'vitest';
import { findOtherBusiness } from './other-business.ts';

describe('findOtherBusiness', () => {
  it.each([
    ['What changed in Lantern since version 3? Any breaking changes?', 'recall-check', 'changelog-scout'],
    ['Quote 1 from Summit Supply, freight collect. Quote 2: vendor Acme', 'recall-check', 'quote-compare'],
    ['Soccer club for a U10 player in Boise', 'recall-check', 'soccer-scout'],
    ['2019 Honda Civic', 'recall-check', null],
    ['Is the soccer league ball of our club recalled?', 'recall-check', null],
    ['has my crib been recalled? UPC 012345678905', 'soccer-scout', 'recall-check'],
    ['Boise, 7 years, 5 miles', 'soccer-scout', null],
  ] as const)('%s asked of %s: %s', (text, own, other) => expect(findOtherBusiness(text, own)).toBe(other));
});
