import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import type { DecimalMark } from '../../reading/numerals.ts';
import { orderLimits } from './order-limits.ts';

describe('orderLimits', () => {
  it.each<[string, DecimalMark, string[]]>([
    ['3% off orders over $5,000, 5% off orders over $10,000', '.', ['from value 5000', 'from value 10000']],
    ['5 % Rabatt ab 1.000 €', ',', ['from value 1000']],
    ['remise de 5 % à partir de 600,00 € HT', ',', ['from value 600']],
    ['orders of $7,500 or more get 4% off', '.', ['from value 7500']],
    ['2% discount on 500 pcs or more', '.', ['from pieces 500']],
    ['handling 15.00 on orders below 250.00', '.', ['below value 250']],
    ['discount 12.00', '.', []],
  ])('%s', (text, mark, expected) => {
    const found = orderLimits(text, findNumerals(text, mark), { start: 0, end: text.length });
    expect(found.map(({ kind, of, numeral }) => `${kind} ${of} ${numeral.value.toFixed()}`)).toEqual(expected);
  });
});
