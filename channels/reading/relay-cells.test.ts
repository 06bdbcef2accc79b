import { describe, expect, it } from 'vitest';
import { relayCells } from './relay-cells.ts';

const isHeading = (words: string): boolean => ['Qty', 'Part', 'Price', 'Amount'].includes(words);

describe('relayCells', () => {
  it('joins rows where quantity times price is the amount, and labels with their amounts', () => {
    const cells =
      'Acme\nQty\nPart\nPrice\nAmount\n8\nPT-30\n812.00\n6,496.00\n8\nMV-2\n268.00\n2,144.00\nFreight\n64.00\nTotal\n8,704.00';
    expect(relayCells(cells, isHeading).split('\n')).toEqual([
      'Acme',
      'Qty   Part   Price   Amount',
      '8   PT-30   812.00   6,496.00',
      '8   MV-2   268.00   2,144.00',
      'Freight   64.00',
      'Total   8,704.00',
    ]);
  });

  it('joins rows of a name and as many numbers each, and the headings above them', () => {
    const cells = 'Acme\nPart\n1-249\n250-999\n1000+\nST-4\n0.31\n0.26\n0.21\nIN-6\n0.45\n0.39\n0.35\nShipping\n12.60';
    expect(relayCells(cells, isHeading).split('\n')).toEqual([
      'Acme',
      'Part   1-249   250-999   1000+',
      'ST-4   0.31   0.26   0.21',
      'IN-6   0.45   0.39   0.35',
      'Shipping   12.60',
    ]);
  });

  it('joins numbered rows whose blanks part thousands, and one that leaves a cell out', () => {
    const heads = ['Nr', 'Part', 'Text', 'Qty', 'Price', 'Amount'];
    const cells = `${heads.join('\n')}\n1\nZK-8\nkotwa\n2 500\n1,20\n3 000,00\n2\nZK-9\npręt\n400\n3,05\n1 220,00\n3\nDostawa\n1\n95,00\n95,00\nRazem\n4 315,00`;
    const isHead = (words: string): boolean => heads.includes(words);
    expect(relayCells(cells, isHead).split('\n')).toEqual([
      heads.join('   '),
      '1   ZK-8   kotwa   2 500   1,20   3 000,00',
      '2   ZK-9   pręt   400   3,05   1 220,00',
      '3   Dostawa   1   95,00   95,00',
      'Razem   4 315,00',
    ]);
  });

  it('joins quantities over their columns that no word names', () => {
    const cells = 'Acme Shelf\nGood thru June\n100\n250\n500\nLH-4\n1.40\n1.22\n1.05\nIN-4\n0.22\n0.18\n0.15';
    expect(relayCells(cells, isHeading).split('\n').slice(2)).toEqual([
      '100   250   500',
      'LH-4   1.40   1.22   1.05',
      'IN-4   0.22   0.18   0.15',
    ]);
  });

  it('joins a row of words that costs nothing below rows with units in their cells', () => {
    const cells =
      'Acme\nPart\nQty\nPrice\nAmount\nTowel service\n300 pcs / month\n0.80 / pc\n240.00 / month\nCollection\ntwice a week\nin the price\n0.00\nTotal\n240.00';
    expect(relayCells(cells, isHeading).split('\n').slice(2)).toEqual([
      'Towel service   300 pcs / month   0.80 / pc   240.00 / month',
      'Collection   twice a week   in the price   0.00',
      'Total   240.00',
    ]);
  });

  it('leaves lines alone that are no cells', () => {
    const text = 'Acme Supply\nAB-1  10  2.00  20.00\nFreight 5.00\nTotal 25.00\nStock';
    expect(relayCells(text, isHeading)).toBe(text);
  });
});
