import { describe, expect, it } from 'vitest';
import { compareQuotes } from '../../../test/support/compare-quotes.ts';

describe('a price list with more than is asked for', () => {
  it('has a price for what is asked for, and nothing else of it is bought', async () => {
    const { recommended, rows } = await compareQuotes(
      '40 hi-vis vests, large, and 12 respirators, class FFP3 only. We compare net.\n\nQuote 1:\nTyrrell Safety - price list 2027, EUR ex VAT, each\n                      1-19     20-39    40+\nHi-vis vest S/M/L     6.10      5.60     5.10\nHi-vis vest XXL       6.90      6.30     5.80\n                      1-9      10-24    25+\nRespirator FFP3       3.20      2.90     2.60\nEar plugs, box       14.90     13.60    12.80\nCarriage 8.00 per order\n\nQuote 2:\nGannon Workwear\n40 hi-vis vests L at 5.00 = 200.00\nFor the respirators we only carry the FFP2, 12 at 1.50 = 18.00.\nFree delivery, total 218.00 ex VAT',
    );
    expect(rows[0]).toMatchObject({ linesSubtotal: '238.80', freight: '8.00', landedTotal: '246.80' });
    expect(rows[1]).toMatchObject({ landedTotal: null });
    expect(recommended).toBe('Tyrrell Safety');
  });

  it.each(['We have no IIR in our range, only the Type II', 'Masks Type II'])(
    'of a grade that is insisted on takes no lower one: %s',
    async (words) => {
      const { rows } = await compareQuotes(
        `Order: 20 boxes face masks, Type IIR only. Net, please.\n\nQuote 1:\nGannon Workwear\n${words}, 20 boxes at 3.10 = 62.00\nFree delivery, total 62.00 ex VAT\n\nQuote 2:\nTyrrell Safety\nMask Type IIR, 20 boxes at 4.10 = 82.00\nFree delivery, total 82.00 ex VAT`,
      );
      expect(rows[0]).toMatchObject({ landedTotal: null });
      expect(rows[1]).toMatchObject({ landedTotal: '82.00' });
    },
  );
});
