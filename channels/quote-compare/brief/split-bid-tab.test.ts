import { describe, expect, it } from 'vitest';
import { splitBidTab } from './split-bid-tab.ts';

describe('splitBidTab', () => {
  it('makes a quote of each column of a vendor', () => {
    const table =
      'All bidders FOB destination.\n\nItem           Qty     Orrin Electric    Dunmore Supply\n------\nWP-40 pack      60           48.50             46.90\nTotal                     2,910.00          2,814.00';
    const split = splitBidTab(table);
    expect(split?.quotes.map(({ text }) => text)).toEqual([
      'Orrin Electric\nWP-40 pack   60   48.50\nTotal   2,910.00\nAll bidders FOB destination.',
      'Dunmore Supply\nWP-40 pack   60   46.90\nTotal   2,814.00\nAll bidders FOB destination.',
    ]);
    expect(split?.brief).toContain('60 WP-40 pack');
  });

  it('parts the pairs of columns of a pasted sheet', () => {
    const sheet =
      '\tQty\tCastellan Supply\t\tNorrington Pipe\t\nItem\t\tUnit\tExt\tUnit\tExt\nBV-200\t18\t64.20\t1155.60\t61.75\t1111.50\nFreight\t\t\t85.00\t\tincl';
    expect(splitBidTab(sheet)?.quotes.map(({ text }) => text.split('\n').slice(2))).toEqual([
      ['BV-200   18   64.20   1155.60', 'Freight   85.00'],
      ['BV-200   18   61.75   1111.50', 'Freight   incl'],
    ]);
  });

  it('knows headings with the sign of a currency, and gives no column to another vendor where it does not', () => {
    const sheet = (unit: string, ext: string) =>
      `Item\tNeed\tSaguaro Labs\t\tPueblo Supply\t\n\t\t${unit}\t${ext}\t${unit}\t${ext}\nNG-4\t20\t8.95\t179.00\t8.40\t168.00\nPT-2\t12\t41.50\t498.00\t39.80\t477.60`;
    expect(splitBidTab(sheet('Unit $', 'Ext $'))?.quotes[1]?.text).toContain('NG-4   20   8.40   168.00');
    expect(splitBidTab(sheet('U1', 'E1'))).toBeNull();
  });

  it('reads vendors with their own heading beside them', () => {
    const sheet =
      'Item\tQty\tBasalt Tool\text\tGranite Tool\text\nDR-7\t30\t4.10\t123.00\t3.95\t118.50\nTotal\t\t\t123.00\t\t118.50';
    expect(splitBidTab(`All two deliver free.\n${sheet}`)?.quotes.map(({ text }) => text)).toEqual([
      'Basalt Tool\nItem   Qty   Unit price   ext\nDR-7   30   4.10   123.00\nTotal   123.00\nAll two deliver free.',
      'Granite Tool\nItem   Qty   Unit price   ext\nDR-7   30   3.95   118.50\nTotal   118.50\nAll two deliver free.',
    ]);
  });

  it('finds none in the table of one vendor', () => {
    expect(splitBidTab('Item  Qty  Unit Price  Extended\nAB-1  10  2.00  20.00\nAB-2  5  1.00  5.00')).toBeNull();
  });
});
