import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import { lotOf } from './lot-prices.ts';

const need = { id: 'need-1', part: 'flyers', codes: [], qty: '5000', qtyFrom: [], unit: 'each', start: 0, end: 0 };
const lot = (text: string): string | undefined => lotOf(findNumerals(text, '.'), need)?.price.value.toFixed();

describe('the price of a run', () => {
  it.each([
    ['stands behind its quantity', '1,000 £62 / 2,500 £98 / 5,000 £139', '139'],
    ['stands below its quantity', '2,500 5,000 10,000\n$385 $598 $940', '598'],
    ['is none where prices fall', '1,000 £0.62 / 2,500 £0.51 / 5,000 £0.44', undefined],
    ['is none where they rise faster than the quantity', '1,000 £62 / 5,000 £620', undefined],
    ['is none for another quantity', '1,000 £62 / 2,500 £98', undefined],
    ['is none for one pair', '5,000 £139', undefined],
  ])('%s', (_what, text, price) => {
    expect(lot(text)).toBe(price);
  });
});
