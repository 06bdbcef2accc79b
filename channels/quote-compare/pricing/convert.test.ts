import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import { comparisonCurrency, convert } from './convert.ts';

const RATES = [{ from: 'EUR', to: 'USD', rate: '1.08' }];

describe('convert', () => {
  it.each([
    ['EUR', 'USD', '1131.62'],
    ['USD', 'EUR', '970.19'],
    ['EUR', 'EUR', '1047.80'],
  ])('converts from %s to %s by a rate of the brief', (from, to, amount) => {
    expect(convert(new Big('1047.80'), from, to, RATES)?.amount.toFixed(2)).toBe(amount);
  });

  it('assumes no rate', () => {
    expect(convert(new Big(1), 'GBP', 'USD', RATES)).toBeNull();
  });
});

describe('comparisonCurrency', () => {
  it.each([
    [['EUR', 'EUR'], null, 'EUR'],
    [['EUR', 'USD'], null, 'USD'],
    [['EUR', 'USD'], 'EUR', 'EUR'],
    [['CHF', 'USD'], null, 'USD'],
  ])('compares %j, asked %s, in %s', (codes, asked, currency) => {
    expect(comparisonCurrency(codes, asked, RATES)).toBe(currency);
  });
});
