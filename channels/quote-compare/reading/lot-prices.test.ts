import { describe, expect, it } from 'vitest';
import { findNumerals } from '../../reading/numerals.ts';
import { lotOf, measuredLot } from './lot-prices.ts';

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

describe('what is counted in pieces and priced by a measure', () => {
  const sheets = { ...need, part: 'plywood sheets', qty: '30' };
  const amountIn = (text: string): string | undefined =>
    measuredLot(findNumerals(text, '.'), sheets, text)?.price.value.toFixed(2);
  it.each([
    ['has the amount of the measure', '30 sheets = 90 m²  £8.50/m²  £765.00', '765.00'],
    ['has it by weight', '30 bars, 240 kg, £2.10 per kg, £504.00', '504.00'],
    ['has none where the arithmetic is another', '30 sheets = 90 m²  £8.50/m²  £756.00', undefined],
    ['has none for other pieces', '20 sheets = 60 m²  £8.50/m²  £510.00', undefined],
    ['has none where the price is for a piece', '30 sheets, 90 m², £25.50 each, £765.00', undefined],
  ])('%s', (_what, text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });
});
