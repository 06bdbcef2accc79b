import { describe, expect, it } from 'vitest';
import { withSignsAtAmounts } from './signs-at-amounts.ts';

describe('withSignsAtAmounts', () => {
  it.each([
    ['Levering                  €    75,00', 'Levering                     € 75,00'],
    ['Korting 3 %              -€   130,32', 'Korting 3 %                -€ 130,32'],
    ['Anlieferung         Fr.    90.00', 'Anlieferung            Fr. 90.00'],
    ['2 x $ 40.00  $  80.00', '2 x $ 40.00   $ 80.00'],
    ['Preis €    Gesamt €', 'Preis €    Gesamt €'],
    ['Tisch 2   569,00 €     1.138,00 €', 'Tisch 2   569,00 €     1.138,00 €'],
  ])('%s', (written, plain) => {
    expect(withSignsAtAmounts(written)).toBe(plain);
  });
});
