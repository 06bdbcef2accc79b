import { describe, expect, it } from 'vitest';
import { strayPrices } from './stray-prices.ts';

const QUOTES = [
  { name: 'Acme', text: 'Acme\n5 @ $3.00' },
  { name: 'Beta', text: 'Beta\n5 @ $4.00' },
];

describe('strayPrices', () => {
  it('names a line with an amount that no quote holds', () => {
    const notes = 'Need 5 x AB-12\nAcme\n5 @ $3.00\nBeta\n5 @ $4.00\nthe people in Dover said $2.50';
    expect(strayPrices(notes, { brief: 'Need 5 x AB-12', quotes: QUOTES })).toEqual(['the people in Dover said $2.50']);
  });

  it.each([
    ['price paid before', 'Need 5 x AB-12\nWe paid $2.20 last time, can they match that?'],
    ['a maximum', 'Need 5 x AB-12, max $90'],
    ['a rate', 'Need 5 x AB-12, 1 EUR = 1.10 USD'],
    ['numbers that are no money', 'Need 5 x AB-12 of 4.25 in, by 2027-01-04'],
  ])('names no %s of the caller', (_what, brief) => {
    expect(strayPrices(`${brief}\nAcme\n5 @ $3.00\nBeta\n5 @ $4.00`, { brief, quotes: QUOTES })).toEqual([]);
  });
});
