import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import type { Need } from '../need.ts';
import { withThousandsInARow } from './thousands-in-a-row.ts';

const need = (unit: string): Need => ({
  id: 'need-1',
  part: 'neck label LB-18',
  codes: ['LB-18'],
  qty: '3000',
  qtyFrom: [],
  unit,
  start: 0,
  end: 0,
});
const valuesOf = (text: string, unit = 'each'): string[] =>
  withThousandsInARow(findNumerals(text, '.'), text, [need(unit)]).map(({ value }) => value.toFixed());

describe('withThousandsInARow', () => {
  it('reads a row of thousands over as many falling prices', () => {
    const text = 'LB-18\n  1M   2.5M   10M\n  62.00  44.50  31.15';
    expect(valuesOf(text).slice(-6)).toEqual(['1000', '2500', '10000', '62', '44.5', '31.15']);
  });

  it.each([
    ['lengths whose prices rise', '  10M   25M   50M\n  12.00  28.00  49.00', 'each'],
    ['what is asked for by the metre', '  10M   25M   50M\n  3.10  2.80  2.40', 'm'],
    ['a row without prices below it', '  10M   25M   50M\n  2 weeks', 'each'],
  ])('leaves %s', (_what, text, unit) => {
    expect(valuesOf(text, unit)[0]).toBe('10');
  });
});
