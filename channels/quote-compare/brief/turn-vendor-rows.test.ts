import { describe, expect, it } from 'vitest';
import { splitNotes } from './split-notes.ts';
import { turnVendorRows } from './turn-vendor-rows.ts';

const ROWS = `40 pz FO-22
| Fornitore | FO-22 (cad.) | Trasporto |
|---|---|---|
| Emilia Ricambi srl | 7,90 € | 12,00 € |
| Padana Industria | 7,40 € | gratis |
entro maggio`;

describe('turnVendorRows', () => {
  it('turns a table with a row for each vendor', () =>
    expect(turnVendorRows(ROWS).split('\n')).toEqual([
      '40 pz FO-22',
      '\tEmilia Ricambi srl\tPadana Industria',
      'FO-22 (cad.)\t7,90 €\t7,40 €',
      'Trasporto\t12,00 €\tgratis',
      'entro maggio',
    ]));

  it('leaves a table of parts as it is', () => {
    const parts = 'Item\tQty\tPrice\nAB-1\t4\t2.50\nAB-2\t6\t1.00';
    expect(turnVendorRows(parts)).toBe(parts);
  });

  it('gives a quote for each row', () =>
    expect(splitNotes(ROWS).quotes.map(({ name }) => name)).toEqual(['Emilia Ricambi srl', 'Padana Industria']));
});

describe('names of one word above their prices', () => {
  it('open a quote each', () =>
    expect(
      splitNotes('25 laptops\n\nTechlease\n$38.00 each\n\nRentit\n$32.00 each').quotes.map(
        ({ text }) => text.split('\n')[0],
      ),
    ).toEqual(['Techlease', 'Rentit']));
});
