import { describe, expect, it } from 'vitest';
import { currencyOf } from '../../reading/currency.ts';
import { readTaxStance } from '../pricing/tax-stance.ts';
import { createNeedMatcher } from './need-matcher.ts';
import { findVendor } from './vendor-name.ts';

it.each([
  ['J$', 'JMD'],
  ['JA$', 'JMD'],
  ['TT$', 'TTD'],
  ['$', 'USD'],
])('%s is %s', (sign, code) => {
  expect(currencyOf(sign)).toBe(code);
});

it.each(['os preços incluem IVA', 'i prezzi includono IVA', 'nos prix incluent la TVA'])(
  '"%s" holds the tax',
  (words) => {
    expect(readTaxStance(words)).toBe('included');
  },
);

describe('who makes an offer', () => {
  it.each([
    ['Name of Supplier: Aklan Medical Trading\nGloves 10 boxes\n', 'Aklan Medical Trading'],
    ['Morning Priya,\n\n10 boxes at £4.00\n\nTom\nFenwick Packaging Supplies\n', 'Fenwick Packaging Supplies'],
  ])('%j', (text, name) => {
    const span = findVendor(text, createNeedMatcher([]));
    expect(span && text.slice(span.start, span.end)).toBe(name);
  });
});
