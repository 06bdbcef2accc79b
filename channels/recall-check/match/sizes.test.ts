import { describe, expect, it } from 'vitest';
import { isInSizes, readSizeRanges } from './sizes.ts';

describe('readSizeRanges', () => {
  it.each([
    ['pajamas in sizes 2T through 6 were sold', [{ from: '2T', to: '6' }]],
    ['in sizes small to XL', [{ from: 'S', to: 'XL' }]],
    ['sizes 12M – 5T', [{ from: '12M', to: '5T' }]],
    ['sizes small and medium', []],
    ['sizes S to 6', []],
  ])('%s', (text, expected) => {
    expect(readSizeRanges(text)).toEqual(expected);
  });
});

describe('isInSizes', () => {
  it.each([
    ['4T', { from: '2T', to: '6' }, true],
    ['18M', { from: '12M', to: '5T' }, true],
    ['8', { from: '2T', to: '6' }, false],
    ['M', { from: 'S', to: 'L' }, true],
    ['XL', { from: 'S', to: 'L' }, false],
    ['M', { from: '2T', to: '6' }, null],
  ])('%s', (size, range, expected) => {
    expect(isInSizes(size, range)).toBe(expected);
  });
});
