import { describe, expect, it } from 'vitest';
import { relayCells } from './relay-cells.ts';

const isHeading = (words: string): boolean => ['Qty', 'Part', 'Price', 'Amount'].includes(words);

describe('relayCells', () => {
  it('joins rows where quantity times price is the amount, and labels with their amounts', () => {
    const cells =
      'Acme\nQty\nPart\nPrice\nAmount\n8\nPT-30\n812.00\n6,496.00\n8\nMV-2\n268.00\n2,144.00\nFreight\n64.00\nTotal\n8,704.00';
    expect(relayCells(cells, isHeading).split('\n')).toEqual([
      'Acme',
      'Qty',
      'Part',
      'Price',
      'Amount',
      '8   PT-30   812.00   6,496.00',
      '8   MV-2   268.00   2,144.00',
      'Freight   64.00',
      'Total   8,704.00',
    ]);
  });

  it('leaves lines alone that are no cells', () => {
    const text = 'Acme Supply\nAB-1  10  2.00  20.00\nFreight 5.00\nTotal 25.00\nStock';
    expect(relayCells(text, isHeading)).toBe(text);
  });
});
