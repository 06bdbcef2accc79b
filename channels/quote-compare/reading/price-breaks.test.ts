import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import { findLeastQuantity, findPackSizes } from './packs.ts';
import { breakFor, findRanges, pairBreaks } from './price-breaks.ts';

const rangesIn = (text: string): string[] =>
  findRanges(text).map(({ min, max }) => `${min.toFixed()}..${max?.toFixed() ?? ''}`);

describe('findRanges', () => {
  it.each([
    ['1-99    100-499   500-999   1000+', ['1..99', '100..499', '500..999', '1000..']],
    ['250 and up, 1K+', ['250..', '1000..']],
    ['over 500', ['501..']],
    ['up to 24', ['1..24']],
    ['ab 100 Stück', ['100..']],
    ['1 t/m 11 stuks, 12 t/m 47 stuks, vanaf 48 stuks', ['1..11', '12..47', '48..']],
    ['de 5 a 19 uds, de 20 hasta 49', ['5..19', '20..49']],
    ['6 do 11 szt.', ['6..11']],
    ['2-3 weeks', []],
    ['2 tot 3 werkdagen, 5 hasta 7 días, 2 do 4 tygodni, da 5 a 7 giorni', []],
    ['HB-06-36', []],
  ])('reads %s', (text, ranges) => {
    expect(rangesIn(text)).toEqual(ranges);
  });
});

describe('pairBreaks', () => {
  const text = '1-99 100-499 500+';
  const breaks = pairBreaks(findRanges(text), findNumerals('0.41 0.335 0.272', '.'));

  it.each([
    [99, '0.41'],
    [100, '0.335'],
    [750, '0.272'],
  ])('prices %d pieces', (qty, price) => {
    expect(breakFor(breaks, new Big(qty))?.price.toFixed()).toBe(price);
  });

  it('refuses prices that rise with the quantity', () => {
    expect(pairBreaks(findRanges(text), findNumerals('0.27 0.33 0.41', '.'))).toEqual([]);
  });

  it('refuses a number of prices that does not fit', () => {
    expect(pairBreaks(findRanges(text), findNumerals('0.41 0.33', '.'))).toEqual([]);
  });
});

describe('findPackSizes', () => {
  it.each([
    ['bag of 100, $5.90/bag', ['100']],
    ['50 ft coil $21.00', ['50']],
    ['100/box', ['100']],
    ['PK25', ['25']],
    ['std pkg 50', ['50']],
    ['sold in multiples of 20', ['20']],
    ['24 bags', []],
    ['$5.90/bag', []],
  ])('reads %s', (text, sizes) => {
    expect(findPackSizes(text).map(({ size }) => size.toFixed())).toEqual(sizes);
  });
});

describe('findLeastQuantity', () => {
  it.each([
    ['MOQ 100  $0.88 ea', '100'],
    ['min. 250 pcs', '250'],
    ['100 pc minimum', '100'],
    ['minimum order $100', null],
    ['min 2 weeks', null],
  ])('reads %s', (text, qty) => {
    expect(findLeastQuantity(text)?.qty.toFixed() ?? null).toBe(qty);
  });
});

describe('breaks that are counted in packs', () => {
  it.each([
    '60 boxes and up',
    '60 Sack und mehr',
    '60 sacs et plus',
    '60 scatole e oltre',
    '60 zakken en meer',
    '60 cajas o más',
  ])('begin with %j', (words) =>
    expect(findRanges(words).map(({ min, max }) => [min.toFixed(), max])).toEqual([['60', null]]),
  );
});
