import { describe, expect, it } from 'vitest';
import { readProduct } from '../brief/read-product.ts';
import { compareCode } from './compare-code.ts';
import { compareWords, readWords } from './compare-words.ts';

describe('compareCode', () => {
  it.each([
    ['YD-001', '“Model No.: YD-001,” is printed', 'listed'],
    ['YD001', 'model YD-001', 'listed'],
    ['yd 001', 'model YD-001', 'listed'],
    ['YD-001', 'model YD-0012', 'absent'],
    ['YD-001', 'model AYD-001', 'absent'],
    ['25/08001', 'lot: 25/08001 Expiration date', 'listed'],
    ['25/08001', 'lot: 125/08001', 'absent'],
    ['AJ2229123', 'serial numbers that begin with AJ2226, AJ2229 or AJ2232', 'covered'],
    ['AJ2230123', 'serial numbers that begin with AJ2226, AJ2229 or AJ2232', 'absent'],
    ['2355US78', 'lot codes 2348US78 through 2365US78', 'covered'],
    ['2366US78', 'lot codes 2348US78 through 2365US78', 'absent'],
    ['2355US7812', 'the first 8 digits are 2348US78 through 2365US78', 'covered'],
    ['AB200-15500', 'Serial numbers AB200-10000 through AB200-19999', 'covered'],
    ['15500', 'Serial numbers AB200-10000 through AB200-19999', 'absent'],
    ['', 'anything', 'absent'],
  ])('looks for %s in "%s": %s', (code, text, kind) => expect(compareCode(text, code).kind).toBe(kind));
});

describe('compareWords', () => {
  it.each([
    ['Tumbleton Nimbus folding high chair', 'Tumbleton Recalls Nimbus Folding High Chairs', 'full'],
    ['Tumbleton Cirrus high chair', 'Tumbleton Recalls Nimbus Folding High Chairs', 'near'],
    ['Tumbleton bicycle helmet', 'Tumbleton Recalls Nimbus Folding High Chairs', 'none'],
    ['Harlan Nimbus high chair', 'Tumbleton Recalls Nimbus Folding High Chairs', 'none'],
    ['Tumbleton kids bike', 'Tumbleton children’s bicycles', 'full'],
    ['Brightwick airfryer', 'Brightwick Air Fryers', 'full'],
    ['Brightwick air fryer', 'Brightwick AirFryers', 'full'],
    ['Orrin & Vale boots', 'boots by Orrin and Vale', 'full'],
    ['O&V boots', 'O&V Recalls Boots', 'full'],
    ['Good Harvest soup', 'Harvest Soup that is good', 'none'],
    ['Good Harvest soup', 'Good Harvest Tomato Soup', 'full'],
    ["Farmer Nan's pickles", 'FARMER NAN’S PICKLES', 'full'],
    ['Nescafé-ish Élan coffee', 'NESCAFE ISH ELAN Coffee', 'full'],
    ['Tumbleton', 'Tumbleton Recalls Nimbus High Chairs', 'near'],
  ])('compares %s with "%s": %s', (asked, text, level) =>
    expect(compareWords(readProduct(asked), readWords(text)).level).toBe(level),
  );

  it('says which words are missing', () => {
    expect(
      compareWords(readProduct('Tumbleton Cirrus high chair'), readWords('Tumbleton Nimbus High Chairs')).missing,
    ).toEqual(['cirrus']);
  });
});
