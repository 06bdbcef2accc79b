import { describe, expect, it } from 'vitest';
import { hasRightCheckDigit, isNorthAmerican, vinShape } from './vin.ts';

describe('vinShape', () => {
  it.each([
    ['4S4BTGND7L3000001', 'whole'],
    ['YV4162UK5V2000000', 'whole'],
    ['4S4BTGND*L3', 'partial'],
    ['4S4BTGND7L3', 'partial'],
    ['4S4BTGNO7L3000001', 'none'],
    ['4S4BTGND7L30000012', 'none'],
    ['BURRITO', 'none'],
    ['ABCDEFGHJKLMNPRST', 'none'],
    ['12345678901234567', 'none'],
  ])('takes %s for %s', (text, shape) => expect(vinShape(text)).toBe(shape));
});

describe('hasRightCheckDigit', () => {
  it.each([
    ['1M8GDM9AXKP042788', true],
    ['1M8GDM9AXKP042789', false],
    ['4S4BTGND7L3000001', true],
    ['4S4BTGND8L3000001', false],
    ['11111111111111111', true],
  ])('judges %s as %s', (vin, isRight) => expect(hasRightCheckDigit(vin)).toBe(isRight));

  it('fails with any single character changed', () => {
    const vin = '4S4BTGND7L3000001';
    for (const place of [0, 2, 5, 9, 12, 16]) {
      const other = vin[place] === '5' ? '6' : '5';
      expect(hasRightCheckDigit(vin.slice(0, place) + other + vin.slice(place + 1))).toBe(false);
    }
  });
});

describe('isNorthAmerican', () => {
  it.each([
    ['1M8GDM9AXKP042788', true],
    ['4S4BTGND7L3000001', true],
    ['YV4162UK5V2000000', false],
    ['JM3KFBCM0S0000000', false],
  ])('says %s: %s', (vin, is) => expect(isNorthAmerican(vin)).toBe(is));
});
