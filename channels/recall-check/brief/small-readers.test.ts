import { describe, expect, it } from 'vitest';
import { readCounts } from './counts.ts';
import { isSameAmount, readAmounts } from './amounts.ts';
import { readNamedCodes, LOT_NAMES, MODEL_NAMES } from './read-codes.ts';
import { readStates } from './states.ts';

describe('readAmounts', () => {
  it.each([
    ['50 g', 'mass', 50],
    ['a 12-oz. package', 'mass', 340.194],
    ['2-pound bag', 'mass', 907.184],
    ['15kg/bag', 'mass', 15_000],
    ['1.5 L', 'volume', 1500],
    ['16 fl oz', 'volume', 473.176],
    ['650mg', 'strength', 650],
    ['24 count', 'count', 24],
    ['1,000 g', 'mass', 1000],
  ])('reads %s', (text, dimension, value) =>
    expect(readAmounts(text)).toMatchObject([{ dimension, value: expect.closeTo(value, 2) as number }]),
  );

  it.each(['model 12', '5Glow', 'size L', '3 in 1', 'lot 30A117'])('reads nothing in %s', (text) =>
    expect(readAmounts(text)).toEqual([]),
  );

  it('lets units round', () => {
    const [ounces, grams, other] = readAmounts('14.5 oz, 411 g, 16 oz');
    expect(isSameAmount(ounces!, grams!)).toBe(true);
    expect(isSameAmount(ounces!, other!)).toBe(false);
  });
});

describe('readStates', () => {
  it.each([
    ['California', ['CA']],
    ['NJ, CT, NY, PA.', ['CT', 'NJ', 'NY', 'PA']],
    ['bought in OR', ['OR']],
    ['SOLD OR SHIPPED IN STORES', []],
    ['West Virginia', ['WV']],
    ['Washington, DC', ['DC']],
    ['Arkansas and Kansas', ['AR', 'KS']],
    ['a Hayward, Calif. firm', ['CA']],
    ['Nationwide', []],
  ])('reads %s', (text, states) => expect(readStates(text)).toEqual(states));
});

describe('readNamedCodes', () => {
  it.each([
    [LOT_NAMES, 'Lot #: CM3071, Exp. Date 09/2032', ['CM3071']],
    [LOT_NAMES, 'lot numbers R44-0150, R44-0151 and R44-0152', ['R44-0150', 'R44-0151', 'R44-0152']],
    [LOT_NAMES, 'Lot/Ref: QD-310320', ['QD-310320']],
    [LOT_NAMES, 'lot 31/06114', ['31/06114']],
    [LOT_NAMES, 'a lot of fun', []],
    [MODEL_NAMES, '“Model No.: QD-001,” is printed', ['QD-001']],
    [MODEL_NAMES, 'models KX7040, KX7050 or KX9100R', ['KX7040', 'KX7050', 'KX9100R']],
    [MODEL_NAMES, 'item number "20481133"', []],
    [MODEL_NAMES, 'item 58-203', ['58-203']],
    [MODEL_NAMES, 'Item 3 of the agenda: pool chairs', []],
    [MODEL_NAMES, 'item 226724', ['226724']],
  ])('reads %s in "%s"', (names, text, codes) => expect(readNamedCodes(text, names).codes).toEqual(codes));
});

describe('readCounts', () => {
  it.each([
    ['a six-drawer dresser', [[6, 'drawer']]],
    [
      '8, 10 and 12-inch skillets',
      [
        [8, 'inch'],
        [10, 'inch'],
        [12, 'inch'],
      ],
    ],
    ['6 qt cooker', [[6, 'quart']]],
    ['2 pack, sold for $40 in May 2031', []],
    ['about 10,000 units', []],
  ])('reads %s', (text, expected) =>
    expect(readCounts(text).map(({ value, unit }) => [value, unit])).toEqual(expected),
  );
});
