import { expect, it } from 'vitest';
import { mainCurrency } from './currency.ts';

it.each([
  ['TL-2200 12 1,098.00\nTL-2200 case 45.00\nTotal CAD 13,221.00', 'CAD'],
  ['PEN-40 box 12.00\nPEN-60 box 14.00\nTotal £26.00', 'GBP'],
  ['12.500 TL\n400 TL', 'TRY'],
  ['EUR -12.00', 'EUR'],
  ['TL-2200 12 1,098.00', null],
])('the currency of %j is %s', (text, code) => {
  expect(mainCurrency(text)).toBe(code);
});
