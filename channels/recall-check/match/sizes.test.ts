import { describe, expect, it } from 'vitest';
import { isInSizes, readStatedSizes } from './sizes.ts';
import type { SizeRange } from './sizes.ts';

const show = ({ from, to }: SizeRange): string => (from === to ? from : `${from}..${to}`);

describe('readStatedSizes', () => {
  it.each([
    ['pajamas in sizes 2T through 6. They were sold', ['2T..6']],
    ['in sizes small to XL', ['S..XL']],
    ['sizes 12M – 5T', ['12M..5T']],
    ['sizes small and medium', ['S', 'M']],
    ['sizes S to 6', ['S..6']],
    ['sizes 2T through size 6', ['2T..6']],
    ['sizes between 2 and 8', ['2..8']],
    ['sizes 12 months to 24 months', ['12M..24M']],
    ['sizes 0-3M through 24M.', ['0M..24M']],
    ['sizes 0, 6 months, 12 months and 18 months', ['0', '6M', '12M', '18M']],
    ['sizes 8-9 Years, 9-10 Years', ['8..9', '9..10']],
    ['sizes 2C through 3Y', ['2C..3Y']],
    ['size 6/6X to 14', ['6', '6X..14']],
    ['sizes S (6-7), M (8-10), and L (12)', ['S', '6..7', 'M', '8..10', 'L', '12']],
    ['sizes extra small - XS, small - S', ['XS', 'XS', 'S', 'S']],
    ['sizes youth small through adult large', ['S..L']],
    ['sizes 24 inches x 36 inches', []],
    ['size and color vary', []],
  ])('%s', (text, expected) => {
    expect(readStatedSizes(text)).toEqual({ sizes: expect.anything(), isOpen: false });
    expect(readStatedSizes(text).sizes.map(show)).toEqual(expected);
  });

  it.each(['sizes 10 and up', 'sizes 2T through adult', 'sizes 6 or larger'])('keeps nothing out by "%s"', (text) => {
    expect(readStatedSizes(text).isOpen).toBe(true);
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
    ['10C', { from: '2C', to: '3Y' }, true],
    ['5Y', { from: '2C', to: '3Y' }, false],
    ['6', { from: '2C', to: '3Y' }, null],
  ])('%s', (size, range, expected) => {
    expect(isInSizes(size, range)).toBe(expected);
  });
});
