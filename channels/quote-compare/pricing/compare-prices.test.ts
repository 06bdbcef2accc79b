import { describe, expect, it } from 'vitest';
import { readQuote } from '../reading/read-quote.ts';
import { settleByOthers } from './compare-prices.ts';

const NEED = {
  id: 'need-1',
  part: 'leaflet LF-5',
  codes: ['LF-5'],
  qty: '10000',
  qtyFrom: [],
  unit: 'each',
  start: 0,
  end: 0,
};
const read = (text: string) => ({
  offer: readQuote(text, {
    needs: [NEED],
    shipToZip: null,
    calendar: { today: '2027-01-10', isKnown: false },
    vendorHints: [],
  }),
});
const settled = (...quotes: string[]) =>
  settleByOthers(quotes.map(read)).map(({ offer: { lines } }) =>
    lines.map(({ amount, isAmbiguous }) => [amount, isAmbiguous]),
  );

describe('settleByOthers', () => {
  it('takes a bare price for the whole where the others ask for about as much', () => {
    expect(settled('Acme Print\n10,000 x LF-5: £375.00', 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')).toEqual([
      [['375.00', false]],
      [['410.00', false]],
    ]);
  });

  it('doubts an offer that comes to next to nothing beside all others', () => {
    const others = ['Bolt Press\nLF-5 10,000 @ £0.041 = £410.00', 'Carr Press\nLF-5 10,000 @ £0.044 = £440.00'];
    expect(settled('Acme Print\nLF-5 leaflets for all 10,000 lump sum £6.10', ...others)).toEqual([
      [['6.10', true]],
      [['410.00', false]],
      [['440.00', false]],
    ]);
  });

  it('leaves a price for a piece alone', () => {
    expect(settled('Acme Print\n10,000 x LF-5: £0.05', 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')[0]).toEqual([
      ['500.00', false],
    ]);
  });

  it('leaves a price alone that says what it is for', () => {
    expect(settled('Acme Print\n10,000 x LF-5: £375.00 each', 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')[0]).toEqual(
      [['3750000.00', false]],
    );
  });

  it.each(['£375.00 netto/szt.', '£375.00 HT/pièce', '£375.00 neto/ud.'])(
    'finds it behind a word on the tax: %s',
    (price) => {
      expect(
        settled(`Acme Print\n10,000 x LF-5: ${price}`, 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')[0]?.[0]?.[0],
      ).toBe('3750000.00');
    },
  );

  it('doubts a price that fits neither way', () => {
    expect(settled('Acme Print\n10,000 x LF-5: £9.00', 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')[0]).toEqual([
      ['90000.00', true],
    ]);
  });

  it('compares nothing across currencies, and doubts a round price of many', () => {
    expect(settled('Acme Print\n10,000 x LF-5: €375.00', 'Bolt Press\nLF-5 10,000 @ £0.041 = £410.00')[0]).toEqual([
      ['3750000.00', true],
    ]);
  });
});
