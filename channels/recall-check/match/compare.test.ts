import { describe, expect, it } from 'vitest';
import { readProduct } from '../brief/read-product.ts';
import { compareCode } from './compare-code.ts';
import { compareWords, readWords } from './compare-words.ts';

describe('compareCode', () => {
  it.each([
    ['QD-407', '“Model No.: QD-407,” is printed', 'listed'],
    ['QD407', 'model QD-407', 'listed'],
    ['qd 407', 'model QD-407', 'listed'],
    ['QD-407', 'model QD-4072', 'absent'],
    ['QD-407', 'model AQD-407', 'absent'],
    ['31/06114', 'lot: 31/06114 Expiration date', 'listed'],
    ['31/06114', 'lot: 131/06114', 'absent'],
    ['MK3313123', 'serial numbers that begin with MK3310, MK3313 or MK3319', 'covered'],
    ['MK3314123', 'serial numbers that begin with MK3310, MK3313 or MK3319', 'absent'],
    ['1118KT40', 'lot codes 1107KT40 through 1129KT40', 'covered'],
    ['1130KT40', 'lot codes 1107KT40 through 1129KT40', 'absent'],
    ['1118KT4012', 'the first 8 digits are 1107KT40 through 1129KT40', 'covered'],
    ['AB200-15500', 'Serial numbers AB200-10000 through AB200-19999', 'covered'],
    ['15500', 'Serial numbers AB200-10000 through AB200-19999', 'absent'],
    ['470000', 'serial numbers less than 470000', 'absent'],
    ['469999', 'serial numbers less than 470000', 'covered'],
    ['470000', 'serial numbers higher than 470000', 'absent'],
    ['470000', 'serial numbers 470000 and lower', 'listed'],
    ['3', 'about 3 feet long', 'absent'],
    ['3', 'model numbers 1, 2 and 3', 'listed'],
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
    ['Riverton sets, red', 'Riverton Sets Recalled by Parkhurst', 'near'],
  ])('compares %s with "%s": %s', (asked, text, level) =>
    expect(compareWords(readProduct(asked), readWords(text)).level).toBe(level),
  );

  it('says which words are missing', () => {
    expect(
      compareWords(readProduct('Tumbleton Cirrus high chair'), readWords('Tumbleton Nimbus High Chairs')).missing,
    ).toEqual(['cirrus']);
  });
});
