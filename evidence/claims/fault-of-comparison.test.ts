import { describe, expect, it } from 'vitest';
import type { ChannelColumn } from '#contracts/composition.ts';
import type { ComposedRow } from '#contracts/evidence.ts';
import type { JsonObject } from '#contracts/json.ts';
import { faultOfComparison } from './fault-of-comparison.ts';
import { faultOfOnly } from './fault-of-only.ts';
import { faultOfSuperlative } from './fault-of-superlative.ts';

const COLUMNS: ChannelColumn[] = [
  { key: 'vendor', label: 'Vendor', type: 'text' },
  { key: 'fee', label: 'Fee', type: 'money' },
  { key: 'total', label: 'Total', type: 'money', isMeasure: true, says: { '*': { is: ['known in full'] } } },
  { key: 'days', label: 'Days', type: 'number', unit: 'days' },
];
const offer = (vendor: string, total: string | null, more: JsonObject = {}): ComposedRow => ({
  cells: { vendor, currency: 'USD', fee: '1.00', total, days: 5, ...more },
  findings: [],
  derivations: [],
});
const [kestrel, lantern] = [offer('Kestrel', '120.00'), offer('Lantern', '95.00')];
const ground = (own: ComposedRow[], kept = own) => ({ columns: COLUMNS, kept, own, quotes: [] });

describe('a limit', () => {
  it.each([
    ['Above the maximum of $100.', [kestrel], true],
    ['Above the maximum of $1,000.', [kestrel], false],
    ['It stays within the maximum of $95.00.', [lantern], true],
    // The fee is under it, and not what is measured.
    ['It stays under $50.', [lantern], false],
    ['It is below 100 EUR.', [kestrel], true],
    ['It is below 100 USD.', [kestrel], false],
    ['It comes within 5 days.', [kestrel], true],
    ['It comes within 4 days.', [kestrel], false],
    ['It takes more than 4 days.', [kestrel], true],
    ['It would be cheaper only with freight under $5.00.', [kestrel], true],
    ['More than 40 new things are told.', [kestrel], true],
    ['Over 200 pages were read.', [kestrel], true],
    ['It is said to be "under $5".', [kestrel], true],
    ['It is under $5.', [], true],
    ['It is under $5.', [offer('Marrow', null)], false],
  ])('%s', (text, own, isHeld) => {
    expect(faultOfComparison(text, ground(own)) === null).toBe(isHeld);
  });
});

describe('a comparison of two', () => {
  it.each([
    ['Recommended: Lantern, $95.00, $25.00 below Kestrel.', [lantern, kestrel], true],
    ['Recommended: Kestrel, $120.00, $25.00 below Lantern.', [kestrel, lantern], false],
    ['Kestrel is dearer than Lantern.', [kestrel, lantern], true],
    ['Lantern is dearer than Kestrel.', [lantern, kestrel], false],
    ['Kestrel would be cheaper than Lantern.', [kestrel, lantern], true],
    ['Kestrel is below Marrow.', [kestrel, offer('Marrow', null)], false],
    // No rate is in the rows.
    ['Kestrel is below Pelham.', [kestrel, offer('Pelham', '90.00', { currency: 'EUR' })], true],
  ])('%s', (text, own, isHeld) => {
    expect(faultOfComparison(text, ground(own)) === null).toBe(isHeld);
  });
});

describe('the only one', () => {
  const unknown = offer('Marrow', null);
  it.each([
    ['Kestrel is the only offer.', [kestrel], true],
    ['Kestrel is the only offer.', [kestrel, unknown], false],
    ['Kestrel is the only offer that is known in full.', [kestrel, unknown], true],
    ['Kestrel is the only offer that is known in full.', [kestrel, lantern], false],
    // What is within the limits is in no column.
    ['Kestrel is the only offer that is known in full and within the limits.', [kestrel, lantern], true],
    ['Kestrel says "the only offer".', [kestrel, lantern], true],
  ])('%s', (text, kept, isHeld) => {
    expect(faultOfOnly(text, ground([kestrel], kept)) === null).toBe(isHeld);
  });
});

it('words of degree in other languages are not those that compare two', () => {
  const told = (text: string) => faultOfSuperlative(text, ground([kestrel], [kestrel, lantern]), []);
  expect(told('Kestrel: más barato.')).toMatch(/"más barato"/);
  for (const text of [
    'Kestrel es más barato que antes.',
    'Kestrel est moins cher que prévu.',
    'Kestrel: più caro di ieri.',
  ])
    expect(told(text), text).toBeNull();
});

it.each([' ', ', ', 'within ', 'the only ', 'below $1 ', 'und am '])(
  'texts of %j take no time to speak of',
  (piece) => {
    const text = piece.repeat(30_000);
    const marks = [kestrel, lantern];
    expect(faultOfOnly(text, ground(marks)) ?? faultOfComparison(text, ground(marks)) ?? 'read').toBeTypeOf('string');
  },
);
